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
    await this.erase(session.account);
  }

  /** Without the password, for authorized callers. Throws auth.administrator-stays. */
  async erase(account: Pick<Account, 'id' | 'email' | 'isAdmin'>): Promise<void> {
    if (account.isAdmin) throw new DomainError('auth.administrator-stays');
    await this.transaction.run(async () => {
      await this.outbox.forget(account.id);
      await this.contact.forget(account.email);
      await this.users.remove(account.id);
      await this.ledger.record(account);
    });
  }
}
