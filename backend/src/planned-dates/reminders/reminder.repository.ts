import type { RemindedPlan } from './reminder';

/** A plan whose reminder is due, with what speaks against sending it. */
export interface DueReminder {
  readonly ownerId: string;
  readonly plan: RemindedPlan;
  readonly isScored: boolean;
  /** Its match is archived. */
  readonly isCanceled: boolean;
}

/** One push message that is owed to one browser. */
export interface PushDelivery {
  readonly ownerId: string;
  readonly subscriptionId: string;
  readonly plan: RemindedPlan;
  /** It has become needless since: scored, or its match archived. */
  readonly isNeedless: boolean;
  readonly expiresAt: Date;
  /** Attempts so far, this one included. */
  readonly attempts: number;
}

export abstract class ReminderRepository {
  /** One plan whose reminder is due, which no other worker gets until the surrounding transaction ends. */
  abstract takeDue(now: Date): Promise<DueReminder | null>;
  /** When to look at it again; null settles it. */
  abstract setNext(ownerId: string, planId: string, at: Date | null): Promise<void>;
  /** Owes the message to every browser of the owner. */
  abstract addDeliveries(ownerId: string, planId: string, now: Date, expiresAt: Date): Promise<void>;
  /** Whether a message about some plan is still owed to one of the owner's browsers. */
  abstract hasDeliveries(ownerId: string): Promise<boolean>;
  /** Some that are due; no other worker gets them before `claimedUntil`. */
  abstract claimDeliveries(now: Date, claimedUntil: Date, limit: number): Promise<PushDelivery[]>;
  abstract postponeDelivery(delivery: PushDelivery, until: Date): Promise<void>;
  abstract removeDelivery(delivery: PushDelivery): Promise<void>;
}
