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
  abstract hasOpen(campaignId: string): Promise<boolean>;
  /**
   * When everything sent so far has used up its time; null while another worker holds the lock. Locked until the
   * transaction ends.
   */
  abstract takePace(): Promise<Date | null>;
  abstract setPace(freeFrom: Date): Promise<void>;
}
