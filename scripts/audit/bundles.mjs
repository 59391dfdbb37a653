// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LaunchError } from '../lib/launch-error.mjs';

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const ENTRY_SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="\/assets\/([\w.-]+\.js)"/g;
const MATERIAL_UI = /["'`]Mui[A-Z]/;
const CHARTS = /["'`]MuiCharts[A-Z]/;

/**
 * The built client's scripts: what each entry loads up front, following its static imports, in kB (gzip).
 * @param {string} folder dist/frontend
 */
export function measureBundles(folder) {
  const assets = join(folder, 'assets');
  const code = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
  );
  const withImports = (/** @type {readonly string[]} */ files) => closure(code, files);
  const landing = withImports(entriesOf(join(folder, 'landing.html')));
  const screen = [...code.keys()].filter((file) => file.startsWith('dashboard-screen-'));
  const shell = withImports([...entriesOf(join(folder, 'index.html')), ...screen]);
  const isChart = (/** @type {string} */ file) => CHARTS.test(code.get(file) ?? '');
  const chartFiles = [...code.keys()].filter(isChart);
  const before = withImports([
    ...shell,
    ...[...code.keys()].filter((file) => opens(code.get(file), chartFiles)),
  ]);
  const charts = [...withImports(chartFiles)].filter((file) => !before.has(file));
  for (const [what, files] of Object.entries({ landing, screen, shell, chartFiles }))
    if ([...files].length === 0) throw new LaunchError(`No ${what} script in ${folder}.`);
  return {
    landing: kilobytes(code, landing),
    landingHasMaterialUi: [...landing].some((file) => MATERIAL_UI.test(code.get(file) ?? '')),
    shell: kilobytes(code, shell),
    shellHasCharts: [...shell].some(isChart),
    charts: kilobytes(code, charts),
  };
}

/**
 * Whether this script loads one of the files later. @param {string | undefined} text @param {readonly string[]} files
 */
function opens(text, files) {
  return [...(text ?? '').matchAll(DYNAMIC_IMPORT)].some(([, file]) => file && files.includes(file));
}

/** @param {string} page */
function entriesOf(page) {
  return [...readFileSync(page, 'utf8').matchAll(ENTRY_SCRIPT)].map(([, file]) => file ?? '');
}

/** @param {ReadonlyMap<string, string>} code @param {readonly string[]} files @returns {Set<string>} */
function closure(code, files) {
  const reached = new Set(files);
  // Iterating a set also visits entries added during the iteration.
  for (const file of reached)
    for (const [, imported] of (code.get(file) ?? '').matchAll(STATIC_IMPORT))
      if (imported) reached.add(imported);
  return reached;
}

/** @param {ReadonlyMap<string, string>} code @param {Iterable<string>} files */
function kilobytes(code, files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(code.get(file) ?? '').length;
  return bytes / 1000;
}
