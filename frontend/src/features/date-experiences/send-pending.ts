import { ApiError } from '../../lib/api/api-error';
import { dropPending, keepPending, pendingDates, type PendingDate } from './pending-dates.api';

/** Answers of the server that a later try can change: no connection, no session, too fast, not available. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500;
}

/**
 * Sends what waits, oldest first, one at a time and in one tab only; each goes with the key it was kept under, so that the
 * server makes it once. What the server refuses for good stays, with the reason. Answers how many it took.
 */
export async function sendPending(
  userId: string,
  send: (date: PendingDate) => Promise<unknown>,
): Promise<number> {
  return alone(async () => {
    let sent = 0;
    for (const date of pendingDates(userId).filter(({ problem }) => problem === null)) {
      try {
        await send(date);
      } catch (error) {
        if (!(error instanceof ApiError) || mayPass(error)) return sent;
        // The key was taken by this date before something in it changed: the server has it.
        if (error.status === 422) {
          dropPending(userId, date.idempotencyKey);
          continue;
        }
        keepPending(userId, { ...date, problem: error.message });
        continue;
      }
      dropPending(userId, date.idempotencyKey);
      sent += 1;
    }
    return sent;
  });
}

async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing without https; the keys make a double sending harmless then.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('hh-pending-dates', work);
}
