import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Deadlock, and a serialization failure: everything was rolled back and may succeed when it runs again. */
const CONFLICTS: readonly unknown[] = ['40P01', '40001'];
/** A lock that did not come in time. */
const LOCKED_OUT = '55P03';
const ATTEMPTS = 4;
const PAUSE_MS = 30;

/** Runs the work up to 4 times while PostgreSQL answers that it met other work, with a random pause of up to 30 ms × the attempt. */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !hasErrorCode(error, CONFLICTS)) throw error;
      await wait(randomInt(PAUSE_MS * attempt));
    }
}

/** Null when a conflict or a lock rolled the statement back, so that the caller can do without it. */
export async function unlessInTheWay<Result>(statement: Promise<Result>): Promise<Result | null> {
  return statement.catch((error: unknown) => {
    if (hasErrorCode(error, [...CONFLICTS, LOCKED_OUT])) return null;
    throw error;
  });
}

/** Whether PostgreSQL gave one of these codes as the reason. */
export function hasErrorCode(error: unknown, codes: readonly unknown[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(error.code);
}
