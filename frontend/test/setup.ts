import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { privateStorage } from '../src/lib/storage/private-storage';
import { sessionExpiry } from '../src/lib/api/session-expiry';

// jsdom lacks features that the router and the pages expect of a browser.
const CSS = { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') };
Object.assign(globalThis, { CSS, scrollTo: () => undefined });
Object.assign(Element.prototype, { scrollIntoView: () => undefined });

// jsdom matches every element against every rule whenever a style is read, which takes half of the test time.
// Tests only read visibility, clickability and the widths that charts need.
const insertRule = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function (rule) {
  if (/display:\s*none|visibility|pointer-events|[;{]width:/.test(rule)) insertRule.call(this, rule);
};

// React records where every element was created, up to ten thousand times a second. Only warnings show it, and it takes a tenth of the test time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {
    // React counts from zero again every second.
  },
});

configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  sessionExpiry.clear();
  sessionStorage.clear();
  privateStorage.clear();
  localStorage.clear();
});
