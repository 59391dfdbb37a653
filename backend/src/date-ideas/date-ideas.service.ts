import { Injectable } from '@nestjs/common';
import {
  DATE_IDEA_LIMITS,
  DATE_IDEA_TEXTS,
  type DateIdea,
  type DateIdeasAnswer,
} from '#contract/dating/date-ideas';
import type { Match } from '../candidates/candidate';
import { CandidatesService } from '../candidates/candidates.service';
import { Clock } from '../platform/clock/clock';
import { localDay } from '../platform/clock/local-time';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { cityOf, dateTypeOf, IDEA_KINDS, townOf, type IdeaKind, type IdeaNeed } from './sources/idea-need';
import { IdeaPreferencesService } from './preferences/idea-preferences.service';
import type { IdeaRequest } from './idea-query';
import { IdeaCatalogue } from './sources/idea-source';
import { stageOf } from './ranking/idea-score';
import { rankIdeas } from './ranking/rank-ideas';
import { ideasRevealing } from './ranking/revealing-ideas';
import { ideasSuiting, type IdeaWish } from './ranking/suiting-ideas';
import { seasonAt, type Season } from './ranking/season';
import { goodFor, standardsToSee, topicsWorthSeeing } from './ranking/standards-to-see';
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

  /** Throws candidate.not-found when the ideas are for a match that isn't the owner's. */
  async find(
    owner: Account,
    kind: IdeaKind,
    { refresh, excluded, matchId }: IdeaRequest,
  ): Promise<DateIdeasAnswer> {
    const need = this.needOf(owner, kind);
    const [outside, own, votes, matches] = await Promise.all([
      this.sourced.find(need, refresh),
      this.catalogue.ideasFor(need),
      this.preferences.ideaVotesOf(owner.id),
      this.candidates.matchesOf(owner.id),
    ]);
    const match = chosenMatch(matches, matchId);
    const toSee = standardsToSee(owner.standards, match?.history ?? []);
    const ideas = rankIdeas(
      [...outside.ideas, ...own],
      {
        dateType: need.dateType,
        stage: stageOf(match ? [match] : matches),
        city: owner.location === null ? null : cityOf(owner.location),
        votes,
        season: this.seasonOf(owner),
        worthSeeing: match ? topicsWorthSeeing(toSee) : new Map(),
      },
      { count: DATE_IDEA_LIMITS.listMax, excluded: new Set(excluded), seed: this.seedOf(owner.id, refresh) },
    );
    if (ideas.length === 0 && outside.hasFailed)
      return { error: DATE_IDEA_TEXTS.setupRequired, setupRequired: true };
    return ideas.map((idea) => ({ ...idea, goodFor: goodFor(idea, toSee) }));
  }

  /** The built-in ideas with these ids, in that order; unknown ones are left out. */
  async named(owner: Account, ids: readonly string[], matchId: string | null): Promise<DateIdea[]> {
    const [matches, ...catalogues] = await Promise.all([
      this.candidates.matchesOf(owner.id),
      ...IDEA_KINDS.map((kind) => this.catalogue.ideasFor(this.needOf(owner, kind))),
    ]);
    const toSee = standardsToSee(owner.standards, chosenMatch(matches, matchId)?.history ?? []);
    const byId = new Map(catalogues.flat().map((idea) => [idea.id, idea]));
    return [...new Set(ids)].flatMap((id) => {
      const idea = byId.get(id);
      return idea ? [{ ...idea, goodFor: goodFor(idea, toSee) }] : [];
    });
  }

  /**
   * Ids of up to three built-in ideas that let one see a standard, by its name, on a date with this match. Asks no
   * source and no database.
   */
  async revealing(owner: Account, match: Match, standard: string): Promise<string[]> {
    const kinds = IDEA_KINDS.map((kind) => this.catalogue.ideasFor(this.needOf(owner, kind)));
    const taste = {
      dateType: dateTypeOf(owner.preferredDateType),
      stage: stageOf([match]),
      city: null,
      season: this.seasonOf(owner),
    };
    return ideasRevealing(standard, (await Promise.all(kinds)).flat(), taste, match.id);
  }

  /** Names of up to three built-in ideas that fulfill a wish. Asks no source and no database. */
  async suiting(
    owner: Account,
    match: Match | null,
    standard: string | null,
    wish: IdeaWish,
  ): Promise<string[]> {
    const kinds = IDEA_KINDS.map((kind) => this.catalogue.ideasFor(this.needOf(owner, kind)));
    const taste = {
      dateType: dateTypeOf(owner.preferredDateType),
      stage: match ? stageOf([match]) : 'early',
      city: null,
      season: this.seasonOf(owner),
    } as const;
    return ideasSuiting(standard, wish, (await Promise.all(kinds)).flat(), taste, match?.id ?? owner.id);
  }

  private needOf(owner: Account, kind: IdeaKind): IdeaNeed {
    return { kind, location: townOf(owner.location), dateType: dateTypeOf(owner.preferredDateType) };
  }

  private seasonOf({ location, timezone }: Account): Season {
    const month = Number(localDay(this.clock.now(), timezone).slice(5, 7)) - 1;
    return seasonAt(location, timezone, month);
  }

  /** The same list all day, a different one on refresh. */
  private seedOf(ownerId: string, refresh: boolean): string {
    const now = this.clock.now().toISOString();
    return `${ownerId}:${refresh ? now : now.slice(0, 10)}`;
  }
}

function chosenMatch(matches: readonly Match[], id: string | null): Match | null {
  if (id === null) return null;
  const chosen = matches.find((match) => match.id === id);
  if (!chosen) throw new DomainError('candidate.not-found');
  return chosen;
}
