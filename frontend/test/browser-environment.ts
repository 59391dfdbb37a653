import JSDOMEnvironment from 'jest-environment-jsdom';

/**
 * jsdom with the network classes of Node, which jsdom leaves out or, like its own AbortSignal, makes in a way that Node's
 * fetch does not take. What a page has of them in a browser, and nothing else.
 */
export default class BrowserEnvironment extends JSDOMEnvironment {
  // Their entries for browsers need a service worker, or are modules that jest cannot require.
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
