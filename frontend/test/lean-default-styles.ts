import { createRequire } from 'node:module';

/**
 * jsdom matches every element against its 120 default rules whenever a style is read, which takes a quarter of the
 * test time. Of these, tests only need what is shown and how: one rule for each kind of display says the same.
 * Must be loaded before jsdom.
 */
const load = createRequire(__filename);
const SHEET = load.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const HIDDEN = 'none';

const selectors = new Map<string, string[]>();
const sheet = (load(SHEET) as string).replace(/\/\*.*?\*\/|@[^;]*;/gs, '');
for (const [, selector = '', declarations = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
  const display = /\bdisplay:\s*([\w-]+)/.exec(declarations)?.[1];
  if (display) selectors.set(display, [...(selectors.get(display) ?? []), selector.trim()]);
}
if (!selectors.get(HIDDEN)?.includes('[hidden]'))
  throw new Error("jsdom's default styles have another form now");

// The last rule wins, and what is hidden stays hidden.
const kinds = [...selectors].sort(([a], [b]) => Number(a === HIDDEN) - Number(b === HIDDEN));
const loaded = load.cache[SHEET];
if (loaded) loaded.exports = kinds.map(([kind, all]) => `${all.join(', ')} { display: ${kind} }`).join('\n');
