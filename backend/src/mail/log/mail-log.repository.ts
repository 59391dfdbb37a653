import type { CampaignEvent, ComplaintRate, LoggedMail, MailMark } from './mail-log';

export abstract class MailLogRepository {
  /** Newest first. */
  abstract listFor(userId: string): Promise<LoggedMail[]>;
  /** The address of the user it was sent to; null if the email isn't in the log. */
  abstract addressOf(id: string): Promise<string | null>;
  /** Returns false if the email already has this mark or isn't in the log. */
  abstract mark(id: string, mark: MailMark, at: Date): Promise<boolean>;
  /** Counts an event for the email's campaign, if it has one: by hour, or by link. */
  abstract countForCampaign(id: string, event: CampaignEvent): Promise<void>;
  /** Attributes the unsubscribe to the newest email of this kind sent to the address. */
  abstract markUnsubscribed(email: string, kind: string, at: Date): Promise<void>;
  /** Counted from this UTC day (`YYYY-MM-DD`) on. */
  abstract complaintsSince(day: string): Promise<ComplaintRate>;
  /** Deletes a batch of entries that were sent more than this many days ago; returns how many. */
  abstract deleteOlderThan(days: number): Promise<number>;
}
