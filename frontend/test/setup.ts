import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import { sessionExpiry } from '../src/lib/api/session-expiry';

// jsdom leaves out what the router and the pages take for granted in a browser.
const CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') };
Object.assign(globalThis, { CSS, scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// jsdom holds every element against every rule whenever it is asked for a style, which is half of the time of these tests.
// What they see of the styles is what is hidden, cannot be clicked, or has a width, which charts ask for.
const insertRule = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function (rule) {
  if (/display:\s*none|visibility|pointer-events|[;{]width:/.test(rule)) insertRule.call(this, rule);
};

// React notes where every element was made, and jest asks for a hundred frames of each note.
Error.stackTraceLimit = 10;

configure({ asyncUtilTimeout: 5000 });

afterEach(() => {
  cleanup();
  sessionExpiry.clear();
  sessionStorage.clear();
  localStorage.clear();
});
