import type { RecipientFilter, RecipientState } from '#contract/console/campaigns/campaign-list';
import type { Waiting } from '../campaigns/campaign';

export interface NewSend {
  readonly userId: string;
  readonly dueAt: Date;
}

/** A recipient whose turn it is. */
export interface DueSend {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly dueAt: Date;
  /** IANA name, as the account has it now; null when unknown. */
  readonly timeZone: string | null;
}

export interface QueuedSend {
  readonly userId: string;
  readonly outboxId: string;
}

export interface RecipientQuery {
  readonly campaignId: string;
  readonly state: RecipientFilter;
  /** The last user of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

export interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly state: RecipientState;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly refusedAt: Date | null;
  readonly openedAt: Date | null;
  readonly clickedAt: Date | null;
  readonly unsubscribedAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly complainedAt: Date | null;
}

/** Exactly one row per campaign and recipient. */
export abstract class SendRepository {
  /** Existing rows stay as they are. */
  abstract add(campaignId: string, sends: readonly NewSend[]): Promise<void>;
  /** Claims due, pending sends until the transaction ends, longest due first. */
  abstract claim(campaignId: string, now: Date, limit: number): Promise<DueSend[]>;
  /** Gives pending sends a later turn. */
  abstract putOff(campaignId: string, sends: readonly NewSend[]): Promise<void>;
  /** What is not handed over yet, by campaign. */
  abstract waitingOf(campaignIds: readonly string[]): Promise<ReadonlyMap<string, Waiting>>;
  abstract markQueued(campaignId: string, sends: readonly QueuedSend[]): Promise<void>;
  /** Returns outbox emails that no worker has touched to pending. */
  abstract withdraw(campaignId: string): Promise<void>;
  /** Emails of all campaigns that could have their first attempt now, counted up to `limit`. */
  abstract countUnattempted(limit: number): Promise<number>;
  /** Up to `limit` recipients after `after`, by user. */
  abstract recipientsOf(query: RecipientQuery): Promise<Recipient[]>;
  abstract hasOpen(campaignId: string): Promise<boolean>;
  /**
   * When everything sent so far has used up its time; null while another worker holds the lock. Locked until the
   * transaction ends.
   */
  abstract takePace(): Promise<Date | null>;
  abstract setPace(freeFrom: Date): Promise<void>;
}
