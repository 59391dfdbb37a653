// @ts-check
// In a worker: a full account that keeps adding matches, and perhaps asks for its list, until it is told to stop.
import { parentPort, workerData } from 'node:worker_threads';

/** The general limit is 600 requests a minute: over all rounds, this stays below. */
const EVERY_MS = 100;
const { origin, token, alsoLists } = workerData;
const url = `${origin}/api/candidates`;
const cookie = `sid=${token}`;

/** @type {Record<number, number>} How often adding was answered how. */
const statuses = {};
/** @type {Promise<void>[]} */
const sent = [];

async function addOne() {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name: 'One more' }) });
  await response.arrayBuffer();
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  if (alsoLists) await (await fetch(url, { headers: { cookie } })).arrayBuffer();
}

const hammer = setInterval(() => sent.push(addOne()), EVERY_MS);
parentPort?.once('message', async () => {
  clearInterval(hammer);
  await Promise.all(sent);
  parentPort?.postMessage(statuses);
});
