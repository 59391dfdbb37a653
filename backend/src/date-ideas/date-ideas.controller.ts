import { Controller, Get, Query } from '@nestjs/common';
import type { DateIdeasAnswer } from '#contract/dating/date-ideas';
import { CurrentAccount } from '../auth/sessions/session-request';
import type { Account } from '../users/user';
import { DateIdeasService } from './date-ideas.service';
import { toIdeaRequest, type IdeaQuery } from './idea-query';

@Controller('api/date-ideas')
export class DateIdeasController {
  constructor(private readonly ideas: DateIdeasService) {}

  @Get()
  venues(@CurrentAccount() owner: Account, @Query() query: IdeaQuery): Promise<DateIdeasAnswer> {
    return this.ideas.find(owner, 'venues', toIdeaRequest(query));
  }

  @Get('events')
  events(@CurrentAccount() owner: Account, @Query() query: IdeaQuery): Promise<DateIdeasAnswer> {
    return this.ideas.find(owner, 'events', toIdeaRequest(query));
  }
}
