import { Injectable } from '@nestjs/common';
import { MailLogService } from '../log/mail-log.service';
import { TrackingLinksService } from './tracking-links.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';

@Injectable()
export class MailEventsService {
  constructor(
    private readonly links: TrackingLinksService,
    private readonly log: MailLogService,
    private readonly transaction: Transaction,
  ) {}

  /** `isRead` is false for a HEAD request, which only checks that the image exists. Throws request.not-found. */
  async open(token: string, isRead: boolean): Promise<void> {
    const mailId = this.links.readOpen(token);
    if (mailId === null) throw new DomainError('request.not-found');
    if (isRead) await this.transaction.run(() => this.log.markRead(mailId, 'opened'));
  }

  /** Returns the link's target. Throws request.not-found. */
  async follow(token: string, isRead: boolean): Promise<string> {
    const click = this.links.readClick(token);
    if (!click) throw new DomainError('request.not-found');
    if (isRead)
      await this.transaction.run(async () => {
        await this.log.markRead(click.mailId, 'clicked');
        await this.log.countClick(click.mailId, click.url);
      });
    return click.url;
  }
}
