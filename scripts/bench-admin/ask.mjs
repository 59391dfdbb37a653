// @ts-check

const WARM_UP = 3;

/** @param {number[]} sorted @param {number} share */
const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Of an answer that is a list, or has one. @param {unknown} body */
function rowsOf(body) {
  const lists = [body, ...Object.values(body ?? {})].filter((value) => Array.isArray(value));
  return lists[0]?.length ?? 1;
}

/**
 * Asks one question repeatedly, one request at a time, as an administrator would; returns milliseconds to the last byte.
 * @param {{ origin: string, tokens: string[], question: import('./questions.mjs').Question, calls: number }} options
 */
export async function ask({ origin, tokens, question, calls }) {
  const times = [];
  let rows = 0;
  for (let turn = -WARM_UP; turn < calls; turn += 1) {
    const token = tokens[Math.abs(turn) % tokens.length] ?? '';
    const begin = performance.now();
    const path = question.path(Math.abs(turn));
    const cookie = `sid=${token}`;
    const answer = await fetch(
      `${origin}${path}`,
      question.body
        ? {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify(question.body(Math.abs(turn))),
          }
        : { headers: { cookie } },
    );
    const body = await answer.json();
    if (turn >= 0) times.push(performance.now() - begin);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    rows = rowsOf(body);
  }
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99), rows };
}
