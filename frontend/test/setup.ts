import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { cleanup, configure } from '@testing-library/react';
import { sessionExpiry } from '../src/lib/api/session-expiry';

// jsdom leaves out what the router and the pages take for granted in a browser.
const CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') };
const structuredClone = (value: unknown): unknown => deserialize(serialize(value));
Object.assign(globalThis, { TextEncoder, TextDecoder, CSS, structuredClone, scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  sessionExpiry.clear();
  sessionStorage.clear();
  localStorage.clear();
});
