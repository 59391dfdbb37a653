import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkPalette, lightPalette } from '../../app/theme/theme-palette';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const [lightRules = '', darkRules = ''] = read('styles/ground.css').split('prefers-color-scheme: dark');

const tokens = (rules: string) =>
  Object.fromEntries(
    [...rules.matchAll(/--([a-z-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]),
  );

describe("the page's colors", () => {
  it.each([
    ['light', lightRules, lightPalette],
    ['dark', darkRules, darkPalette],
  ])("match the app's in %s mode", (_scheme, rules, palette) => {
    const main = (color: unknown) => (color as { main: string }).main;
    expect(tokens(rules)).toMatchObject({
      head: main(palette.primary),
      heart: main(palette.secondary),
      'head-soft': palette.soft?.head,
      'heart-soft': palette.soft?.heart,
      paper: palette.background?.default,
      card: palette.background?.paper,
      ink: palette.text?.primary,
      muted: palette.text?.secondary,
      line: palette.divider,
      track: palette.score?.track,
      edge: palette.score?.edge,
      high: palette.score?.high,
      mid: palette.score?.mid,
      low: palette.score?.low,
    });
  });

  it('are already right before the page renders', () => {
    const document = read('landing-document.css');
    expect(document).toContain(`background: ${lightPalette.background?.default};`);
    expect(document).toContain(`background: ${darkPalette.background?.default};`);
  });

  it('are also those of the emails', () => {
    const emails = ['mail-layout.ts', 'markdown-renderer.ts'].map((name) =>
      read(`../../../../backend/src/mail/rendering/${name}`),
    );
    const used = new Set(emails.join('').match(/#[0-9a-f]{6}/g));
    const known = JSON.stringify([lightPalette, darkPalette]);
    expect(used.size).toBeGreaterThan(12);
    expect([...used].filter((color) => !known.includes(color))).toEqual([]);
  });
});
