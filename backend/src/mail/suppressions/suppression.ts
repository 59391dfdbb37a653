/** Stands for every kind of mail that one can do without. */
export const ALL_KINDS = 'all';

export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';

export interface Suppression {
  /** An `OptionalMailKind`, `all`, or whatever else a link named. */
  readonly mailKind: string;
  readonly reason: SuppressionReason;
  readonly createdAt: Date;
}
