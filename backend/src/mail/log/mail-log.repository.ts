import type { LoggedMail, MailMark } from './mail-log';

export abstract class MailLogRepository {
  /** Newest first. */
  abstract listFor(userId: string): Promise<LoggedMail[]>;
  /** The address of the user whose mail it was; null for one that is in no log. */
  abstract addressOf(id: string): Promise<string | null>;
  /** The first time counts. */
  abstract mark(id: string, mark: MailMark, at: Date): Promise<void>;
  /** The newest mail of the kind to this address is what made its reader leave. */
  abstract markUnsubscribed(email: string, kind: string, at: Date): Promise<void>;
}
