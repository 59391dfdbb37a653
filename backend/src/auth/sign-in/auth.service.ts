import { Injectable } from '@nestjs/common';
import type {
  ConfirmationNeededAnswer,
  MessageAnswer,
  RegisterAnswer,
  SignedInAnswer,
} from '#contract/account/auth';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/crypto/ids';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import {
  isOnboardingComplete,
  isSurveyComplete,
  nextStep,
  toCurrentUser,
  type Account,
} from '../../users/user';
import { UsersService } from '../../users/users.service';
import { CredentialsRepository, type StoredCredentials } from '../credentials.repository';
import type { RegisterDto } from '../auth.dto';
import { MailLinksService } from '../mail-links/mail-links.service';
import { PasswordPolicy } from '../passwords/password-policy.service';
import { padResponseTime } from '../response-time';

/** The minimum gap between confirmation emails that signing in sends automatically. */
const RESEND_AFTER_SECONDS = 60;

const TEXTS = {
  registered: 'Account created. Please check your email to confirm your account.',
  signedIn: 'Signed in.',
  resent: "We've sent a new confirmation email. Please check your inbox.",
  checkMail: 'Please check your email and click the confirmation link to complete your account setup.',
  resendAnswer:
    'If this address belongs to an account that still needs it, a confirmation email is on its way.',
  resetAnswer: 'If this address belongs to an account, a password reset link is on its way.',
} as const;

interface SignUpBrowser {
  /** Stands for this sign-up in the browser that makes it. */
  readonly signUpHash: Buffer;
  readonly language: string | null;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly credentials: CredentialsRepository,
    private readonly links: MailLinksService,
    private readonly outbox: OutboxService,
    private readonly passwords: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async register(input: RegisterDto, browser: SignUpBrowser): Promise<RegisterAnswer> {
    this.policy.require(input.password, input);
    return padResponseTime(async () => {
      const passwordHash = await this.passwords.hash(input.password);
      await this.transaction.run(() => this.addOrNotify(input, passwordHash, browser));
      return { message: TEXTS.registered, needsConfirmation: true };
    });
  }

  /** `stored` is null for an unknown address. Throws auth.invalid-credentials, after the same time for both. */
  async verifyCredentials(stored: StoredCredentials | null, password: string): Promise<Account> {
    const matches = await this.passwords.verify(stored?.passwordHash ?? null, password);
    const account = matches && stored ? await this.users.find(stored.userId) : null;
    if (!account) throw new DomainError('auth.invalid-credentials');
    return account;
  }

  /** The answer to a successful sign-in; an unconfirmed account is sent a new link unless it just got one. */
  async describeLogin(
    account: Account,
    signUps: readonly Buffer[],
  ): Promise<SignedInAnswer | ConfirmationNeededAnswer> {
    if (!account.emailConfirmedAt) return this.remindToConfirm(account, signUps);
    return {
      message: TEXTS.signedIn,
      user: toCurrentUser(account),
      surveyComplete: isSurveyComplete(account),
      onboardingComplete: isOnboardingComplete(account),
      redirectUrl: nextStep(account),
    };
  }

  /** The new link works by itself in the browser that asks only if that one also signed up. */
  resendConfirmation(email: string, signUps: readonly Buffer[]): Promise<MessageAnswer> {
    return padResponseTime(async () => {
      const stored = await this.credentials.findByEmail(email);
      if (stored && !stored.confirmed) await this.sendConfirmation(stored.userId, signUps);
      return { message: TEXTS.resendAnswer };
    });
  }

  requestPasswordReset(email: string): Promise<MessageAnswer> {
    return padResponseTime(async () => {
      const stored = await this.credentials.findByEmail(email);
      const account = stored && (await this.users.find(stored.userId));
      if (account) await this.transaction.run(() => this.links.send('reset_password', recipient(account)));
      return { message: TEXTS.resetAnswer };
    });
  }

  private async addOrNotify(
    input: RegisterDto,
    passwordHash: string,
    { signUpHash, language }: SignUpBrowser,
  ): Promise<void> {
    const userId = newId();
    const isNew = await this.credentials.add({
      id: userId,
      email: input.email,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      isAdmin: false,
      emailConfirmedAt: null,
      timezone: input.timezone ?? null,
      language,
      createdAt: this.clock.now(),
    });
    if (isNew)
      return this.links.send(
        'confirm_email',
        { userId, firstName: input.firstName, to: input.email },
        { signUpHash, registration: null },
      );
    const stored = await this.credentials.findByEmail(input.email);
    if (!stored) return;
    if (!stored.confirmed) {
      const { firstName, lastName } = input;
      const recipient = { userId: stored.userId, firstName, to: stored.email };
      const signUp = { signUpHash, registration: { passwordHash, firstName, lastName } };
      return this.links.send('confirm_email', recipient, signUp, 'repeated-sign-up');
    }
    await this.outbox.enqueueAccountMail({
      type: 'already_registered',
      to: stored.email,
      userId: stored.userId,
      data: {},
    });
  }

  private async sendConfirmation(userId: string, signUps: readonly Buffer[]): Promise<void> {
    const account = await this.users.find(userId);
    if (!account) return;
    await this.transaction.run(async () => {
      const signUp = await this.links.signUpOf(userId, signUps);
      const { firstName } = signUp.registration ?? account;
      await this.links.send('confirm_email', { ...recipient(account), firstName }, signUp);
    });
  }

  private async remindToConfirm(
    account: Account,
    signUps: readonly Buffer[],
  ): Promise<ConfirmationNeededAnswer> {
    const seconds = await this.links.secondsSinceLast(account.id, 'confirm_email');
    const emailResent = seconds === null || seconds > RESEND_AFTER_SECONDS;
    if (emailResent) await this.sendConfirmation(account.id, signUps);
    return {
      needsConfirmation: true,
      needsEmailConfirmation: true,
      emailResent,
      message: emailResent ? TEXTS.resent : TEXTS.checkMail,
    };
  }
}

function recipient(account: Account): { userId: string; firstName: string; to: string } {
  return { userId: account.id, firstName: account.firstName, to: account.email };
}
