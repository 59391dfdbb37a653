import { Injectable } from '@nestjs/common';
import { DATE_IDEA_LIMITS, DATE_IDEA_TEXTS, type DateIdeasAnswer } from '#contract/dating/date-ideas';
import { CandidatesService } from '../candidates/candidates.service';
import { Clock } from '../platform/clock/clock';
import type { Account } from '../users/user';
import { cityOf, dateTypeOf, townOf, type IdeaKind, type IdeaNeed } from './sources/idea-need';
import { IdeaPreferencesService } from './preferences/idea-preferences.service';
import type { IdeaRequest } from './idea-query';
import { IdeaCatalogue } from './sources/idea-source';
import { stageOf } from './ranking/idea-score';
import { rankIdeas } from './ranking/rank-ideas';
import { SourcedIdeasService } from './sources/sourced-ideas.service';

@Injectable()
export class DateIdeasService {
  constructor(
    private readonly sourced: SourcedIdeasService,
    private readonly catalogue: IdeaCatalogue,
    private readonly preferences: IdeaPreferencesService,
    private readonly candidates: CandidatesService,
    private readonly clock: Clock,
  ) {}

  async find(owner: Account, kind: IdeaKind, { refresh, excluded }: IdeaRequest): Promise<DateIdeasAnswer> {
    const need: IdeaNeed = {
      kind,
      location: townOf(owner.location),
      dateType: dateTypeOf(owner.preferredDateType),
    };
    const [outside, own, votes, candidates] = await Promise.all([
      this.sourced.find(need, refresh),
      this.catalogue.ideasFor(need),
      this.preferences.ideaVotesOf(owner.id),
      this.candidates.list(owner),
    ]);
    const city = owner.location === null ? null : cityOf(owner.location);
    const ideas = rankIdeas(
      [...outside.ideas, ...own],
      { dateType: need.dateType, stage: stageOf(candidates), city, votes },
      { count: DATE_IDEA_LIMITS.listMax, excluded: new Set(excluded), seed: this.seedOf(owner.id, refresh) },
    );
    if (ideas.length === 0 && outside.hasFailed)
      return { error: DATE_IDEA_TEXTS.setupRequired, setupRequired: true };
    return ideas;
  }

  /** The same list all day, a different one on refresh. */
  private seedOf(ownerId: string, refresh: boolean): string {
    const now = this.clock.now().toISOString();
    return `${ownerId}:${refresh ? now : now.slice(0, 10)}`;
  }
}
