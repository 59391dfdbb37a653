import { cleanup, configure } from '@testing-library/react';
import { sessionExpiry } from '../src/lib/api/session-expiry';

// jsdom leaves out what the router and the pages take for granted in a browser.
const CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') };
Object.assign(globalThis, { CSS, scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  sessionExpiry.clear();
  sessionStorage.clear();
  localStorage.clear();
});
