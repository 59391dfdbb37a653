import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from '#contract/account/privacy';
import type { AdminEmailLogEntry } from '#contract/console/admin';
import { COMPLAINT_LIMITS } from '#contract/console/campaigns/campaign-activity';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { mailOutcome, type ComplaintRate, type LoggedMail, type MailMark } from './mail-log';
import { MailLogRepository } from './mail-log.repository';
import { messageIdOf } from '../message-id';

const DAY_MS = 86_400_000;

/** Which emails went to whom, and what became of them; never their content. */
@Injectable()
export class MailLogService {
  constructor(
    private readonly log: MailLogRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async listFor(userId: string): Promise<AdminEmailLogEntry[]> {
    const mails = await this.log.listFor(userId);
    return mails.map((mail) => ({
      id: mail.id,
      emailType: mail.type,
      subject: mail.subject,
      outcome: mailOutcome(mail),
      sentAt: mail.sentAt.toISOString(),
      openedAt: mail.openedAt?.toISOString() ?? null,
      clickedAt: mail.clickedAt?.toISOString() ?? null,
      isOpened: mail.openedAt !== null,
      isClicked: mail.clickedAt !== null,
      messageId: messageIdOf(mail.id, this.config.mailFrom),
    }));
  }

  exportFor(userId: string): Promise<LoggedMail[]> {
    return this.log.listFor(userId);
  }

  /** The address of the user it was sent to; null when the log doesn't have it. */
  addressOf(id: string): Promise<string | null> {
    return this.log.addressOf(id);
  }

  /** False if the email already has this mark or isn't in the log. */
  mark(id: string, mark: MailMark): Promise<boolean> {
    return this.log.mark(id, mark, this.clock.now());
  }

  /** Like `mark`, and counts the first time for its campaign by the hour. */
  async markRead(id: string, mark: 'opened' | 'clicked'): Promise<void> {
    const at = this.clock.now();
    if (await this.log.mark(id, mark, at)) await this.log.countForCampaign(id, { kind: mark, at });
  }

  countClick(id: string, url: string): Promise<void> {
    return this.log.countForCampaign(id, { kind: 'link', url });
  }

  /** The newest email of the kind is the one that made its reader unsubscribe. */
  markUnsubscribed(email: string, kind: string): Promise<void> {
    return this.log.markUnsubscribed(email, kind, this.clock.now());
  }

  /** Over the last COMPLAINT_LIMITS.days days, today included: what the operator's alert goes by. */
  recentComplaints(): Promise<ComplaintRate> {
    const from = new Date(this.clock.now().getTime() - (COMPLAINT_LIMITS.days - 1) * DAY_MS);
    return this.log.complaintsSince(from.toISOString().slice(0, 10));
  }

  async deleteOld(): Promise<void> {
    while ((await this.log.deleteOlderThan(KEPT_DAYS.mails)) > 0);
  }
}
