import { Controller, Get } from '@nestjs/common';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { CurrentAccount } from '../auth/sessions/session-request';
import { CandidatesService } from '../candidates/candidates.service';
import type { Account } from '../users/user';
import { DashboardService } from './dashboard.service';

@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly dashboard: DashboardService,
  ) {}

  @Get('stats')
  stats(@CurrentAccount() account: Account): Promise<DashboardStats> {
    return this.candidates.stats(account);
  }

  @Get('analytics')
  analytics(@CurrentAccount() account: Account): Promise<DashboardAnalytics> {
    return this.dashboard.analyticsOf(account);
  }
}
