import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { Evaluation } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import { WritesDirectly } from '../auth/sessions/answers/direct-answer-request';
import { CurrentAccount, OwnerId } from '../auth/sessions/session-request';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor';
import { IdPipe } from '../platform/http/id.pipe';
import type { Account } from '../users/user';
import { DateExperienceChangesDto, NewDateExperienceDto } from './date-experiences.dto';
import { DateExperiencesService } from './date-experiences.service';

const matchId = new IdPipe('candidate.not-found');
const dateId = new IdPipe('date-experience.not-found');
const evaluationId = new IdPipe('evaluation.not-found');

@Controller('api')
export class DateExperiencesController {
  constructor(private readonly dates: DateExperiencesService) {}

  @Get('candidates/:id/date-experiences')
  listFor(@CurrentAccount() owner: Account, @Param('id', matchId) id: string): Promise<DateExperience[]> {
    return this.dates.listFor(owner, id);
  }

  @Post('date-experiences')
  @UseInterceptors(IdempotencyInterceptor)
  @WritesDirectly<DateExperiencesController, NewDateExperienceDto>(
    NewDateExperienceDto,
    (controller, { session, input, once }) => controller.dates.createAtOnce(session.account, input, once),
  )
  create(@CurrentAccount() owner: Account, @Body() input: NewDateExperienceDto): Promise<DateExperience> {
    return this.dates.create(owner, input);
  }

  @Put('date-experiences/:id')
  change(
    @CurrentAccount() owner: Account,
    @Param('id', dateId) id: string,
    @Body() changes: DateExperienceChangesDto,
  ): Promise<DateExperience> {
    return this.dates.change(owner, id, changes);
  }

  @Delete('date-experiences/:id')
  @HttpCode(204)
  remove(@OwnerId() ownerId: string, @Param('id', dateId) id: string): Promise<void> {
    return this.dates.remove(ownerId, id);
  }

  @Get('date-experiences/:id/evaluations')
  evaluations(@CurrentAccount() owner: Account, @Param('id', dateId) id: string): Promise<Evaluation[]> {
    return this.dates.evaluations(owner, id);
  }

  @Delete('evaluations/:id')
  @HttpCode(204)
  removeEvaluation(@OwnerId() ownerId: string, @Param('id', evaluationId) id: string): Promise<void> {
    return this.dates.removeEvaluation(ownerId, id);
  }
}
