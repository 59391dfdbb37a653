import { TextDecoder, TextEncoder } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { sessionExpiry } from '../src/lib/session-expiry';

// jsdom leaves out what the router and the pages take for granted in a browser.
const CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') };
Object.assign(globalThis, { TextEncoder, TextDecoder, CSS, scrollTo: () => undefined });

configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  sessionExpiry.clear();
  sessionStorage.clear();
  localStorage.clear();
});
