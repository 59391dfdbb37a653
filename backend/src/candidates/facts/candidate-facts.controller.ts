import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { CandidateFact } from '#contract/dating/candidate-facts';
import { CurrentAccount, OwnerId } from '../../auth/sessions/session-request';
import { IdPipe } from '../../platform/http/id.pipe';
import { IdempotencyInterceptor } from '../../platform/idempotency/idempotency.interceptor';
import type { Account } from '../../users/user';
import { CandidateFactChangesDto, NewCandidateFactDto } from './candidate-facts.dto';
import { CandidateFactsService } from './candidate-facts.service';

const matchId = new IdPipe('candidate.not-found');
const factId = new IdPipe('candidate-fact.not-found');

@Controller('api/candidates/:id/facts')
export class CandidateFactsController {
  constructor(private readonly facts: CandidateFactsService) {}

  @Get()
  list(@CurrentAccount() owner: Account, @Param('id', matchId) id: string): Promise<CandidateFact[]> {
    return this.facts.listFor(owner, id);
  }

  @Post()
  @UseInterceptors(IdempotencyInterceptor)
  add(
    @CurrentAccount() owner: Account,
    @Param('id', matchId) id: string,
    @Body() input: NewCandidateFactDto,
  ): Promise<CandidateFact> {
    return this.facts.add(owner, id, input);
  }

  @Put(':factId')
  change(
    @CurrentAccount() owner: Account,
    @Param('id', matchId) id: string,
    @Param('factId', factId) fact: string,
    @Body() changes: CandidateFactChangesDto,
  ): Promise<CandidateFact> {
    return this.facts.change(owner, { candidateId: id, id: fact }, changes);
  }

  @Delete(':factId')
  @HttpCode(204)
  remove(
    @OwnerId() ownerId: string,
    @Param('id', matchId) id: string,
    @Param('factId', factId) fact: string,
  ): Promise<void> {
    return this.facts.remove(ownerId, { candidateId: id, id: fact });
  }
}
