import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBundles } from '../audit/bundles.mjs';

const FILES = {
  'landing.html': '<script type="module" crossorigin src="/assets/landing-1.js"></script>',
  'index.html': '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  'assets/landing-1.js': 'import{t}from"./track-1.js";t()',
  'assets/track-1.js': 'export const t=()=>{}',
  'assets/index-1.js': 'import"./base-1.js";const s=()=>import("./dashboard-screen-1.js")',
  'assets/base-1.js': 'const n="MuiButton"',
  'assets/dashboard-screen-1.js': 'import"./base-1.js";const c=()=>import("./insight-charts-1.js")',
  'assets/insight-charts-1.js': `import"./base-1.js";import"./scale-1.js";const n="MuiChartsAxis${'x'.repeat(2_000)}"`,
  'assets/scale-1.js': `const s="${Array.from({ length: 3_000 }, (_, at) => at).join()}"`,
  'assets/other-page-1.js': `const big="${Array.from({ length: 9_000 }, (_, at) => at).join()}"`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function measure(changes: Partial<typeof FILES> = {}) {
  for (const [name, content] of Object.entries({ ...FILES, ...changes }))
    writeFileSync(join(folder, name), content);
  return measureBundles(folder);
}

describe('the sizes of the built scripts', () => {
  it('cover exactly what each page loads up front', () => {
    const sizes = measure();
    expect(sizes).toMatchObject({ landingHasMaterialUi: false, shellHasCharts: false });
    expect(sizes.landing).toBeLessThan(0.2);
    expect(sizes.shell).toBeLessThan(0.5);
    expect(sizes.charts).toBeGreaterThan(5);
    expect(sizes.charts).toBeLessThan(10);
  });

  it('flag Material UI in the landing page through a shared file', () => {
    expect(measure({ 'assets/track-1.js': 'import"./base-1.js"' }).landingHasMaterialUi).toBe(true);
  });

  it('flag charts in the first screen', () => {
    const direct = 'import"./base-1.js";import"./insight-charts-1.js"';
    const sizes = measure({ 'assets/dashboard-screen-1.js': direct });
    expect(sizes.shellHasCharts).toBe(true);
    expect(sizes.shell).toBeGreaterThan(5);
  });
});
