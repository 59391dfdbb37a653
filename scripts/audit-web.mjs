// @ts-check
// npm run audit:web Holds the built client to its budgets: Lighthouse (mobile profile) on the landing page and on a
// filled dashboard, and script sizes in kB (gzip). Prints one table; fails when over any budget.
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { measureBundles } from './audit/bundles.mjs';
import { startDemo } from './audit/demo-product.mjs';
import { measurePage, openBrowser } from './audit/lighthouse.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { ROOT } from './launch/launch.mjs';
import { messageOf } from './lib/launch-error.mjs';

const LANDING_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const DASHBOARD_SCORES = { performance: 90, accessibility: 100 };
const SIZES = { landing: 85, shell: 165, charts: 105 };

/** @typedef {{ what: string, value: string, budget: string, kept: boolean, why?: string[] }} Row */

/** @param {string} page @param {Record<string, number>} least @param {Awaited<ReturnType<typeof measurePage>>} measured @returns {Row[]} */
function scoreRows(page, least, { scores, failed }) {
  return Object.entries(least).map(([category, budget]) => {
    const value = scores[category] ?? 0;
    const kept = value >= budget;
    const why = kept || category === 'performance' ? [] : failed;
    return { what: `${page}: ${category}`, value: String(value), budget: `at least ${budget}`, kept, why };
  });
}

/** @returns {Row[]} */
function sizeRows() {
  const sizes = measureBundles(join(ROOT, 'dist/frontend'));
  /** @param {string} what @param {number} value @param {number} budget @param {boolean} isClean @param {string} stain @returns {Row} */
  const row = (what, value, budget, isClean, stain) => ({
    what: `${what}, kB gzip`,
    value: value.toFixed(1),
    budget: `under ${budget}`,
    kept: value < budget && isClean,
    why: isClean ? [] : [stain],
  });
  return [
    row('Landing script', sizes.landing, SIZES.landing, !sizes.landingHasMaterialUi, 'contains Material UI'),
    row('Signed-in shell', sizes.shell, SIZES.shell, !sizes.shellHasCharts, 'contains the charts'),
    row('Charts, on first use', sizes.charts, SIZES.charts, true, ''),
  ];
}

/** @param {import('playwright-core').BrowserContext} context @param {Awaited<ReturnType<typeof startDemo>>} demo */
async function signIn(context, { url, email, password }) {
  await context.request.post(`${url}/api/auth/login`, { data: { email, password }, failOnStatusCode: true });
  // The guide dialog would cover the dashboard.
  await context.request.post(`${url}/api/user/mark-dashboard-guide-seen`, { failOnStatusCode: true });
}

/** @returns {Promise<Row[]>} */
async function lighthouseRows() {
  const demo = await startDemo(ROOT);
  const browser = await openBrowser();
  try {
    const landing = await measurePage(`${demo.url}/`, browser.port, Object.keys(LANDING_SCORES));
    await signIn(browser.context, demo);
    const dashboard = await measurePage(`${demo.url}/dashboard`, browser.port, Object.keys(DASHBOARD_SCORES));
    return [
      ...scoreRows('Landing page', LANDING_SCORES, landing),
      ...scoreRows('Dashboard', DASHBOARD_SCORES, dashboard),
    ];
  } finally {
    await browser.close();
    await demo.stop();
  }
}

/** @param {readonly Row[]} rows */
function print(rows) {
  console.log();
  for (const { what, value, budget, kept, why = [] } of rows) {
    console.log(`${kept ? 'ok  ' : 'OVER'}  ${what.padEnd(34)}${value.padStart(7)}   ${budget}`);
    for (const reason of why) console.log(`      - ${reason}`);
  }
}

try {
  await ensureBuilt(ROOT);
  const rows = [...sizeRows(), ...(await lighthouseRows())];
  print(rows);
  const [load = 0] = loadavg();
  if (load > availableParallelism())
    console.log(
      '\nThe machine is busy with other work, which lowers performance scores. Measure again when it is idle.',
    );
  const over = rows.filter(({ kept }) => !kept).length;
  console.log(over === 0 ? '\nEvery budget is met.' : `\n${over} over budget.`);
  process.exitCode = over === 0 ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
