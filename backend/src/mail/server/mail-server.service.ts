import { Injectable, Logger } from '@nestjs/common';
import { Transaction } from '../../platform/database/database';
import { isAwayAfter, type FailedAttempt, type MailServerOutage, type RecentAttempts } from './mail-server';
import { MailServerRepository } from './mail-server.repository';

export type FailureVerdict = 'own' | 'away' | 'just-left';

/** Notices when the mail server is away as a whole, so that no email pays for that with its own backoff. */
@Injectable()
export class MailServerService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly server: MailServerRepository,
    private readonly transaction: Transaction,
  ) {}

  /** Whether an attempt failed for the email's own sake, or because the server is away, and since this very attempt. */
  async failed(attempt: FailedAttempt, reason: string): Promise<FailureVerdict> {
    await this.server.addFailure(reason);
    const verdict = await this.transaction.run(async (): Promise<FailureVerdict> => {
      const before = await this.server.lock();
      await this.server.noteFailure(attempt);
      if (!isAwayAfter(before, attempt)) return 'own';
      if (before.isAway) return 'away';
      await this.server.markAway(reason);
      return 'just-left';
    });
    if (verdict === 'just-left')
      this.logger.error(`The mail server is away (${reason}). Email waits; one tries it every 10 s.`);
    return verdict;
  }

  /** An attempt failed that tells nothing about whether the server is away: it answered, or nothing was asked of it. */
  rejected(reason: string): Promise<void> {
    return this.server.addFailure(reason);
  }

  /** Returns whether this success ended an outage. */
  async succeeded(): Promise<boolean> {
    if (!(await this.server.addSuccess())) return false;
    const ended = await this.transaction.run(async () => {
      await this.server.lock();
      const outage = await this.server.outage();
      await this.server.noteSuccess();
      return outage;
    });
    if (ended)
      this.logger.log(
        `The mail server is back after ${Math.round(ended.seconds)} s. Everything waiting goes.`,
      );
    return ended !== null;
  }

  /** Null while the server is not away. */
  outage(): Promise<MailServerOutage | null> {
    return this.server.outage();
  }

  recentAttempts(): Promise<RecentAttempts> {
    return this.server.recentAttempts();
  }

  /** Someone wants to know now whether the server is back: the next email tries it at once. */
  probeSoon(): Promise<void> {
    return this.server.probeSoon();
  }
}
