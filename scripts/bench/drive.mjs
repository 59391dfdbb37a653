// @ts-check
import autocannon from 'autocannon';
import { notesOf } from './dataset.mjs';

export const CONNECTIONS = 16;
const ROUNDS = 5;

/**
 * @typedef {import('./dataset.mjs').BenchUser} BenchUser
 * @typedef {{ perSecond: number, p50: number, p99: number, bytes: number }} Figures
 * @typedef {{ name: string, app: Figures, bare: Figures, ratio: number }} Row
 */

/** @param {BenchUser} user */
function dateBody({ candidateIds, criterionIds }) {
  const pick = Math.floor(Math.random() * candidateIds.length);
  return JSON.stringify({
    candidateId: candidateIds[pick],
    dateDate: '2026-01-15',
    contextScores: { chemistry: 1 + (pick % 10), enjoyment: 8 },
    standardsScores: Object.fromEntries(criterionIds.map((id, index) => [id, 1 + ((pick + index) % 10)])),
    location: 'Botanical garden',
    personalNotes: notesOf(Math.floor(Math.random() * 1e9)),
  });
}

/** The list of a client that has it already. */
const UNCHANGED = 'GET /api/candidates, unchanged';

const CALLS = /** @type {const} */ ([
  { name: 'GET /api/auth/user', method: 'GET', path: '/api/auth/user' },
  { name: 'GET /api/candidates', method: 'GET', path: '/api/candidates' },
  { name: 'GET /api/dashboard/stats', method: 'GET', path: '/api/dashboard/stats' },
  { name: 'GET /api/decision', method: 'GET', path: '/api/decision' },
  { name: 'GET /api/decision/compare', method: 'GET', path: '/api/decision/compare' },
  { name: 'POST /api/date-experiences', method: 'POST', path: '/api/date-experiences' },
  // Against the current user of the bare server, which has nothing like it.
  { name: UNCHANGED, method: 'GET', path: '/api/candidates', bare: '/api/auth/user' },
]);

/**
 * One measured run: each request comes from a random user. @param {string} origin
 * @param {{ name: string, method: 'GET' | 'POST', path: string }} call
 * @param {BenchUser[]} users @param {number} seconds @param {Map<string, string>} [tags] by token: what each user has already
 */
async function run(origin, call, users, seconds, tags = new Map()) {
  const isUnchanged = tags.size > 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: call.method,
        path: call.path,
        setupRequest: (request) => {
          const user = users[Math.floor(Math.random() * users.length)];
          if (!user) return request;
          request.headers = { cookie: `sid=${user.token}` };
          const tag = tags.get(user.token);
          if (tag) request.headers['if-none-match'] = tag;
          if (call.path === '/api/decision/compare')
            request.path = `${call.path}?a=${user.candidateIds[0]}&b=${user.candidateIds[1]}`;
          if (call.method === 'POST') {
            request.headers['content-type'] = 'application/json';
            request.body = dateBody(user);
          }
          return request;
        },
      },
    ],
  });
  const expected = isUnchanged ? result['3xx'] : result['2xx'];
  if (expected < result.requests.total || result.errors > 0)
    throw new Error(
      `${call.name} at ${origin}: ${result.requests.total - expected} not as expected, ${result.errors} failed requests`,
    );
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, total)),
  };
}

/** How many users hold an answer; getting them takes a request each. */
const HOLDERS = 500;

/** @param {string} origin @param {string} path @param {BenchUser[]} users */
async function tagsOf(origin, path, users) {
  /** @type {Map<string, string>} */
  const tags = new Map();
  for (const { token } of users) {
    const response = await fetch(`${origin}${path}`, { headers: { cookie: `sid=${token}` } });
    await response.arrayBuffer();
    tags.set(token, response.headers.get('etag') ?? '');
  }
  return tags;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** @param {Figures[]} runs @returns {Figures} */
function middle(runs) {
  return {
    perSecond: median(runs.map((one) => one.perSecond)),
    p50: median(runs.map((one) => one.p50)),
    p99: median(runs.map((one) => one.p99)),
    bytes: median(runs.map((one) => one.bytes)),
  };
}

/**
 * Runs each call against both servers in turn, so that a slow moment affects both; the ratio is the median over the pairs.
 * @param {{ app: string, bare: string, users: BenchUser[], seconds: number, log: (line: string) => void }} options
 * @returns {Promise<Row[]>}
 */
export async function measure({ app, bare, users, seconds, log }) {
  const rows = [];
  for (const call of CALLS) {
    const isUnchanged = call.name === UNCHANGED;
    const asked = isUnchanged ? users.slice(0, HOLDERS) : users;
    const tags = isUnchanged ? await tagsOf(app, call.path, asked) : undefined;
    const bareCall = 'bare' in call ? { ...call, path: call.bare } : call;
    await run(app, call, asked, 2, tags);
    await run(bare, bareCall, users, 2);
    const pairs = [];
    for (let round = 0; round < ROUNDS; round += 1)
      pairs.push({
        app: await run(app, call, asked, seconds, tags),
        bare: await run(bare, bareCall, users, seconds),
      });
    const ratio = median(pairs.map((pair) => pair.app.perSecond / pair.bare.perSecond));
    rows.push({
      name: call.name,
      app: middle(pairs.map((pair) => pair.app)),
      bare: middle(pairs.map((pair) => pair.bare)),
      ratio,
    });
    log(`  ${call.name}: ${ratio.toFixed(2)}`);
  }
  return rows;
}
