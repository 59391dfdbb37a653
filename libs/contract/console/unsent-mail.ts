import type { RulesOf } from '../rules/field-rule';

/**
 * Why an email has not been sent: its first attempt is still to come, at least one failed and another will follow, or
 * none will.
 */
export const UNSENT_STATES = ['waiting', 'failing', 'undeliverable'] as const;
export type UnsentState = (typeof UNSENT_STATES)[number];
export const UNSENT_FILTERS = ['all', ...UNSENT_STATES] as const;
export type UnsentFilter = (typeof UNSENT_FILTERS)[number];

export const UNSENT_LIMITS = {
  pageSize: 50,
  /** The most emails one call may name. */
  selectionMax: 1_000,
  /** How many emails one call for all of a kind changes; its answer says how many are left. */
  atOnce: 5_000,
} as const;

/** One email that is owed, never its content. */
export interface UnsentMail {
  id: string;
  type: string;
  state: UnsentState;
  /** The address, in part unless it is the address of `userId`; null when it can't be read. */
  recipient: string | null;
  userId: string | null;
  /** Since when it is owed. */
  dueAt: string;
  attempts: number;
  /** Null when there will be none. The past: as soon as the mail server is back, or in a moment. */
  nextAttemptAt: string | null;
  /** It is being handed over right now, so nothing else can be done with it. */
  isInHand: boolean;
  /** What happened at the latest attempt, in the mail server's words; null before the first. */
  lastError: string | null;
}

/** GET /api/admin/emails `state`, `after`: oldest first. */
export interface UnsentMailPage {
  emails: UnsentMail[];
  /** What to pass as `after` for the following page; null on the last one. */
  next: string | null;
  counts: Record<UnsentState, number>;
  /** When this was read. */
  asOf: string;
}

/** POST /api/admin/emails/send-now and /api/admin/emails/give-up. */
export interface UnsentMailIds {
  ids: string[];
}

/** POST /api/admin/emails/send-all-now and /api/admin/emails/give-up-all: at most 5,000 of them, oldest first. */
export interface AllUnsentMail {
  state: UnsentFilter;
  /** Only what was owed by then, so that nothing is included that the administrator has not seen counted. */
  until: string;
}

/** Emails in the middle of being handed over are left alone. */
export interface UnsentMailAnswer {
  changed: number;
  /** Those of the same kind that another call could change. */
  left: number;
}

/** The moment and the id in a page's `next`. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/;

const STATE_RULE = {
  kind: 'choice',
  options: UNSENT_FILTERS,
  message: `The state must be ${UNSENT_FILTERS.slice(0, -1).join(', ')} or ${UNSENT_FILTERS.at(-1)}`,
} as const;

export const UNSENT_LIST_RULES = {
  state: { ...STATE_RULE, optional: true },
  after: {
    kind: 'text',
    optional: true,
    max: 100,
    tooLong: 'The place in the list is not valid',
    also: (text: string) =>
      CURSOR.test(text) && !Number.isNaN(Date.parse(text.slice(0, text.indexOf('_'))))
        ? null
        : 'The place in the list is not valid',
  },
} as const;

export const UNSENT_MAIL_IDS_RULES = {
  ids: {
    kind: 'id-list',
    message: 'A list of email ids is required',
    max: UNSENT_LIMITS.selectionMax,
    tooMany: `Select at most ${UNSENT_LIMITS.selectionMax} emails at a time`,
  },
} as const satisfies RulesOf<UnsentMailIds>;

export const ALL_UNSENT_MAIL_RULES = {
  state: STATE_RULE,
  until: { kind: 'moment', message: 'The time of the list is required' },
} as const satisfies RulesOf<AllUnsentMail>;
