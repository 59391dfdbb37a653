import type { LimitPolicy, Verdict } from './rate-limiter';

/** The fixed window that a moment falls in, and how much of the one before still counts. */
export interface LimitWindow {
  /** The counter's key, different in every window. */
  readonly counter: string;
  /** The previous window's key. */
  readonly previous: string;
  readonly windowMs: number;
  readonly msLeft: number;
  /** The part of the previous window that a window ending now still covers, 0 to 1. */
  readonly share: number;
}

/** How many were allowed in the two windows. */
export interface LimitCounts {
  readonly current: number;
  readonly previous: number;
}

export function currentWindow(policy: LimitPolicy, key: string, nowMs: number): LimitWindow {
  const windowMs = policy.windowSeconds * 1000;
  const index = Math.floor(nowMs / windowMs);
  const msLeft = (index + 1) * windowMs - nowMs;
  const counterOf = (window: number): string => `limit:${policy.name}:${window}:${key}`;
  return {
    counter: counterOf(index),
    previous: counterOf(index - 1),
    windowMs,
    msLeft,
    share: msLeft / windowMs,
  };
}

/** Counters are needed for one more window after their own. */
export function secondsToKeep({ msLeft, windowMs }: LimitWindow): number {
  return Math.ceil((msLeft + windowMs) / 1000);
}

/**
 * Whether one more fits, by a sliding window: what was allowed in the previous fixed window counts by the share of it
 * that the last `windowSeconds` still cover. So a window's edge never doubles a limit.
 */
export function judge(policy: LimitPolicy, counts: LimitCounts, window: LimitWindow): Verdict {
  const allowed = counts.previous * window.share + counts.current + 1 <= policy.limit;
  return {
    allowed,
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(waitMs(policy, counts, window) / 1000)),
  };
}

function waitMs({ limit }: LimitPolicy, { current, previous }: LimitCounts, window: LimitWindow): number {
  const { windowMs, msLeft } = window;
  if (limit < 1) return msLeft + windowMs;
  const room = limit - current - 1;
  if (room >= 0) return msLeft - (room / previous) * windowMs;
  return msLeft + (1 - (limit - 1) / current) * windowMs;
}
