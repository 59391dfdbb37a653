import { Controller, Get, Query } from '@nestjs/common';
import type { Comparison, Decision } from '#contract/dating/insights/decision';
import { AnswersByRevision } from '../auth/sessions/answers/answer-revision.interceptor';
import { ReadOfOwner, ReadsWithSession } from '../auth/sessions/answers/owner-read-request';
import { CurrentAccount } from '../auth/sessions/session-request';
import type { Match } from '../candidates/candidate';
import { MatchesRead } from '../candidates/matches-read';
import { IdPipe } from '../platform/http/id.pipe';
import type { Account } from '../users/user';
import { DecisionService } from './decision.service';

const matchId = new IdPipe('candidate.not-found');

@Controller('api/decision')
export class DecisionController {
  constructor(private readonly decision: DecisionService) {}

  @Get()
  @ReadsWithSession(MatchesRead)
  @AnswersByRevision('records')
  whereYouStand(@CurrentAccount() owner: Account, @ReadOfOwner() matches: Match[]): Promise<Decision> {
    return this.decision.whereYouStand(owner, matches);
  }

  @Get('compare')
  compare(
    @CurrentAccount() owner: Account,
    @Query('a', matchId) a: string,
    @Query('b', matchId) b: string,
  ): Promise<Comparison> {
    return this.decision.compare(owner, a, b);
  }
}
