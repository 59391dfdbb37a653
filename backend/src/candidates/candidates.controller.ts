import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { Candidate } from '#contract/dating/candidates';
import { AnswersByRevision } from '../auth/sessions/answers/answer-revision.interceptor';
import { AnswersDirectly } from '../auth/sessions/answers/direct-answer-request';
import { ReadOfOwner, ReadsWithSession } from '../auth/sessions/answers/owner-read-request';
import { CurrentAccount, OwnerId } from '../auth/sessions/session-request';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor';
import { IdPipe } from '../platform/http/id.pipe';
import type { Account } from '../users/user';
import type { Match } from './candidate';
import { CandidateChangesDto, NewCandidateDto } from './candidates.dto';
import { CandidatesService } from './candidates.service';
import { MatchesRead } from './matches-read';

const matchId = new IdPipe('candidate.not-found');

@Controller('api/candidates')
export class CandidatesController {
  constructor(private readonly candidates: CandidatesService) {}

  @Get()
  @ReadsWithSession(MatchesRead)
  @AnswersByRevision('records')
  @AnswersDirectly<CandidatesController, Match[]>((controller, { session, read }) =>
    controller.list(session.account, read),
  )
  list(@CurrentAccount() owner: Account, @ReadOfOwner() matches: Match[]): Candidate[] {
    return this.candidates.list(owner, matches);
  }

  @Post()
  @UseInterceptors(IdempotencyInterceptor)
  create(@CurrentAccount() owner: Account, @Body() input: NewCandidateDto): Promise<Candidate> {
    return this.candidates.create(owner, input);
  }

  @Put(':id')
  change(
    @CurrentAccount() owner: Account,
    @Param('id', matchId) id: string,
    @Body() changes: CandidateChangesDto,
  ): Promise<Candidate> {
    return this.candidates.change(owner, id, changes);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@OwnerId() ownerId: string, @Param('id', matchId) id: string): Promise<void> {
    return this.candidates.remove(ownerId, id);
  }
}
