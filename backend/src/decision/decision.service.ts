import { Injectable } from '@nestjs/common';
import type { Comparison, Decision } from '#contract/dating/decision';
import { CandidatesService } from '../candidates/candidates.service';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { toComparison, toDecision } from './decision-answer';

@Injectable()
export class DecisionService {
  constructor(private readonly candidates: CandidatesService) {}

  async whereYouStand({ id, standards }: Account): Promise<Decision> {
    return toDecision({ standards, matches: await this.candidates.matchesOf(id) }, () => []);
  }

  async compare({ id, standards }: Account, a: string, b: string): Promise<Comparison> {
    if (a === b) throw new DomainError('decision.same-match');
    const matches = await this.candidates.matchesOf(id);
    const comparison = toComparison({ standards, matches }, a, b);
    if (!comparison) throw new DomainError('candidate.not-found');
    return comparison;
  }
}
