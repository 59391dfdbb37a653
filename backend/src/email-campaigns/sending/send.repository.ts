export interface NewSend {
  readonly userId: string;
  readonly dueAt: Date;
}

/** A recipient whose turn it is. */
export interface DueSend {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

export interface QueuedSend {
  readonly userId: string;
  readonly outboxId: string;
}

/** One row for each campaign and recipient, whatever happens. */
export abstract class SendRepository {
  /** Whoever is in already stays as they are. */
  abstract add(campaignId: string, sends: readonly NewSend[]): Promise<void>;
  /** Due and pending, the longest due first; nobody else gets them until the transaction ends. */
  abstract claim(campaignId: string, now: Date, limit: number): Promise<DueSend[]>;
  abstract markQueued(campaignId: string, sends: readonly QueuedSend[]): Promise<void>;
  /** Mails in the outbox that no worker has touched are pending again. */
  abstract takeBack(campaignId: string): Promise<void>;
  /** Mails of all campaigns that wait for their first try, counted up to `limit`. */
  abstract countUntried(limit: number): Promise<number>;
  abstract hasOpen(campaignId: string): Promise<boolean>;
  /** When all that was sent has used up its time; null while another worker is at it. Locked until the transaction ends. */
  abstract takePace(): Promise<Date | null>;
  abstract setPace(freeFrom: Date): Promise<void>;
}
