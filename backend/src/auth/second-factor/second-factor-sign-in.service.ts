import { Injectable } from '@nestjs/common';
import {
  NOTHING_TO_VERIFY,
  SECOND_FACTOR_LIMITS,
  type PasskeyAssertion,
  type SecondFactorMethod,
  type SecondFactorRequest,
} from '#contract/account/second-factor';
import { Clock } from '../../platform/clock/clock';
import { newToken, sha256 } from '../../platform/crypto/tokens';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import type { Origin } from '../../security-events/security-event';
import { SecurityEventsService } from '../../security-events/security-events.service';
import type { Account } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { FactorCheckService } from './factor-check.service';
import { FactorsService } from './factors.service';
import { PendingSignInRepository } from './pending-sign-in.repository';

interface SecondStep {
  readonly methods: SecondFactorMethod[];
  /** For the browser that gave the password. */
  readonly token: string;
}

/** The second step of signing in. */
@Injectable()
export class SecondFactorSignInService {
  constructor(
    private readonly users: UsersService,
    private readonly factors: FactorsService,
    private readonly check: FactorCheckService,
    private readonly pending: PendingSignInRepository,
    private readonly events: SecurityEventsService,
    private readonly clock: Clock,
  ) {}

  /** Whether the password, or a link, is not enough to sign in. */
  async isNeededBy(account: Account): Promise<boolean> {
    return (await this.factors.methodsOf(account.id)).length > 0;
  }

  /** After the password. Null when it is all this account needs. */
  async begin(account: Account): Promise<SecondStep | null> {
    const methods = account.emailConfirmedAt ? await this.factors.methodsOf(account.id) : [];
    if (methods.length === 0) return null;
    const token = newToken();
    await this.pending.add({
      tokenHash: sha256(token),
      userId: account.id,
      codesLeft: SECOND_FACTOR_LIMITS.codesPerSignIn,
      expiresAt: new Date(this.clock.now().getTime() + SECOND_FACTOR_LIMITS.signInMinutes * 60_000),
    });
    return { methods, token };
  }

  /**
   * Throws auth.second-factor-expired when the password is needed again, auth.wrong-code and auth.passkey-rejected while
   * there are tries left.
   */
  async finish(
    token: string | null,
    { code, passkey }: SecondFactorRequest,
    challenge: string | null,
    origin: Origin,
  ): Promise<Account> {
    if (code === undefined && passkey === undefined)
      throw invalidInput([{ field: 'code', message: NOTHING_TO_VERIFY, code: 'request.missing-field' }]);
    const tokenHash = token === null ? null : sha256(token);
    const pending = tokenHash && (await this.pending.spendTry(tokenHash, this.clock.now()));
    const account = pending && (await this.users.find(pending.userId));
    if (!tokenHash || !pending || !account) throw new DomainError('auth.second-factor-expired');
    try {
      if (passkey === undefined) await this.check.checkCode(account, code ?? '');
      else if ((await this.check.checkPasskey(passkey, challenge)) !== account.id)
        throw new DomainError('auth.passkey-rejected');
    } catch (error) {
      this.recordFailure(error, account.id, origin);
      if (error instanceof DomainError && error.code === 'auth.wrong-code' && pending.codesLeft === 0)
        throw new DomainError('auth.second-factor-expired');
      throw error;
    }
    await this.pending.remove(tokenHash);
    return account;
  }

  /** A passkey alone: it is two factors in one, because it works only once it knows its user. */
  async withPasskey(passkey: PasskeyAssertion, challenge: string | null, origin: Origin): Promise<Account> {
    try {
      const account = await this.users.find(await this.check.checkPasskey(passkey, challenge));
      if (!account) throw new DomainError('auth.passkey-rejected');
      return account;
    } catch (error) {
      this.recordFailure(error, null, origin);
      throw error;
    }
  }

  private recordFailure(error: unknown, userId: string | null, origin: Origin): void {
    const isLimited = error instanceof DomainError && error.code === 'request.rate-limited';
    this.events.recordSoon({
      kind: isLimited ? 'sign-in.limited' : 'sign-in.second-step-failed',
      userId,
      subject: userId ?? 'unknown passkey',
      origin,
    });
  }

  async removeExpired(): Promise<void> {
    await this.pending.removeExpired(this.clock.now());
  }
}
