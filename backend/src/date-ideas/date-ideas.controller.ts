import { Controller, Get, Query } from '@nestjs/common';
import type { DateIdeasAnswer } from '#contract/dating/date-ideas';
import { CurrentAccount } from '../auth/sessions/session-request';
import type { Account } from '../users/user';
import { DateIdeasService } from './date-ideas.service';
import { namedIdeas, toIdeaRequest, type IdeaQuery } from './idea-query';

@Controller('api/date-ideas')
export class DateIdeasController {
  constructor(private readonly ideas: DateIdeasService) {}

  @Get()
  venues(@CurrentAccount() owner: Account, @Query() query: IdeaQuery): Promise<DateIdeasAnswer> {
    const request = toIdeaRequest(query);
    const ids = namedIdeas(query);
    return ids ? this.ideas.named(owner, ids, request.matchId) : this.ideas.find(owner, 'venues', request);
  }

  @Get('events')
  events(@CurrentAccount() owner: Account, @Query() query: IdeaQuery): Promise<DateIdeasAnswer> {
    return this.ideas.find(owner, 'events', toIdeaRequest(query));
  }
}
