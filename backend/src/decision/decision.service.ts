import { Injectable } from '@nestjs/common';
import type { Comparison, Decision, NextDate } from '#contract/dating/insights/decision';
import type { Match } from '../candidates/candidate';
import { CandidatesService } from '../candidates/candidates.service';
import { DateIdeasService } from '../date-ideas/date-ideas.service';
import { Clock } from '../platform/clock/clock';
import { startOfUtcDay } from '../platform/clock/local-time';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { toComparison, toDecision } from './decision-answer';

@Injectable()
export class DecisionService {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly ideas: DateIdeasService,
    private readonly clock: Clock,
  ) {}

  async whereYouStand(owner: Account, matches: readonly Match[]): Promise<Decision> {
    // By the day, as the answer's tag.
    const today = startOfUtcDay(this.clock.now());
    const { next, ...standing } = toDecision({ standards: owner.standards, matches }, today);
    return { ...standing, next: next && { ...next, ideaIds: await this.ideasFor(owner, matches, next) } };
  }

  private async ideasFor(
    owner: Account,
    matches: readonly Match[],
    { candidateId, criteriaId }: NextDate,
  ): Promise<string[]> {
    const match = matches.find(({ id }) => id === candidateId);
    const standard = owner.standards.find(({ id }) => id === criteriaId);
    return match && standard ? this.ideas.revealing(owner, match, standard.question) : [];
  }

  async compare({ id, standards }: Account, a: string, b: string): Promise<Comparison> {
    if (a === b) throw new DomainError('decision.same-match');
    const matches = await this.candidates.matchesOf(id);
    const comparison = toComparison({ standards, matches }, a, b);
    if (!comparison) throw new DomainError('candidate.not-found');
    return comparison;
  }
}
