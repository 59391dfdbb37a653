import { Controller, Get } from '@nestjs/common';
import type { DashboardStats } from '#contract/dashboard';
import { CurrentAccount } from '../auth/session-request';
import { CandidatesService } from '../candidates/candidates.service';
import type { Account } from '../users/user';

@Controller('api/dashboard')
export class DashboardController {
  constructor(private readonly candidates: CandidatesService) {}

  @Get('stats')
  stats(@CurrentAccount() account: Account): Promise<DashboardStats> {
    return this.candidates.stats(account);
  }
}
