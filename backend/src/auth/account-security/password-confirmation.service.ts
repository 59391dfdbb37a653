import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { isUndecided } from '../../platform/database/connections/database-trouble';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import { CredentialsRepository } from '../credentials.repository';
import type { Session } from '../sessions/session';

/** Asks a signed-in user for their password again before something irreversible. */
@Injectable()
export class PasswordConfirmationService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Throws auth.wrong-password. A stolen session must not become a way to guess passwords, so wrong ones are limited;
   * each session has a budget of its own, which no one outside it can use up. Returns the stored hash that matched.
   */
  async confirm({ account, tokenHash }: Session, password: string): Promise<string> {
    const charge = { policy: LIMITS.reauthentication, key: tokenHash.toString('base64url') };
    await this.limits.consumeAll([charge]);
    try {
      const stored = await this.credentials.find(account.id);
      if (!(await this.passwords.verify(stored?.passwordHash ?? null, password)) || !stored)
        throw new DomainError('auth.wrong-password');
      await this.limits.refundAll([charge]);
      return stored.passwordHash;
    } catch (error) {
      if (isUndecided(error)) await this.limits.refundAll([charge]);
      throw error;
    }
  }
}
