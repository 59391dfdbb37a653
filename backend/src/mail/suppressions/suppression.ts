import type { OptionalMailKind } from '#contract/account/unsubscribe';

/** Stands for every kind of optional email. */
export const ALL_KINDS = 'all';

export type SuppressedKind = OptionalMailKind | typeof ALL_KINDS;

/**
 * `unsubscribed`: asked for at the unsubscribe page or by a link in an email. `switched-off`: in the account's settings.
 */
export type SuppressionReason = 'unsubscribed' | 'switched-off' | 'bounced' | 'complained';

export interface Suppression {
  readonly mailKind: SuppressedKind;
  readonly reason: SuppressionReason;
  readonly createdAt: Date;
}
