import { Injectable } from '@nestjs/common';
import { PasswordConfirmationService } from '../auth/account-security/password-confirmation.service';
import type { Session } from '../auth/sessions/session';
import { ContactService } from '../contact/contact.service';
import { OutboxService } from '../mail/outbox/outbox.service';
import { Transaction } from '../platform/database/database';
import { ErasureLedgerService } from '../platform/erasure/erasure-ledger.service';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { UsersService } from '../users/users.service';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly confirmation: PasswordConfirmationService,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly contact: ContactService,
    private readonly ledger: ErasureLedgerService,
    private readonly transaction: Transaction,
  ) {}

  /** Erases the account with everything that belongs to it; only what its address unsubscribed from is kept. */
  async delete(session: Session, currentPassword: string): Promise<void> {
    await this.confirmation.confirm(session, currentPassword);
    await this.erase([session.account]);
  }

  /**
   * Without the password, for authorized callers. Returns how many were there: someone else may erase at the same time.
   * Throws auth.administrator-stays.
   */
  async erase(accounts: readonly Pick<Account, 'id' | 'email' | 'isAdmin'>[]): Promise<number> {
    if (accounts.some(({ isAdmin }) => isAdmin)) throw new DomainError('auth.administrator-stays');
    const ids = accounts.map(({ id }) => id);
    return this.transaction.run(async () => {
      await this.outbox.forget(ids);
      await this.contact.forget(accounts.map(({ email }) => email));
      const erased = await this.users.remove(ids);
      await this.ledger.record(accounts);
      return erased;
    });
  }
}
