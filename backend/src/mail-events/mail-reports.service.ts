import { Injectable } from '@nestjs/common';
import { OPTIONAL_MAIL_KINDS } from '#contract/unsubscribe';
import type { MailReportAnswer } from '#contract/mail-events';
import { MailLogService } from '../mail/mail-log.service';
import { outboxIdOf } from '../mail/message-id';
import type { MailMark } from '../mail/mail-log';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { ALL_KINDS } from '../suppressions/suppression';
import { SuppressionsService } from '../suppressions/suppressions.service';
import { UsersService } from '../users/users.service';
import { readComplaintReport } from './complaint-report';
import { readDeliveryReport } from './delivery-report';

/** What other mail servers tell about mails of ours. */
@Injectable()
export class MailReportsService {
  constructor(
    private readonly log: MailLogService,
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly transaction: Transaction,
  ) {}

  /** Throws mail.report-unreadable. */
  takeBounce(message: string): Promise<MailReportAnswer> {
    const report = readDeliveryReport(message);
    if (!report) throw new DomainError('mail.report-unreadable');
    return this.transaction.run(async () => {
      if (report.failed.length > 0) await this.mark(report.messageId, 'bounced');
      const lasting = report.failed.filter(({ isPermanent }) => isPermanent);
      for (const { address } of lasting) await this.suppressions.suppress(address, ALL_KINDS, 'bounced');
      return { suppressed: lasting.length };
    });
  }

  /** Like an unsubscription from everything, so that the settings show it and can take it back. Throws mail.report-unreadable. */
  takeComplaint(message: string): Promise<MailReportAnswer> {
    const report = readComplaintReport(message);
    if (!report) throw new DomainError('mail.report-unreadable');
    return this.transaction.run(async () => {
      const holder = await this.mark(report.messageId, 'complained');
      const account = holder && (await this.users.find(holder.userId));
      const address = report.address ?? account?.email;
      if (address === undefined) return { suppressed: 0 };
      for (const kind of OPTIONAL_MAIL_KINDS) {
        await this.suppressions.suppress(address, kind, 'complained');
        await this.users.turnOffEmails(address, kind);
      }
      return { suppressed: 1 };
    });
  }

  private async mark(messageId: string | null, mark: MailMark): Promise<{ userId: string } | null> {
    const id = messageId === null ? null : outboxIdOf(messageId);
    return id === null ? null : this.log.mark(id, mark);
  }
}
