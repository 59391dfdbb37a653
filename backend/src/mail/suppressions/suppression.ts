/** Stands for every kind of optional email. */
export const ALL_KINDS = 'all';

export type SuppressionReason = 'unsubscribed' | 'bounced' | 'complained';

export interface Suppression {
  /** An `OptionalMailKind`, `all`, or any other value from a link. */
  readonly mailKind: string;
  readonly reason: SuppressionReason;
  readonly createdAt: Date;
}
