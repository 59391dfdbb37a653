import { setTimeout as sleep } from 'node:timers/promises';

/** Rejects after this many milliseconds, whatever becomes of the work. */
export async function withinMs<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const leave = new AbortController();
  const limit = sleep(milliseconds, undefined, { signal: leave.signal, ref: false }).then(() => {
    throw new Error(`nothing within ${milliseconds / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    leave.abort();
    limit.catch(() => undefined);
  }
}
