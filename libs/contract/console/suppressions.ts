import type { OptionalMailKind } from '../account/unsubscribe';
import { EMAIL_MAX, isEmailAddress } from '../rules/email-address';
import type { RulesOf } from '../rules/field-rule';

/** A kind of optional email, or all of them. */
export type SuppressedKind = OptionalMailKind | 'all';

/**
 * `unsubscribed`: asked for at the unsubscribe page or by a link in an email. `switched-off`: in the account's settings.
 * `complained`: reported as spam. `bounced`: an email came back later. `refused`: the mail server said at once that there
 * is no such address.
 */
export const SUPPRESSION_REASONS = [
  'unsubscribed',
  'switched-off',
  'complained',
  'bounced',
  'refused',
] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** What people asked for themselves. It is lifted only for a stated reason. */
export const OWN_WISHES = [
  'unsubscribed',
  'switched-off',
  'complained',
] as const satisfies readonly SuppressionReason[];

export function isOwnWish(reason: SuppressionReason): boolean {
  return OWN_WISHES.some((wish) => wish === reason);
}

export const SUPPRESSION_PAGE_SIZE = 50;

export interface SuppressedAddress {
  /** Names this entry; the address can't be read from it. */
  id: string;
  /** In part, and only where an account has it; null for any other, of which only a keyed hash is stored. */
  address: string | null;
  mailKind: SuppressedKind;
  reason: SuppressionReason;
  createdAt: string;
}

/** GET /api/admin/suppressions `address`, `reason`, `from`, `to`, `after`: newest first. */
export interface SuppressionPage {
  suppressions: SuppressedAddress[];
  /** What to pass as `after` for the following page; null on the last one. */
  next: string | null;
}

/** POST /api/admin/suppressions/lift. */
export interface LiftSuppression {
  id: string;
  /** Goes to the audit log; required for what people asked for themselves. */
  statedReason?: string | null;
}

export interface LiftSuppressionAnswer {
  lifted: SuppressedAddress;
}

const NO_ADDRESS = 'Search by a full email address';
const DAY_RULE = { kind: 'moment', optional: true, message: 'The day must be a valid date' } as const;

export const SUPPRESSION_LIST_RULES = {
  address: {
    kind: 'text',
    optional: true,
    nullable: true,
    max: EMAIL_MAX,
    tooLong: NO_ADDRESS,
    also: (text: string) => (isEmailAddress(text) ? null : NO_ADDRESS),
  },
  reason: {
    kind: 'choice',
    optional: true,
    options: SUPPRESSION_REASONS,
    message: `The reason must be ${SUPPRESSION_REASONS.slice(0, -1).join(', ')} or ${SUPPRESSION_REASONS.at(-1)}`,
  },
  from: DAY_RULE,
  to: DAY_RULE,
  after: { kind: 'text', optional: true, max: 200, tooLong: 'The place in the list is not valid' },
} as const;

const STATED_REASON = {
  kind: 'text',
  max: 200,
  tooLong: 'The reason cannot exceed 200 characters',
  oneLine: true,
} as const;
export const REASON_MISSING = 'Say why, in a few words';

export const LIFT_RULES = {
  id: { kind: 'opaque', required: 'The entry to lift is required' },
  statedReason: { ...STATED_REASON, optional: true, nullable: true },
} as const satisfies RulesOf<LiftSuppression>;

/** What the form asks for before it lifts what someone asked for themselves. */
export const STATED_REASON_RULES = {
  statedReason: { ...STATED_REASON, required: REASON_MISSING },
} as const satisfies RulesOf<{ statedReason: string }>;
