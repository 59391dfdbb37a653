import { Injectable } from '@nestjs/common';
import { mailKindsOf, type OptionalMailKind, type UnsubscribeAnswer } from '#contract/account/unsubscribe';
import { MailLogService } from '../log/mail-log.service';
import { UnsubscribeLinksService } from './unsubscribe-links.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { DailyCaps } from '../../platform/limits/daily-caps';
import { ALL_KINDS } from './suppression';
import { SuppressionsService } from './suppressions.service';
import { UsersService } from '../../users/users.service';

@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly suppressions: SuppressionsService,
    private readonly users: UsersService,
    private readonly links: UnsubscribeLinksService,
    private readonly mailLog: MailLogService,
    private readonly caps: DailyCaps,
    private readonly transaction: Transaction,
  ) {}

  /**
   * For anyone who names an address. Beyond the day's cap nothing is stored for it, whether it has an account or not,
   * so that the answers stay alike; an account's emails stop all the same.
   */
  async unsubscribe(email: string, type: string): Promise<UnsubscribeAnswer> {
    if ((await this.caps.take('unsubscribe')).allowed) return this.stop(email, type);
    await this.transaction.run(() => this.turnOff(email, mailKindsOf(type)));
    return { alreadyUnsubscribed: false };
  }

  /** For the recipient of an email, whose link can't be forged, so it is always stored. Throws unsubscribe.link-invalid. */
  async unsubscribeByToken(token: string): Promise<UnsubscribeAnswer> {
    const subscription = this.links.read(token);
    if (!subscription) throw new DomainError('unsubscribe.link-invalid');
    return this.stop(subscription.email, subscription.type);
  }

  /** Answers from what was asked here before, so that it reveals nothing about accounts and their settings. */
  private stop(email: string, type: string): Promise<UnsubscribeAnswer> {
    const kinds = mailKindsOf(type);
    const [only, ...more] = kinds;
    const listed = only === undefined || more.length > 0 ? ALL_KINDS : only;
    return this.transaction.run(async () => {
      const isNew = await this.suppressions.suppress(email, listed, 'unsubscribed');
      await this.turnOff(email, kinds);
      return { alreadyUnsubscribed: !isNew };
    });
  }

  private async turnOff(email: string, kinds: readonly OptionalMailKind[]): Promise<void> {
    for (const kind of kinds) {
      await this.users.turnOffEmails(email, kind);
      await this.mailLog.markUnsubscribed(email, kind);
    }
  }
}
