import { Controller, Get } from '@nestjs/common';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { AnswersByRevision } from '../auth/sessions/answer-revision.interceptor';
import { ReadOfOwner, ReadsWithSession } from '../auth/sessions/owner-read-request';
import { CurrentAccount } from '../auth/sessions/session-request';
import type { Match } from '../candidates/candidate';
import { CandidatesService } from '../candidates/candidates.service';
import { MatchesRead } from '../candidates/matches-read';
import type { Account } from '../users/user';
import { DashboardService } from './dashboard.service';
import { ReadsFromReplica } from '../platform/database/replica/reads-from-replica';

@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly dashboard: DashboardService,
  ) {}

  @Get('stats')
  @ReadsWithSession(MatchesRead)
  @AnswersByRevision()
  stats(@CurrentAccount() account: Account, @ReadOfOwner() matches: Match[]): DashboardStats {
    return this.candidates.stats(account, matches);
  }

  @ReadsFromReplica()
  @Get('analytics')
  @AnswersByRevision()
  analytics(@CurrentAccount() account: Account): Promise<DashboardAnalytics> {
    return this.dashboard.analyticsOf(account);
  }
}
