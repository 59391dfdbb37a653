import { Injectable } from '@nestjs/common';
import type { MailReportAnswer } from '#contract/console/mail-events';
import { MailLogService } from '../log/mail-log.service';
import { outboxIdOf } from '../message-id';
import { DomainError } from '../../platform/errors/domain-error';
import { isSameAddress } from './mail-fact';
import { MailFactsService } from './mail-facts.service';
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
    private readonly facts: MailFactsService,
  ) {}

  /** Throws mail.report-unreadable. */
  async takeBounce(message: string): Promise<MailReportAnswer> {
    const report = await readDeliveryReport(message);
    if (!report) throw new DomainError('mail.report-unreadable');
    const mail = await this.mailOf(report.messageId);
    if (!mail) return { suppressed: 0 };
    const failures = report.failed.filter(({ address }) => isSameAddress(address, mail.address));
    if (failures.length > 0)
      return this.take(
        'bounced',
        mail,
        failures.some(({ isPermanent }) => isPermanent),
      );
    const isDelivered = report.delivered.some((address) => isSameAddress(address, mail.address));
    return isDelivered ? this.take('delivered', mail) : { suppressed: 0 };
  }

  /** Treated like unsubscribing from everything. Throws mail.report-unreadable. */
  async takeComplaint(message: string): Promise<MailReportAnswer> {
    const report = await readComplaintReport(message);
    if (!report) throw new DomainError('mail.report-unreadable');
    const mail = await this.mailOf(report.messageId);
    if (!mail || !isSameAddress(report.address ?? mail.address, mail.address)) return { suppressed: 0 };
    return this.take('complained', mail);
  }

  private async take(
    kind: 'delivered' | 'bounced' | 'complained',
    { id, address }: MailOfOurs,
    isBadAddress = false,
  ): Promise<MailReportAnswer> {
    const { isSuppressed } = await this.facts.take({ kind, mailId: id, address, isBadAddress });
    return { suppressed: isSuppressed ? 1 : 0 };
  }

  private async mailOf(messageId: string | null): Promise<MailOfOurs | null> {
    const id = messageId === null ? null : outboxIdOf(messageId);
    const address = id === null ? null : await this.log.addressOf(id);
    return id === null || address === null ? null : { id, address };
  }
}
