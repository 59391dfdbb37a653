import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../platform/crypto/passwords';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitsService } from '../../platform/limits/limits.service';
import { LIMITS } from '../../platform/limits/rate-limiter';
import type { Account } from '../../users/user';
import { CredentialsRepository } from '../credentials.repository';

/** Asks a signed-in user for their password again before something irreversible. */
@Injectable()
export class PasswordConfirmationService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly limits: LimitsService,
  ) {}

  /**
   * Throws auth.wrong-password. A stolen session must not become a way to guess passwords, so wrong ones count like
   * failed sign-ins.
   */
  async confirm(account: Account, password: string): Promise<void> {
    const key = account.email.toLowerCase();
    await this.limits.consume(LIMITS.signInByAccount, key);
    const stored = await this.credentials.find(account.id);
    if (!(await this.passwords.verify(stored?.passwordHash ?? null, password)))
      throw new DomainError('auth.wrong-password');
    await this.limits.refund(LIMITS.signInByAccount, key);
  }
}
