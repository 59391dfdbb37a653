import { Injectable } from '@nestjs/common';
import { FACTS_MAX, type CandidateFact } from '#contract/dating/candidate-facts';
import { disclosureIn } from '../../safety/disclosure';
import { HelpService } from '../../safety/help.service';
import { Clock } from '../../platform/clock/clock';
import { localDay } from '../../platform/clock/local-time';
import { newId } from '../../platform/crypto/ids';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import type { Account } from '../../users/user';
import { CandidatesService } from '../candidates.service';
import { toCandidateFact, type StoredFact } from './candidate-fact';
import { CandidateFactRepository } from './candidate-fact.repository';
import type { CandidateFactChangesDto, NewCandidateFactDto } from './candidate-facts.dto';

type Place = Pick<StoredFact, 'candidateId' | 'id'>;

/** What the user wants to remember about a match. */
@Injectable()
export class CandidateFactsService {
  constructor(
    private readonly facts: CandidateFactRepository,
    private readonly candidates: CandidatesService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly help: HelpService,
  ) {}

  async listFor(owner: Account, candidateId: string): Promise<CandidateFact[]> {
    const facts = await this.facts.listFor(owner.id, candidateId);
    if (facts.length === 0 && !(await this.candidates.has(owner.id, candidateId)))
      throw new DomainError('candidate.not-found');
    return facts.map((fact) => this.shownTo(owner, fact));
  }

  /** As the user wrote them, without help cards. */
  async exportFor(ownerId: string): Promise<CandidateFact[]> {
    return (await this.facts.listAll(ownerId)).map(toCandidateFact);
  }

  add(owner: Account, candidateId: string, { text, day }: NewCandidateFactDto): Promise<CandidateFact> {
    return this.transaction.run(async () => {
      await this.lock(owner.id, candidateId);
      if ((await this.facts.countFor(owner.id, candidateId)) >= FACTS_MAX)
        throw new DomainError('candidate-fact.too-many');
      const now = this.clock.now();
      const today = localDay(now, owner.timezone);
      const fact = { id: newId(), candidateId, text, day: day ?? today, createdAt: now };
      await this.facts.add(owner.id, fact);
      await this.noteConcern(owner.id, null, fact);
      return this.shownTo(owner, fact);
    });
  }

  /** Adds facts of an earlier time to matches that know already what concerns them. */
  async restore(ownerId: string, facts: readonly StoredFact[]): Promise<void> {
    for (const fact of facts) await this.facts.add(ownerId, fact);
  }

  change(owner: Account, place: Place, { text, day }: CandidateFactChangesDto): Promise<CandidateFact> {
    return this.transaction.run(async () => {
      const fact = await this.findLocked(owner.id, place);
      const changed = { ...fact, text: text ?? fact.text, day: day ?? fact.day };
      await this.facts.save(owner.id, changed, this.clock.now());
      await this.noteConcern(owner.id, fact, changed);
      return this.shownTo(owner, changed);
    });
  }

  remove(ownerId: string, place: Place): Promise<void> {
    return this.transaction.run(async () => {
      const fact = await this.findLocked(ownerId, place);
      await this.facts.remove(ownerId, fact.id);
      await this.noteConcern(ownerId, fact, null);
    });
  }

  private async lock(ownerId: string, candidateId: string): Promise<void> {
    if (!(await this.candidates.lock(ownerId, candidateId))) throw new DomainError('candidate.not-found');
  }

  /** The match is always locked first, as for its dates, so that two changes to one match cannot deadlock. */
  private async findLocked(ownerId: string, { candidateId, id }: Place): Promise<StoredFact> {
    await this.lock(ownerId, candidateId);
    const fact = await this.facts.find(ownerId, candidateId, id);
    if (!fact) throw new DomainError('candidate-fact.not-found');
    return fact;
  }

  /** Where a fact called for help lines, or did before, the match remembers whether it does now. */
  private async noteConcern(
    ownerId: string,
    before: StoredFact | null,
    now: StoredFact | null,
  ): Promise<void> {
    const fact = now ?? before;
    if (fact && (isDisclosing(before) || isDisclosing(now)))
      await this.candidates.noteTextConcern(ownerId, fact.candidateId, fact.id, now?.text ?? null);
  }

  private shownTo(owner: Account, fact: StoredFact): CandidateFact {
    const help = this.help.cardFor(disclosureIn(fact.text), owner);
    return help ? { ...toCandidateFact(fact), help } : toCandidateFact(fact);
  }
}

function isDisclosing(fact: StoredFact | null): boolean {
  return fact !== null && disclosureIn(fact.text) !== null;
}
