import { errorEntry, type ErrorCode } from '#contract/errors';

const SECONDS: Partial<Record<ErrorCode, number>> = { 'server.busy': 2 };
const SECONDS_DEFAULT = 5;

/** Seconds, for answers of 503 that name none of their own; undefined for answers that are not worth repeating. */
export function retryAfterSeconds(code: ErrorCode): number | undefined {
  return errorEntry(code).status === 503 ? (SECONDS[code] ?? SECONDS_DEFAULT) : undefined;
}
