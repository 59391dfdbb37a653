import { Injectable } from '@nestjs/common';
import type { UnsubscribeAnswer } from '#contract/account/unsubscribe';
import { MailLogService } from '../log/mail-log.service';
import { UnsubscribeLinksService } from './unsubscribe-links.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { SuppressionsService } from './suppressions.service';
import { UsersService } from '../../users/users.service';

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly links: UnsubscribeLinksService,
    private readonly mailLog: MailLogService,
    private readonly transaction: Transaction,
  ) {}

  /** Answers from the suppression list alone, so that it reveals nothing about accounts. */
  unsubscribe(email: string, type: string): Promise<UnsubscribeAnswer> {
    return this.transaction.run(async () => {
      const isNew = await this.suppressions.suppress(email, type);
      await this.users.turnOffEmails(email, type);
      await this.mailLog.markUnsubscribed(email, type);
      return { alreadyUnsubscribed: !isNew };
    });
  }

  async unsubscribeByToken(token: string): Promise<UnsubscribeAnswer> {
    const subscription = this.links.read(token);
    if (!subscription) throw new DomainError('unsubscribe.link-invalid');
    return this.unsubscribe(subscription.email, subscription.type);
  }
}
