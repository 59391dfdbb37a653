import { Controller, Get } from '@nestjs/common';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { AnswersByRevision } from '../auth/sessions/answers/answer-revision.interceptor';
import { AnswersDirectly } from '../auth/sessions/answers/direct-answer-request';
import { ReadOfOwner, ReadsWithSession } from '../auth/sessions/answers/owner-read-request';
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
  @AnswersByRevision('records')
  @AnswersDirectly<DashboardController, Match[]>((controller, { session, read }) =>
    controller.stats(session.account, read),
  )
  stats(@CurrentAccount() account: Account, @ReadOfOwner() matches: Match[]): DashboardStats {
    return this.candidates.stats(account, matches);
  }

  @ReadsFromReplica()
  @Get('analytics')
  @AnswersByRevision('records')
  analytics(@CurrentAccount() account: Account): Promise<DashboardAnalytics> {
    return this.dashboard.analyticsOf(account);
  }
}
