import './lean-default-styles';
import JSDOMEnvironment from 'jest-environment-jsdom';

/**
 * jsdom with Node's network classes, which jsdom lacks or, like its AbortSignal, implements in a way Node's fetch
 * doesn't accept. Adds only what browsers have.
 */
export default class BrowserEnvironment extends JSDOMEnvironment {
  // Their browser entry points need a service worker, or are modules that jest can't require.
  override customExportConditions = [''];

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      BroadcastChannel,
      fetch,
      Headers,
      ReadableStream,
      Request,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
      TransformStream,
      WritableStream,
    });
  }
}
