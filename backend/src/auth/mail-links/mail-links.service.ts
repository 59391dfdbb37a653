import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '#contract/errors';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import type { MailType } from '../../mail/mail-payloads';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { DomainError } from '../../platform/errors/domain-error';
import {
  isUsable,
  mailTokenExpiry,
  type MailToken,
  type MailTokenPurpose,
  type Registration,
} from './mail-token';
import { MailTokenRepository } from './mail-token.repository';

interface Recipient {
  readonly userId: string;
  readonly firstName: string;
  readonly to: string;
}

const MAIL_OF = {
  confirm_email: 'confirmation',
  reset_password: 'password_reset',
  change_email: 'email_change',
} as const satisfies Record<MailTokenPurpose, MailType>;

/** Creates and redeems the links in emails. Call it inside the transaction that causes the email. */
@Injectable()
export class MailLinksService {
  constructor(
    private readonly tokens: MailTokenRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  async send(
    purpose: MailTokenPurpose,
    { userId, firstName, to }: Recipient,
    registration: Registration | null = null,
  ): Promise<void> {
    const token = newToken();
    const now = this.clock.now();
    await this.tokens.add({
      tokenHash: sha256(token),
      userId,
      purpose,
      newEmail: purpose === 'change_email' ? to : null,
      registration,
      createdAt: now,
      expiresAt: mailTokenExpiry(purpose, now),
      usedAt: null,
    });
    await this.outbox.enqueue({ type: MAIL_OF[purpose], to, userId, data: { firstName, token } });
  }

  /** False when the link cannot do anything; checked before expensive work. */
  async isUsable(token: string, purpose: MailTokenPurpose): Promise<boolean> {
    const found = await this.tokens.find(sha256(token));
    return found?.purpose === purpose && isUsable(found, this.clock.now());
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

interface RedeemedLink {
  readonly token: MailToken;
  readonly usable: boolean;
}
