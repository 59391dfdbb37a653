import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '#contract/errors';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import type { MailType } from '../../mail/mail-payloads';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { DomainError } from '../../platform/errors/domain-error';
import { isUsable, mailTokenExpiry, type MailToken, type MailTokenPurpose, type SignUp } from './mail-token';
import { MailTokenRepository } from './mail-token.repository';

export interface Recipient {
  readonly userId: string;
  readonly firstName: string;
  readonly to: string;
}

const MAIL_OF = {
  confirm_email: 'confirmation',
  reset_password: 'password_reset',
  change_email: 'email_change',
} as const satisfies Partial<Record<MailTokenPurpose, MailType>>;

const FROM_ELSEWHERE: SignUp = { signUpHash: null, registration: null };

/** What anyone can cause with someone else's address, again and again, is limited more. */
type SendCause = 'repeated-sign-up' | 'other';

/** Creates and redeems the links in emails. Call it inside the transaction that causes the email. */
@Injectable()
export class MailLinksService {
  constructor(
    private readonly tokens: MailTokenRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  async send(
    purpose: keyof typeof MAIL_OF,
    { userId, firstName, to }: Recipient,
    signUp: SignUp = FROM_ELSEWHERE,
    cause: SendCause = 'other',
  ): Promise<void> {
    const token = await this.create(userId, purpose, purpose === 'change_email' ? to : null, signUp);
    const mail = { type: MAIL_OF[purpose], to, userId, data: { firstName, token } };
    await this.outbox.enqueueAccountMail(mail, cause);
  }

  /** Offers the owner of the previous address to get it back. */
  async offerUndo({ userId, firstName, to }: Recipient, newEmail: string): Promise<void> {
    const token = await this.create(userId, 'undo_email_change', to, FROM_ELSEWHERE);
    await this.outbox.enqueueAccountMail({
      type: 'email_changed',
      to,
      userId,
      data: { firstName, newEmail, token },
    });
  }

  private async create(
    userId: string,
    purpose: MailTokenPurpose,
    newEmail: string | null,
    { signUpHash, registration }: SignUp,
  ): Promise<string> {
    const token = newToken();
    const createdAt = this.clock.now();
    await this.tokens.add({
      tokenHash: sha256(token),
      userId,
      purpose,
      newEmail,
      signUpHash,
      registration,
      createdAt,
      expiresAt: mailTokenExpiry(purpose, createdAt),
      usedAt: null,
    });
    return token;
  }

  /** The link as it is now, usable or not; null when there is none for these purposes. */
  async peek(token: string, purposes: readonly MailTokenPurpose[]): Promise<RedeemedLink | null> {
    const found = await this.tokens.find(sha256(token));
    if (!found || !purposes.includes(found.purpose)) return null;
    return { token: found, usable: isUsable(found, this.clock.now()) };
  }

  /** Which of the user's sign-ups was made in the browser that knows these hashes. */
  async signUpOf(userId: string, signUpHashes: readonly Buffer[]): Promise<SignUp> {
    const found = signUpHashes.length > 0 ? await this.tokens.findSignUp(userId, signUpHashes) : null;
    return found ?? FROM_ELSEWHERE;
  }

  /** The token as it was before this use; if it was still usable, this was its one use. */
  async redeem(
    token: string,
    purposes: readonly MailTokenPurpose[],
    refusal: ErrorCode,
  ): Promise<RedeemedLink> {
    const found = await this.tokens.findLocked(sha256(token));
    if (!found || !purposes.includes(found.purpose)) throw new DomainError(refusal);
    const now = this.clock.now();
    if (!isUsable(found, now)) return { token: found, usable: false };
    await this.tokens.markUsed(found.tokenHash, now);
    return { token: found, usable: true };
  }

  async revokeNewer(link: MailToken): Promise<void> {
    await this.tokens.revokeNewer(link.userId, link.purpose, link.createdAt);
  }

  async revoke(userId: string, purposes: readonly MailTokenPurpose[]): Promise<void> {
    await this.tokens.revoke(userId, purposes);
  }

  /** Once a purpose is fulfilled, its other links only report that and do nothing. */
  async useUp(userId: string, purpose: MailTokenPurpose): Promise<void> {
    await this.tokens.useUp(userId, purpose, this.clock.now());
  }

  /** Seconds since the last email for this purpose; null when there was none. */
  async secondsSinceLast(userId: string, purpose: MailTokenPurpose): Promise<number | null> {
    const latest = await this.tokens.latestCreatedAt(userId, purpose);
    return latest ? (this.clock.now().getTime() - latest.getTime()) / 1000 : null;
  }

  /** A used link may still be clicked again by its owner, so expired ones are kept for a while. */
  async removeExpired(): Promise<void> {
    const KEEP_MS = 30 * 86_400_000;
    await this.tokens.removeExpired(new Date(this.clock.now().getTime() - KEEP_MS));
  }
}

export interface RedeemedLink {
  readonly token: MailToken;
  readonly usable: boolean;
}
