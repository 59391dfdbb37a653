import type { OptionalMailKind } from '#contract/account/unsubscribe';
import type { OutgoingMail } from '../mail';

/** An email that this process has to send; no other touches it until the claim runs out. */
export type ClaimedMail = OutgoingMail & {
  readonly id: string;
  /** Including this one: 1 on the first attempt. */
  readonly attempt: number;
  /** By the database's clock, like everything that decides when an email goes. */
  readonly claimedAt: Date;
  /** Since it was requested. */
  readonly ageSeconds: number;
  /** Since the link in it was made. */
  readonly linkAgeSeconds: number;
};

/** Which claim: an expired one, whose email another worker has claimed since, changes nothing anymore. */
export interface Claim {
  readonly id: string;
  readonly attempt: number;
}

/** What the mail log stores about an email that was sent, or turned away at its recipient. */
export interface SentMail {
  readonly subject: string;
  readonly mailKind: OptionalMailKind | null;
  readonly campaignId: string | null;
}

/** What workers do with the outbox. Only the database's clock decides what is due and when a claim runs out. */
export abstract class DeliveryRepository {
  /** Null when it is settled, not due, unknown, claimed by a live worker, or the mail server is away. */
  abstract claim(id: string): Promise<ClaimedMail | null>;
  /**
   * Up to `limit` emails, oldest first, that are due for another attempt, or have been due for this many seconds for
   * their first; none while the mail server is away.
   */
  abstract claimDue(limit: number, dueForSeconds: number): Promise<ClaimedMail[]>;
  /** While the mail server is away: every 10 seconds the email that has waited longest for an attempt, else none. */
  abstract claimProbe(): Promise<ClaimedMail[]>;
  /** Claims these for another 25 seconds. */
  abstract extendClaims(claims: readonly Claim[]): Promise<void>;
  /** Releases claims on emails that are not settled. */
  abstract release(claims: readonly Claim[]): Promise<void>;
  /** Marks it sent, erases its content and adds `log` to the user's log, in place of an earlier refusal. */
  abstract markSent(id: string, log: SentMail | null): Promise<void>;
  /** Marks it not sent, because its recipient does not want or need it, and erases its content. */
  abstract markSuppressed(claim: Claim, reason: string | null): Promise<void>;
  /** Due again this many seconds after the claimed attempt began. */
  abstract retryIn(claim: Claim, seconds: number, error: string): Promise<void>;
  /** Due again in this many seconds, because nothing was attempted. */
  abstract postpone(claim: Claim, seconds: number): Promise<void>;
  /** Due as before, for when the mail server is back; the claimed attempt does not count. */
  abstract hold(claim: Claim, error: string): Promise<void>;
  /** Keeps its content, so that it can be sent after all; adds `refused` to the user's log, for one that was turned away at its recipient. */
  abstract markDead(claim: Claim, error: string, refused: SentMail | null): Promise<void>;
  /** After its link was renewed. */
  abstract replaceContent(mail: ClaimedMail): Promise<void>;
}
