import { Injectable } from '@nestjs/common';
import type { ChangeEmailAnswer, MessageAnswer } from '#contract/account/auth';
import { addressKey } from '#contract/rules/email-address';
import { securityNotice } from '../../mail/mail';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidField } from '../../platform/errors/domain-error';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import type { Account } from '../../users/user';
import { CredentialsRepository } from '../credentials.repository';
import { MailLinksService } from '../mail-links/mail-links.service';
import { padResponseTime } from '../response-time';
import { PasswordPolicy } from '../passwords/password-policy.service';
import { PasswordConfirmationService } from './password-confirmation.service';
import type { Session } from '../sessions/session';
import { SessionsService } from '../sessions/sessions.service';

@Injectable()
export class AccountSecurityService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly confirmation: PasswordConfirmationService,
    private readonly links: MailLinksService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly passwords: PasswordHasher,
    private readonly limits: LimitsService,
    private readonly policy: PasswordPolicy,
    private readonly transaction: Transaction,
  ) {}

  /** Of several devices that change it at once, the first wins; the others get auth.password-changed-elsewhere. */
  async changePassword(
    session: Session,
    currentPassword: string,
    newPassword: string,
  ): Promise<MessageAnswer> {
    const confirmedHash = await this.confirmCurrent(session, currentPassword);
    this.policy.require(newPassword, session.account, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.transaction.run(async () => {
      await this.credentials.lock(session.account.id);
      const stored = await this.credentials.find(session.account.id);
      if (stored?.passwordHash !== confirmedHash) throw new DomainError('auth.password-changed-elsewhere');
      await this.credentials.setPasswordHash(session.account.id, passwordHash);
      await this.links.revoke(session.account.id, ['confirm_email', 'reset_password', 'change_email']);
      await this.sessions.endOthers(session);
      await this.outbox.enqueueAccountMail(
        securityNotice(
          session.account,
          'Your password was changed',
          'your password was just changed, and all your other devices were signed out.',
        ),
      );
    });
    return { message: 'Your password has been changed.' };
  }

  /** Answers with the same text and timing whether or not the new address already has an account. */
  changeEmail(session: Session, newEmail: string, currentPassword: string): Promise<ChangeEmailAnswer> {
    return padResponseTime(async () => {
      const { account } = session;
      await this.limits.consume(LIMITS.changeEmail, account.id);
      await this.confirmation.confirm(session, currentPassword);
      if (addressKey(newEmail) === addressKey(account.email))
        throw invalidField('newEmail', 'auth.email-same');
      await this.transaction.run(async () => {
        await this.links.revoke(account.id, ['change_email', 'reset_password']);
        await this.inviteNewAddress(account, newEmail);
        await this.outbox.enqueueAccountMail(
          securityNotice(
            account,
            'Your email address is being changed',
            `someone asked to change your account's email to ${newEmail}. Until it is confirmed, keep signing in with this address.`,
          ),
        );
        await this.sessions.endAll(account.id);
      });
      return { requiresConfirmation: true, newEmail };
    });
  }

  /** A change ends the other sessions: where this one is gone, the password was right when the request was sent. */
  private async confirmCurrent(session: Session, password: string): Promise<string> {
    try {
      return await this.confirmation.confirm(session, password);
    } catch (error) {
      const isWrong = error instanceof DomainError && error.code === 'auth.wrong-password';
      if (isWrong && !(await this.sessions.isOpen(session)))
        throw new DomainError('auth.password-changed-elsewhere');
      throw error;
    }
  }

  private async inviteNewAddress(account: Account, newEmail: string): Promise<void> {
    const holder = await this.credentials.findByEmail(newEmail);
    if (!holder)
      return this.links.send('change_email', {
        userId: account.id,
        firstName: account.firstName,
        to: newEmail,
      });
    await this.outbox.enqueueAccountMail({
      type: 'already_registered',
      to: holder.email,
      userId: holder.userId,
      data: {},
    });
  }
}
