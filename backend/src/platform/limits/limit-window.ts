import type { LimitPolicy, Verdict } from './rate-limiter';

export interface LimitWindow {
  /** The counter's key, different in every window. */
  readonly counter: string;
  readonly secondsLeft: number;
}

export function currentWindow(policy: LimitPolicy, key: string, nowMs: number): LimitWindow {
  const windowMs = policy.windowSeconds * 1000;
  const index = Math.floor(nowMs / windowMs);
  return {
    counter: `limit:${policy.name}:${index}:${key}`,
    secondsLeft: Math.max(1, Math.ceil(((index + 1) * windowMs - nowMs) / 1000)),
  };
}

export function judge(policy: LimitPolicy, count: number, window: LimitWindow): Verdict {
  return { allowed: count <= policy.limit, retryAfterSeconds: window.secondsLeft };
}
