import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { AdminUser } from '#contract/console/admin';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { AccountListRepository } from './account-list.repository';
import { AccountListService } from './account-list.service';
import { csvLine } from '../../platform/csv/csv-line';

const BATCH = 500;

/** Without it, Excel takes the file for the computer's own encoding, and José becomes JosÃ©. */
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS = [
  'id',
  'email',
  'firstName',
  'lastName',
  'createdAt',
  'emailConfirmed',
  'surveyComplete',
  'onboardingComplete',
  'criteriaCount',
  'recentMatches',
  'evaluatedMatches',
  'hasLikedDateIdea',
  'hasUsedAlex',
  'marketingEmails',
  'experienceEmails',
  'location',
  'howHeardAbout',
  'datingGoal',
  'datingDuration',
  'datingChallenge',
  'preferredDateType',
  'gender',
  'interestedInGenders',
] as const satisfies readonly (keyof AdminUser)[];

interface AccountExport {
  readonly name: string;
  readonly csv: Readable;
}

/** Accounts and counts, newest first; no matches, no dates and nothing a dater wrote. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly list: AccountListService,
    private readonly accounts: AccountListRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async start(actor: Actor): Promise<AccountExport> {
    await this.audit.record({ actor, action: 'users.export', target: null, details: {} });
    const day = this.clock.now().toISOString().slice(0, 10);
    return {
      name: `heart-and-head-users-${day}.csv`,
      csv: Readable.from(this.lines(), { objectMode: false }),
    };
  }

  private async *lines(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    let last: AdminUser | undefined;
    do {
      const ids = await this.accounts.olderThan(last ?? null, BATCH);
      const users = ids.length === 0 ? [] : await this.list.rowsOf(ids);
      if (users.length > 0)
        yield users.map((user) => csvLine(COLUMNS.map((column) => user[column]))).join('');
      last = users.at(-1);
    } while (last);
  }
}
