export interface LimitPolicy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

export const LIMITS = {
  signInByAccount: { name: 'sign-in-account', limit: 10, windowSeconds: 900 },
  signInByAddress: { name: 'sign-in-address', limit: 50, windowSeconds: 900 },
  secondFactor: { name: 'second-factor', limit: 10, windowSeconds: 900 },
  register: { name: 'register', limit: 10, windowSeconds: 3_600 },
  reset: { name: 'reset', limit: 10, windowSeconds: 3_600 },
  resend: { name: 'resend', limit: 10, windowSeconds: 3_600 },
  tracking: { name: 'tracking', limit: 120, windowSeconds: 60 },
  contact: { name: 'contact', limit: 10, windowSeconds: 3_600 },
  unsubscribe: { name: 'unsubscribe', limit: 600, windowSeconds: 60 },
  coach: { name: 'coach', limit: 30, windowSeconds: 3_600 },
  general: { name: 'general', limit: 600, windowSeconds: 60 },
} as const satisfies Record<string, LimitPolicy>;

export interface Verdict {
  readonly allowed: boolean;
  readonly retryAfterSeconds: number;
}

/** Fixed windows, shared by all processes. Fails open: while the store is down, everything is allowed. */
export abstract class RateLimiter {
  /** Counts one, and returns whether it is within the limit. */
  abstract consume(policy: LimitPolicy, key: string): Promise<Verdict>;
  /** Refunds one, for limits that count only failures. */
  abstract refund(policy: LimitPolicy, key: string): Promise<void>;
  /** Like `consume`, but answers from memory and shares the count a moment later, for the hot path. */
  abstract consumeInMemory(policy: LimitPolicy, key: string): Verdict;
  abstract close(): Promise<void>;
}
