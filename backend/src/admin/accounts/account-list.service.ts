import { Injectable } from '@nestjs/common';
import {
  ADMIN_LIMITS,
  type AdminUser,
  type AdminUserStatus,
  type TotalRelation,
} from '#contract/console/admin';
import { Clock } from '../../platform/clock/clock';
import {
  planSearch,
  estimateTotal,
  sampleSizeFor,
  type AccountFilter,
  type AccountPage,
  type Range,
} from './account-list';
import { AccountListRepository } from './account-list.repository';
import { ActivityService } from '../figures/activity.service';

const DAY_MS = 86_400_000;

interface AccountsAsked {
  readonly status: AdminUserStatus;
  readonly search: string;
  readonly range: Range;
}

interface AccountsAnswer {
  readonly users: AdminUser[];
  readonly total: number;
  readonly relation: TotalRelation;
}

@Injectable()
export class AccountListService {
  constructor(
    private readonly accounts: AccountListRepository,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  async list({ status, search, range }: AccountsAsked): Promise<AccountsAnswer> {
    const filter = {
      status,
      search: search.replace(/\s+/g, ' ').trim().toLowerCase(),
      recentSince: this.daysAgo(ADMIN_LIMITS.recentSignupDays),
    };
    const { ids, total, relation } = await this.find(filter, range);
    return { users: await this.rowsOf(ids), total, relation };
  }

  async rowsOf(ids: readonly string[]): Promise<AdminUser[]> {
    await this.activity.recountOf(ids);
    return this.accounts.rows(ids, this.daysAgo(ADMIN_LIMITS.activeDays));
  }

  private async find(filter: AccountFilter, range: Range): Promise<AccountPage> {
    const accounts = await this.accounts.count(filter);
    if (filter.search === '')
      return { ids: await this.accounts.page(filter, range), total: accounts, relation: 'exact' };
    const size = sampleSizeFor(filter.search);
    const sample = await this.accounts.sample(filter, size);
    const plan = planSearch(filter.search, sample, accounts);
    switch (plan.kind) {
      case 'counted':
        return { ids: await this.accounts.walk(filter, range, null), total: plan.total, relation: 'exact' };
      case 'common':
        return { ids: await this.accounts.walk(filter, range, null), total: plan.total, relation: 'about' };
      case 'newest-only':
        return {
          ids: await this.accounts.walk(filter, range, size),
          total: plan.total,
          relation: 'at-least',
        };
      case 'indexed': {
        const found = await this.accounts.indexed(filter, range);
        if (found) return { ...found, relation: 'exact' };
        return {
          ids: await this.accounts.walk(filter, range, null),
          total: estimateTotal(sample, accounts),
          relation: 'about',
        };
      }
    }
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}
