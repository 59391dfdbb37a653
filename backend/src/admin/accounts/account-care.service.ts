import { Injectable } from '@nestjs/common';
import type { ActivateUsersAnswer, AdminEmailLogEntry } from '#contract/console/admin';
import type { MessageAnswer } from '#contract/account/auth';
import { OWNER_ONLY } from '#contract/console/administrators';
import { AuditService } from '../../audit/audit.service';
import type { Actor } from '../../audit/audit';
import { SessionsService } from '../../auth/sessions/sessions.service';
import { LinkRedemptionService } from '../../auth/mail-links/link-redemption.service';
import { MailLinksService } from '../../auth/mail-links/mail-links.service';
import { MailLogService } from '../../mail/log/mail-log.service';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { distinctIds } from './distinct-ids';

const TEXTS = {
  confirmationSent: 'Confirmation email has been resent successfully.',
  resetSent: 'Password reset email has been sent successfully.',
  sessionsEnded: 'This user is signed out on every device.',
} as const;

/** What the administrator does for single accounts. */
@Injectable()
export class AccountCareService {
  constructor(
    private readonly users: UsersService,
    private readonly links: MailLinksService,
    private readonly redemption: LinkRedemptionService,
    private readonly sessions: SessionsService,
    private readonly mailLog: MailLogService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
  ) {}

  async resendConfirmation(actor: Actor, userId: string): Promise<MessageAnswer> {
    const account = await this.find(userId);
    if (account.emailConfirmedAt) throw new DomainError('user.already-confirmed');
    await this.transaction.run(async () => {
      await this.links.send('confirm_email', recipient(account));
      await this.audit.record({ actor, action: 'users.resend-confirmation', target: userId, details: {} });
    });
    return { message: TEXTS.confirmationSent };
  }

  async sendPasswordReset(actor: Actor, userId: string): Promise<MessageAnswer> {
    const account = await this.find(userId);
    await this.transaction.run(async () => {
      await this.links.send('reset_password', recipient(account));
      await this.audit.record({ actor, action: 'users.send-password-reset', target: userId, details: {} });
    });
    return { message: TEXTS.resetSent };
  }

  /** Signs the user out everywhere, without showing where that was. Throws auth.owner-required. */
  async endSessions(actor: Account, userId: string): Promise<MessageAnswer> {
    const { isAdmin } = await this.find(userId);
    if (isAdmin && actor.adminRole !== 'owner')
      throw new DomainError('auth.owner-required', { message: OWNER_ONLY.administrators });
    await this.transaction.run(async () => {
      await this.sessions.endAll(userId);
      await this.audit.record({ actor, action: 'users.end-sessions', target: userId, details: {} });
    });
    return { message: TEXTS.sessionsEnded };
  }

  /**
   * All or nothing; accounts that are already confirmed stay as they are. Each gets the welcome email, so several at once
   * are email to many. Throws auth.owner-required.
   */
  activate(actor: Account, userIds: readonly string[]): Promise<ActivateUsersAnswer> {
    if (userIds.length > 1 && actor.adminRole !== 'owner')
      throw new DomainError('auth.owner-required', { message: OWNER_ONLY['mail.to-many'] });
    return this.transaction.run(async () => {
      let activated = 0;
      for (const userId of distinctIds(userIds)) {
        const account = await this.find(userId);
        if (account.emailConfirmedAt) continue;
        await this.redemption.confirmByHand(account);
        await this.audit.record({ actor, action: 'users.activate', target: userId, details: {} });
        activated += 1;
      }
      return { activated };
    });
  }

  async emailsOf(userId: string): Promise<AdminEmailLogEntry[]> {
    await this.find(userId);
    return this.mailLog.listFor(userId);
  }

  private async find(userId: string): Promise<Account> {
    const account = await this.users.find(userId);
    if (!account) throw new DomainError('user.not-found');
    return account;
  }
}

function recipient({ id, firstName, email }: Account): { userId: string; firstName: string; to: string } {
  return { userId: id, firstName, to: email };
}
