// @ts-check
import lighthouse from 'lighthouse';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../lib/free-port.mjs';
import { LaunchError } from '../lib/launch-error.mjs';
import { browserPath } from '../testing/system-tools.mjs';

const RUNS = 3;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/** @typedef {Record<string, number>} Scores by category, 0 to 100 */

/**
 * A browser that Lighthouse can measure in, with its own cookies.
 * @returns {Promise<{ context: import('playwright-core').BrowserContext, port: number, close: () => Promise<void> }>}
 */
export async function openBrowser() {
  const executablePath = browserPath();
  if (!executablePath)
    throw new LaunchError('No browser found. Install chromium, or set CHROME to a browser.');
  const profile = mkdtempSync(join(tmpdir(), 'hh-browser-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...ARGS, `--remote-debugging-port=${port}`],
  });
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, port, close };
}

/**
 * Lighthouse's mobile profile on one page; the median of three runs, because a single run varies with machine load.
 * @param {string} url @param {number} port of the browser @param {readonly string[]} categories
 * @returns {Promise<{ scores: Scores, failed: string[] }>} `failed` lists the audits below a full score, except performance
 */
export async function measurePage(url, port, categories) {
  /** @type {Awaited<ReturnType<typeof runOnce>>[]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url, port, categories));
  const scores = Object.fromEntries(
    categories.map((category) => [category, median(runs.map((run) => run.scores[category] ?? 0))]),
  );
  return { scores, failed: runs[0]?.failed ?? [] };
}

/** @param {string} url @param {number} port @param {readonly string[]} categories */
async function runOnce(url, port, categories) {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError)
    throw new LaunchError(
      `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  const { lhr } = result;
  const scores = Object.fromEntries(
    Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
  const failed = Object.entries(lhr.categories).flatMap(([name, { auditRefs }]) =>
    name === 'performance' ? [] : auditRefs.flatMap(({ id, weight }) => unmet(lhr.audits[id], weight)),
  );
  return { scores, failed };
}

/** @param {{ title: string, score: number | null } | undefined} audit @param {number} weight @returns {string[]} */
function unmet(audit, weight) {
  return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : [];
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
