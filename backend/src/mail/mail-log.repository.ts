import type { LoggedMail, MailMark } from './mail-log';

export abstract class MailLogRepository {
  /** Newest first. */
  abstract listFor(userId: string): Promise<LoggedMail[]>;
  /** The first time counts. Answers whose mail it was; null for one that is in no log. */
  abstract mark(id: string, mark: MailMark, at: Date): Promise<{ userId: string } | null>;
  /** The newest mail of the kind to this address is what made its reader leave. */
  abstract markUnsubscribed(email: string, kind: string, at: Date): Promise<void>;
}
