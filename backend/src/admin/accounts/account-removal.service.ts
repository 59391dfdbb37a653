import { Injectable } from '@nestjs/common';
import {
  ADMIN_LIMITS,
  type CleanupAnswer,
  type CleanupPreview,
  type DeleteUsersAnswer,
} from '#contract/console/admin';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { inWork, longJob } from '../../platform/database/connections/work';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { AccountDeletionService } from '../../privacy/account-deletion.service';
import type { Account } from '../../users/user';
import { UsersService } from '../../users/users.service';
import { CleanupRepository } from './cleanup.repository';
import { distinctIds } from './distinct-ids';

const DAY_MS = 86_400_000;
const SAMPLE = 10;
/** How many accounts one transaction deletes and one audit log entry names. */
const BATCH = 200;
/** Many accounts take longer than a request usually may. */
const REMOVAL_MS = 120_000;

@Injectable()
export class AccountRemovalService {
  constructor(
    private readonly users: UsersService,
    private readonly deletion: AccountDeletionService,
    private readonly unconfirmed: CleanupRepository,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** All or nothing: if an id is unknown or an administrator's, no account is deleted. */
  remove(actor: Actor, userIds: readonly string[]): Promise<DeleteUsersAnswer> {
    const ids = distinctIds(userIds);
    return inWork(longJob('delete accounts', REMOVAL_MS), () => this.removeEach(actor, ids));
  }

  private removeEach(actor: Actor, ids: readonly string[]): Promise<DeleteUsersAnswer> {
    return this.transaction.run(async () => {
      const accounts: Account[] = [];
      for (const id of ids) {
        const account = await this.users.find(id);
        if (!account) throw new DomainError('user.not-found');
        accounts.push(account);
      }
      if ((await this.deletion.erase(accounts)) < ids.length) throw new DomainError('user.not-found');
      for (const id of ids)
        await this.audit.record({ actor, action: 'users.delete', target: id, details: {} });
      return { deleted: ids.length };
    });
  }

  async previewCleanup(): Promise<CleanupPreview> {
    const before = this.unconfirmedSince();
    return {
      olderThanDays: ADMIN_LIMITS.unconfirmedDays,
      count: await this.unconfirmed.count(before),
      sample: (await this.unconfirmed.oldest(before, SAMPLE)).map(({ id, email, createdAt }) => ({
        id,
        email,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /** Throws cleanup.changed when the count differs from what the administrator was shown. */
  async cleanUp(actor: Actor, expectedCount: number): Promise<CleanupAnswer> {
    const before = this.unconfirmedSince();
    if ((await this.unconfirmed.count(before)) !== expectedCount) throw new DomainError('cleanup.changed');
    return inWork(longJob('remove unconfirmed accounts', REMOVAL_MS), async () => ({
      deleted: await this.removeAll(actor, before),
    }));
  }

  private async removeAll(actor: Actor, before: Date): Promise<number> {
    let deleted = 0;
    let removed: number;
    do {
      removed = await this.removeBatch(actor, before);
      deleted += removed;
    } while (removed > 0);
    return deleted;
  }

  private removeBatch(actor: Actor, before: Date): Promise<number> {
    return this.transaction.run(async () => {
      // Locked so that the address cannot be confirmed while the account is being deleted.
      const accounts = await this.unconfirmed.takeOldest(before, BATCH);
      await this.deletion.erase(accounts);
      if (accounts.length > 0)
        await this.audit.record({
          actor,
          action: 'users.cleanup',
          target: null,
          details: {
            deleted: accounts.length,
            olderThanDays: ADMIN_LIMITS.unconfirmedDays,
            userIds: accounts.map(({ id }) => id).join(' '),
          },
        });
      return accounts.length;
    });
  }

  private unconfirmedSince(): Date {
    return new Date(this.clock.now().getTime() - ADMIN_LIMITS.unconfirmedDays * DAY_MS);
  }
}
