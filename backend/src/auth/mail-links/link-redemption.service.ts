import { Injectable } from '@nestjs/common';
import { RESET_PASSWORD_RULES } from '#contract/account/auth';
import { checkField } from '#contract/rules/check-field';
import { AutomationSettingsService } from '../../email-campaigns/automations/automation-settings.service';
import { securityNotice } from '../../mail/mail';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { SuppressionsService } from '../../mail/suppressions/suppressions.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import type { Account } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { CredentialsRepository } from '../credentials.repository';
import type { PasswordOwner } from '../passwords/password-policy';
import { PasswordPolicy } from '../passwords/password-policy.service';
import { FactorsService } from '../second-factor/factors.service';
import type { Session } from '../sessions/session';
import { SessionsService } from '../sessions/sessions.service';
import { SignInLimitsService, type SignInSource } from '../sign-in/sign-in-limits.service';
import { MailLinksService, type Recipient } from './mail-links.service';
import type { MailToken, MailTokenPurpose } from './mail-token';

/** The person who opens a link, as far as their browser shows. */
export interface LinkVisitor {
  readonly session: Session | null;
  /** The hashes of the sign-ups made in this browser. */
  readonly signUps: readonly Buffer[];
  /** Given after the answer asked for it. */
  readonly password: string | null;
  readonly source: SignInSource;
}

/** What opening a link came to. */
export type LinkOutcome =
  | {
      readonly kind: 'confirmed';
      readonly account: Account;
      readonly event: 'sign-up.confirmed' | 'address.changed';
    }
  | { readonly kind: 'already-done' }
  | { readonly kind: 'password-needed'; readonly email: string; readonly isNewPassword: boolean }
  | {
      readonly kind: 'address-restored';
      readonly userId: string;
      readonly email: string;
      readonly isRepeat: boolean;
    };

/** What proves that the visitor may use a link; null when they have to give a password first. */
type Proof = { readonly newPasswordHash: string | null } | null;

const CONFIRMING: readonly MailTokenPurpose[] = ['confirm_email', 'change_email', 'undo_email_change'];
const REFUSED = 'auth.confirmation-link-invalid';
/** An intruder may have added a way to sign in before changing the address. */
const SUSPECT_MS = 86_400_000;

/** What happens when someone opens a link from an email. */
@Injectable()
export class LinkRedemptionService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly links: MailLinksService,
    private readonly sessions: SessionsService,
    private readonly signInLimits: SignInLimitsService,
    private readonly factors: FactorsService,
    private readonly outbox: OutboxService,
    private readonly automations: AutomationSettingsService,
    private readonly suppressions: SuppressionsService,
    private readonly passwords: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly transaction: Transaction,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms an address, changes one, or undoes a change. Throws auth.confirmation-link-invalid;
   * auth.other-account-signed-in, because no link may replace a session; and for a changed address
   * auth.invalid-credentials and request.rate-limited.
   */
  async open(token: string, visitor: LinkVisitor): Promise<LinkOutcome> {
    const found = await this.links.peek(token, CONFIRMING);
    const account = found && (await this.users.find(found.token.userId));
    if (!account) throw new DomainError(REFUSED);
    const { token: link, usable } = found;
    if (!usable) return this.explainUnusable(link, account);
    if (link.purpose === 'undo_email_change') return this.undo(token, account);
    if (visitor.session && visitor.session.account.id !== account.id)
      throw new DomainError('auth.other-account-signed-in', {
        message: otherAccount(link.newEmail ?? account.email),
      });
    const isNewPassword = link.purpose === 'confirm_email';
    const proof = isNewPassword
      ? await this.proveSignUp(link, account, visitor)
      : await this.proveOwner(account, visitor);
    if (!proof) return { kind: 'password-needed', email: link.newEmail ?? account.email, isNewPassword };
    return this.confirm(token, account, proof);
  }

  /** The administrator vouches for the address of an unconfirmed account. Call it inside a transaction. */
  async confirmByHand(account: Account): Promise<void> {
    await this.confirmAddress(account);
    await this.suppressions.recognize(account.email);
  }

  /** Whether a link that was sent no longer works. It isn't used up, and an unknown one counts as good. */
  async isResetExpired(token: string): Promise<boolean> {
    const found = await this.links.peek(token, ['reset_password']);
    return found !== null && !found.usable;
  }

  /** Returns whose password it was. Throws auth.reset-link-invalid. */
  async resetPassword(token: string, password: string): Promise<string> {
    const refusal = 'auth.reset-link-invalid';
    const found = await this.links.peek(token, ['reset_password']);
    if (!found?.usable) throw new DomainError(refusal);
    const passwordHash = await this.passwords.hash(password);
    await this.transaction.run(async () => {
      await this.credentials.lock(found.token.userId);
      const { token: link, usable } = await this.links.redeem(token, ['reset_password'], refusal);
      const account = usable ? await this.users.find(link.userId) : null;
      if (!account) throw new DomainError(refusal);
      // Rolls back, so that the link stays good for a better password.
      this.policy.require(password, account);
      await this.credentials.setPasswordHash(link.userId, passwordHash);
      await this.links.revoke(link.userId, ['reset_password', 'change_email']);
      await this.sessions.endAll(link.userId);
      await this.suppressions.liftBounce(account.email);
      if (!account.emailConfirmedAt) await this.confirmAddress(account);
      else await this.notifyOfReset(account);
    });
    return found.token.userId;
  }

  /** Clicking a used link again is no error. */
  private explainUnusable(link: MailToken, account: Account): LinkOutcome {
    if (!link.usedAt || !account.emailConfirmedAt) throw new DomainError(REFUSED);
    return link.purpose === 'undo_email_change'
      ? { kind: 'address-restored', userId: account.id, email: link.newEmail ?? '', isRepeat: true }
      : { kind: 'already-done' };
  }

  /** The person with the link can read the mailbox, but only the browser that signed up knows whose password it is. */
  private async proveSignUp(
    link: MailToken,
    account: Account,
    { password, signUps }: LinkVisitor,
  ): Promise<Proof> {
    if (password !== null) {
      const owner = { ...account, ...link.registration };
      return { newPasswordHash: await this.hashNew(password, owner) };
    }
    const isSameBrowser = signUps.some((hash) => link.signUpHash?.equals(hash));
    return isSameBrowser ? { newPasswordHash: null } : null;
  }

  /** Throws what is wrong with the password, by the rules of signing up. */
  private hashNew(password: string, owner: PasswordOwner): Promise<string> {
    const problem = checkField(RESET_PASSWORD_RULES.password, password, {
      side: 'api',
      passwordMinLength: this.config.passwordMinLength,
      now: this.clock.now(),
      values: {},
    });
    if (problem) throw invalidInput([{ field: 'password', ...problem }]);
    this.policy.require(password, owner);
    return this.passwords.hash(password);
  }

  private async proveOwner(account: Account, { session, password, source }: LinkVisitor): Promise<Proof> {
    if (session) return { newPasswordHash: null };
    if (password === null) return null;
    await this.signInLimits.guard(source, { userId: account.id, email: account.email }, async () => {
      const stored = await this.credentials.find(account.id);
      if (!(await this.passwords.verify(stored?.passwordHash ?? null, password)))
        throw new DomainError('auth.invalid-credentials');
    });
    return { newPasswordHash: null };
  }

  private confirm(
    token: string,
    before: Account,
    { newPasswordHash }: NonNullable<Proof>,
  ): Promise<LinkOutcome> {
    return this.transaction.run(async () => {
      await this.credentials.lock(before.id);
      const { token: link, usable } = await this.links.redeem(token, CONFIRMING, REFUSED);
      const account = await this.users.find(link.userId);
      if (!account) throw new DomainError(REFUSED);
      if (!usable) return this.explainUnusable(link, account);
      if (link.newEmail !== null) {
        await this.changeAddress(account, link.newEmail);
        await this.links.offerUndo(recipient(account), link.newEmail);
      } else {
        await this.adoptSignUp(link, account, newPasswordHash);
        await this.confirmAddress(account);
      }
      await this.suppressions.liftBounce(link.newEmail ?? account.email);
      const confirmed = await this.users.find(account.id);
      if (!confirmed) throw new DomainError(REFUSED);
      return {
        kind: 'confirmed',
        account: confirmed,
        event: link.newEmail === null ? 'sign-up.confirmed' : 'address.changed',
      };
    });
  }

  private async adoptSignUp(
    link: MailToken,
    account: Account,
    newPasswordHash: string | null,
  ): Promise<void> {
    if (account.emailConfirmedAt) return;
    if (link.registration) await this.credentials.replaceRegistration(account.id, link.registration);
    if (newPasswordHash !== null) await this.credentials.setPasswordHash(account.id, newPasswordHash);
  }

  /** The previous address gets its account back, and a link to choose a password that only its owner knows. */
  private undo(token: string, before: Account): Promise<LinkOutcome> {
    return this.transaction.run(async () => {
      await this.credentials.lock(before.id);
      const { token: link, usable } = await this.links.redeem(token, ['undo_email_change'], REFUSED);
      const account = await this.users.find(link.userId);
      if (!account || link.newEmail === null) throw new DomainError(REFUSED);
      if (!usable) return this.explainUnusable(link, account);
      await this.makeRoom(link.newEmail, account.id);
      await this.changeAddress(account, link.newEmail);
      await this.links.revokeNewer(link);
      await this.factors.removeAddedSince(account.id, new Date(link.createdAt.getTime() - SUSPECT_MS));
      await this.links.send('reset_password', { ...recipient(account), to: link.newEmail });
      return { kind: 'address-restored', userId: account.id, email: link.newEmail, isRepeat: false };
    });
  }

  /** An unconfirmed sign-up cannot keep an address from the person who reads its mail. */
  private async makeRoom(email: string, userId: string): Promise<void> {
    const holder = await this.credentials.findByEmail(email);
    if (!holder || holder.userId === userId) return;
    if (holder.confirmed) throw new DomainError(REFUSED);
    await this.users.remove([holder.userId]);
  }

  private async notifyOfReset(account: Account): Promise<void> {
    const detail =
      'your password was just reset through a link we emailed you, and all your devices were signed out.';
    await this.outbox.enqueueAccountMail(securityNotice(account, 'Your password was reset', detail));
  }

  /** Links left in the other inbox must no longer open the account. */
  private async changeAddress(account: Account, newEmail: string): Promise<void> {
    if (!(await this.credentials.setEmail(account.id, newEmail, this.clock.now())))
      throw new DomainError(REFUSED);
    await this.links.revoke(account.id, ['confirm_email', 'reset_password', 'change_email']);
    await this.sessions.endAll(account.id);
  }

  private async confirmAddress(account: Account): Promise<void> {
    await this.credentials.confirmEmail(account.id, this.clock.now());
    await this.links.useUp(account.id, 'confirm_email');
    if (account.emailConfirmedAt) return;
    // Someone else may have signed up with this address first and still be signed in.
    await this.sessions.endAll(account.id);
    await this.welcome(account);
  }

  private async welcome({ id, email, firstName, experienceEmails }: Account): Promise<void> {
    if (!experienceEmails || !(await this.automations.isEnabled('welcome'))) return;
    await this.outbox.enqueue({ type: 'welcome', to: email, userId: id, data: { firstName } });
  }
}

function recipient({ id, firstName, email }: Account): Recipient {
  return { userId: id, firstName, to: email };
}

const otherAccount = (email: string): string =>
  `This link is for ${email}, but you're signed in with another account. Sign out first, then open the link again.`;
