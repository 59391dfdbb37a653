import type { CampaignEvent, ComplaintRate, LoggedMail, MailMark } from './mail-log';

export abstract class MailLogRepository {
  /** Newest first. */
  abstract listFor(userId: string): Promise<LoggedMail[]>;
  /** The address of the user it was sent to; null when no log has it. */
  abstract addressOf(id: string): Promise<string | null>;
  /** Only the first time counts: false for any other, and for an email that no log has. */
  abstract mark(id: string, mark: MailMark, at: Date): Promise<boolean>;
  /** Counts an event for the email's campaign, if it has one: for its hour, or for a link. */
  abstract countForCampaign(id: string, event: CampaignEvent): Promise<void>;
  /** The newest email of the kind to this address is the one that made its reader unsubscribe. */
  abstract markUnsubscribed(email: string, kind: string, at: Date): Promise<void>;
  /** From this day in UTC (`YYYY-MM-DD`) on. */
  abstract complaintsSince(day: string): Promise<ComplaintRate>;
  /** Deletes some of those that were sent this many days ago; returns how many. */
  abstract deleteOlderThan(days: number): Promise<number>;
}
