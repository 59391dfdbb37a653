import { Injectable } from '@nestjs/common';
import { GREETING_INITIATION } from '#contract/dating/alex';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { CandidatesService } from '../candidates/candidates.service';
import { ConversationService } from '../alex/conversation/conversation.service';
import { CriteriaService } from '../criteria/criteria.service';
import { IdeaPreferencesService } from '../date-ideas/preferences/idea-preferences.service';
import { Clock } from '../platform/clock/clock';
import { endOfUtcDay } from '../platform/clock/local-time';
import type { Account } from '../users/user';
import { toAnalytics, daysIn, toDatingRecord } from './dashboard-analytics';

@Injectable()
export class DashboardService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly criteria: CriteriaService,
    private readonly ideas: IdeaPreferencesService,
    private readonly conversation: ConversationService,
    private readonly clock: Clock,
  ) {}

  async analyticsOf(account: Account): Promise<DashboardAnalytics> {
    const [matches, selections, votes, messages] = await Promise.all([
      this.candidates.matchesOf(account.id),
      this.criteria.history(account.id),
      this.ideas.votesOf(account.id),
      this.conversation.messagesOf(account.id),
    ]);
    const now = this.clock.now();
    const dayOf = daysIn(account.timezone);
    return toAnalytics({
      record: toDatingRecord(account, matches, dayOf),
      selections,
      votes,
      messages: messages.filter(({ message }) => message !== GREETING_INITIATION),
      ownLocation: account.location,
      // By the day, as the answer's tag.
      now: endOfUtcDay(now),
      today: dayOf(now),
    });
  }
}
