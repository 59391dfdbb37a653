import { Injectable } from '@nestjs/common';
import { OPTIONAL_MAIL_KINDS } from '#contract/account/unsubscribe';
import type { MailReportAnswer } from '#contract/console/mail-events';
import { MailLogService } from '../log/mail-log.service';
import { outboxIdOf } from '../message-id';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { ALL_KINDS } from '../suppressions/suppression';
import { SuppressionsService } from '../suppressions/suppressions.service';
import { UsersService } from '../../users/users.service';
import { readComplaintReport, readDeliveryReport } from './report-parser';

interface MailOfOurs {
  readonly id: string;
  /** The user's address, as spelled in the account. */
  readonly address: string;
}

/**
 * What other mail servers report about our emails. Anyone can forge a report, so it counts only for the recipient of
 * the email it names.
 */
@Injectable()
export class MailReportsService {
  constructor(
    private readonly log: MailLogService,
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly transaction: Transaction,
  ) {}

  /** Throws mail.report-unreadable. */
  async takeBounce(message: string): Promise<MailReportAnswer> {
    const report = await readDeliveryReport(message);
    if (!report) throw new DomainError('mail.report-unreadable');
    return this.transaction.run(async () => {
      const mail = await this.mailOf(report.messageId);
      const failures = report.failed.filter(({ address }) => mail && isSame(address, mail.address));
      if (!mail || failures.length === 0) return { suppressed: 0 };
      await this.log.mark(mail.id, 'bounced');
      if (!failures.some(({ isPermanent }) => isPermanent)) return { suppressed: 0 };
      await this.suppressions.suppress(mail.address, ALL_KINDS, 'bounced');
      return { suppressed: 1 };
    });
  }

  /** Treated like unsubscribing from everything, so that it shows in the settings and can be undone there. Throws mail.report-unreadable. */
  async takeComplaint(message: string): Promise<MailReportAnswer> {
    const report = await readComplaintReport(message);
    if (!report) throw new DomainError('mail.report-unreadable');
    return this.transaction.run(async () => {
      const mail = await this.mailOf(report.messageId);
      if (!mail || !isSame(report.address ?? mail.address, mail.address)) return { suppressed: 0 };
      await this.log.mark(mail.id, 'complained');
      for (const kind of OPTIONAL_MAIL_KINDS) {
        await this.suppressions.suppress(mail.address, kind, 'complained');
        await this.users.turnOffEmails(mail.address, kind);
      }
      return { suppressed: 1 };
    });
  }

  private async mailOf(messageId: string | null): Promise<MailOfOurs | null> {
    const id = messageId === null ? null : outboxIdOf(messageId);
    const address = id === null ? null : await this.log.addressOf(id);
    return id === null || address === null ? null : { id, address };
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
