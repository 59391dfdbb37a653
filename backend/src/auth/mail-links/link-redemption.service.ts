import { Injectable } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import { AutomationSettingsService } from '../../email-campaigns/automations/automation-settings.service';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { SuppressionsService } from '../../mail/suppressions/suppressions.service';
import type { Account } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { CredentialsRepository } from '../credentials.repository';
import { PasswordPolicy } from '../passwords/password-policy.service';
import { MailLinksService } from './mail-links.service';
import { SessionsService } from '../sessions/sessions.service';

/** What happens when someone opens a link from an email. */
@Injectable()
export class LinkRedemptionService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly links: MailLinksService,
    private readonly sessions: SessionsService,
    private readonly outbox: OutboxService,
    private readonly automations: AutomationSettingsService,
    private readonly suppressions: SuppressionsService,
    private readonly passwords: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The account to sign in, or null when a used link is clicked again. */
  confirmEmail(token: string): Promise<Account | null> {
    return this.transaction.run(async () => {
      const refusal = 'auth.confirmation-link-invalid';
      const { token: link, usable } = await this.links.redeem(
        token,
        ['confirm_email', 'change_email'],
        refusal,
      );
      const account = await this.users.find(link.userId);
      if (!account) throw new DomainError(refusal);
      if (!usable) {
        if (link.usedAt && account.emailConfirmedAt) return null;
        throw new DomainError(refusal);
      }
      if (link.registration && !account.emailConfirmedAt)
        await this.credentials.replaceRegistration(account.id, link.registration);
      await this.confirmAddress(account, link.newEmail);
      await this.suppressions.liftBounce(link.newEmail ?? account.email);
      return this.users.find(account.id);
    });
  }

  /** The administrator vouches for the address of an unconfirmed account. Call it inside a transaction. */
  confirmByHand(account: Account): Promise<void> {
    return this.confirmAddress(account, null);
  }

  async resetPassword(token: string, password: string): Promise<MessageAnswer> {
    const refusal = 'auth.reset-link-invalid';
    if (!(await this.links.isUsable(token, 'reset_password'))) throw new DomainError(refusal);
    const passwordHash = await this.passwords.hash(password);
    await this.transaction.run(async () => {
      const { token: link, usable } = await this.links.redeem(token, ['reset_password'], refusal);
      const account = usable ? await this.users.find(link.userId) : null;
      if (!account) throw new DomainError(refusal);
      // Rolls back, so that the link stays good for a better password.
      this.policy.require(password, account);
      await this.credentials.setPasswordHash(link.userId, passwordHash);
      await this.links.revoke(link.userId, ['reset_password', 'change_email']);
      await this.sessions.endAll(link.userId);
      await this.suppressions.liftBounce(account.email);
      if (!account.emailConfirmedAt) await this.confirmAddress(account, null);
      else await this.notifyOfReset(account);
    });
    return { message: 'Your password has been reset. Please sign in with the new one.' };
  }

  private async notifyOfReset({ id, email, firstName }: Account): Promise<void> {
    const event = 'Your password was reset';
    const detail =
      'your password was just reset through a link we emailed you, and all your devices were signed out.';
    await this.outbox.enqueue({
      type: 'security_notice',
      to: email,
      userId: id,
      data: { firstName, event, detail },
    });
  }

  private async confirmAddress(account: Account, newEmail: string | null): Promise<void> {
    const now = this.clock.now();
    if (newEmail !== null) {
      if (!(await this.credentials.setEmail(account.id, newEmail, now)))
        throw new DomainError('auth.confirmation-link-invalid');
      // Links left in the old inbox must no longer open the account.
      await this.links.revoke(account.id, ['confirm_email', 'reset_password', 'change_email']);
      await this.sessions.endAll(account.id);
      return;
    }
    await this.credentials.confirmEmail(account.id, now);
    await this.links.useUp(account.id, 'confirm_email');
    // Someone else may have signed up with this address first and still be signed in.
    if (!account.emailConfirmedAt) await this.sessions.endAll(account.id);
    if (!account.emailConfirmedAt) await this.welcome(account);
  }

  private async welcome({ id, email, firstName, experienceEmails }: Account): Promise<void> {
    if (!experienceEmails || !(await this.automations.isEnabled('welcome'))) return;
    await this.outbox.enqueue({ type: 'welcome', to: email, userId: id, data: { firstName } });
  }
}
