import { Injectable } from '@nestjs/common';
import type { PasskeyAssertion } from '#contract/account/second-factor';
import { securityNotice } from '../../mail/mail';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { sha256 } from '../../platform/crypto/tokens';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import type { Account } from '../../users/user';
import { PASSKEY_MINUTES } from './passkeys/passkey-options';
import { PasskeyVerifier } from './passkeys/passkey-verifier';
import { PendingSignInRepository } from './pending-sign-in.repository';
import { readCode } from './codes/recovery-code';
import { SecondFactorRepository } from './second-factor.repository';
import { TimeCodes } from './codes/time-codes';

/** Checks a second factor that someone gives. */
@Injectable()
export class FactorCheckService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly pending: PendingSignInRepository,
    private readonly codes: TimeCodes,
    private readonly verifier: PasskeyVerifier,
    private readonly passwords: PasswordHasher,
    private readonly outbox: OutboxService,
    private readonly limits: LimitsService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** An authenticator app's code or a recovery code. Throws auth.wrong-code, also for one that was used before. */
  async checkCode(account: Account, typed: string): Promise<void> {
    const charge = { policy: LIMITS.secondFactor, key: account.id };
    await this.limits.consumeAll([charge]);
    const code = readCode(typed);
    const isRight =
      code?.kind === 'totp'
        ? await this.useTimeCode(account.id, code.digits)
        : code !== null && (await this.useRecoveryCode(account, code.digits));
    if (!isRight) throw new DomainError('auth.wrong-code');
    await this.limits.refundAll([charge]);
  }

  /** The id of the passkey's owner. Throws auth.passkey-rejected, also for an answer that was given before. */
  async checkPasskey(answer: PasskeyAssertion, challenge: string | null): Promise<string> {
    const given: unknown = answer.id;
    const passkey =
      typeof given === 'string' ? await this.factors.passkey(Buffer.from(given, 'base64url')) : null;
    const counter =
      passkey && challenge !== null ? await this.verifier.verifyUse(answer, challenge, passkey) : null;
    if (!passkey || challenge === null || counter === null) throw new DomainError('auth.passkey-rejected');
    await this.transaction.run(async () => {
      await this.spendChallenge(challenge);
      if (!(await this.factors.usePasskey(passkey.id, counter, this.clock.now())))
        throw new DomainError('auth.passkey-rejected');
    });
    return passkey.userId;
  }

  /** Throws auth.passkey-rejected when the challenge was answered before. Call it inside a transaction. */
  async spendChallenge(challenge: string): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + PASSKEY_MINUTES * 60_000);
    if (!(await this.pending.spendChallenge(sha256(challenge), expiresAt)))
      throw new DomainError('auth.passkey-rejected');
  }

  private async useTimeCode(userId: string, digits: string): Promise<boolean> {
    const now = this.clock.now();
    for (const { id, secret } of await this.factors.apps(userId)) {
      const step = await this.codes.stepOf(secret, digits, now);
      if (step !== null) return this.factors.useStep(id, step, now);
    }
    return false;
  }

  private async useRecoveryCode(account: Account, digits: string): Promise<boolean> {
    const codes = await this.factors.recoveryCodes(account.id);
    for (const { id, codeHash } of codes)
      if (await this.passwords.verify(codeHash, digits)) {
        const isUsed = await this.transaction.run(async () => {
          const isFirstUse = await this.factors.useRecoveryCode(id);
          if (isFirstUse) await this.notify(account, codes.length - 1);
          return isFirstUse;
        });
        return isUsed;
      }
    return false;
  }

  private async notify(account: Account, left: number): Promise<void> {
    const detail = `one of your recovery codes was just used to sign in or to confirm it was you. You have ${left} left.`;
    await this.outbox.enqueueAccountMail(securityNotice(account, 'A recovery code was used', detail));
  }
}
