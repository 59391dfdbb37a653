export interface LimitPolicy {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

export const LIMITS = {
  signInByAccount: { name: 'sign-in-account', limit: 10, windowSeconds: QUARTER_HOUR },
  signInByDevice: { name: 'sign-in-device', limit: 10, windowSeconds: QUARTER_HOUR },
  signInByAddress: { name: 'sign-in-address', limit: 50, windowSeconds: QUARTER_HOUR },
  reauthentication: { name: 'reauthentication', limit: 10, windowSeconds: QUARTER_HOUR },
  secondFactor: { name: 'second-factor', limit: 10, windowSeconds: QUARTER_HOUR },
  recoveryCodes: { name: 'recovery-codes', limit: 10, windowSeconds: HOUR },
  register: { name: 'register', limit: 10, windowSeconds: HOUR },
  reset: { name: 'reset', limit: 10, windowSeconds: HOUR },
  resetCheck: { name: 'reset-check', limit: 120, windowSeconds: HOUR },
  resend: { name: 'resend', limit: 10, windowSeconds: HOUR },
  changeEmail: { name: 'change-email', limit: 5, windowSeconds: HOUR },
  tracking: { name: 'tracking', limit: 120, windowSeconds: MINUTE },
  contact: { name: 'contact', limit: 10, windowSeconds: HOUR },
  unsubscribe: { name: 'unsubscribe', limit: 600, windowSeconds: MINUTE },
  // Calendar services ask for many people from one address.
  calendarByAddress: { name: 'calendar-address', limit: 600, windowSeconds: MINUTE },
  calendarByLink: { name: 'calendar-link', limit: 120, windowSeconds: HOUR },
  coach: { name: 'coach', limit: 30, windowSeconds: HOUR },
  general: { name: 'general', limit: 600, windowSeconds: MINUTE },
} as const satisfies Record<string, LimitPolicy>;

/** One use of a limit by the person or address that `key` identifies. */
export interface Charge {
  readonly policy: LimitPolicy;
  readonly key: string;
}

export interface Verdict {
  readonly allowed: boolean;
  /** Whole seconds until the next use is allowed; 0 when this one was. */
  readonly retryAfterSeconds: number;
}

/** Sliding windows, shared by all processes. While the shared store is away, each process counts on its own. */
export abstract class RateLimiter {
  /** Counts one for each charge, or none of them when one of their limits is used up. */
  abstract consume(charges: readonly Charge[]): Promise<Verdict>;
  /** Refunds one for each charge, for limits that count only failures. */
  abstract refund(charges: readonly Charge[]): Promise<void>;
  /** Like `consume`, but answers from memory and shares the count a moment later, for the hot path. */
  abstract consumeInMemory(charge: Charge): Verdict;
  abstract close(): Promise<void>;
}

/** Of several limits the one that takes longest decides. */
export function strictest(verdicts: readonly Verdict[]): Verdict {
  return {
    allowed: verdicts.every(({ allowed }) => allowed),
    retryAfterSeconds: Math.max(0, ...verdicts.map(({ retryAfterSeconds }) => retryAfterSeconds)),
  };
}
