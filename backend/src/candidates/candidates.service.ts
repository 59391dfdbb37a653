import { Injectable } from '@nestjs/common';
import type { Candidate } from '#contract/candidates';
import type { DashboardStats } from '#contract/dashboard';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { changeMatch } from './candidate';
import { CandidateRepository } from './candidate.repository';
import type { CandidateChangesDto, NewCandidateDto } from './candidates.dto';
import { toCandidates, toDashboardStats } from './match-book';

@Injectable()
export class CandidatesService {
  constructor(
    private readonly candidates: CandidateRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string): Promise<Candidate[]> {
    return toCandidates(await this.candidates.book(ownerId));
  }

  async stats(ownerId: string, memberSince: Date): Promise<DashboardStats> {
    return toDashboardStats(await this.candidates.book(ownerId), memberSince);
  }

  async create(ownerId: string, input: NewCandidateDto): Promise<Candidate> {
    const id = newId();
    await this.candidates.add(ownerId, {
      id,
      name: input.name,
      age: input.age ?? null,
      profession: input.profession ?? null,
      location: input.location ?? null,
      notes: input.notes ?? null,
      archivedAt: null,
      createdAt: this.clock.now(),
      version: 1,
      history: [],
    });
    return this.find(ownerId, id);
  }

  async change(
    ownerId: string,
    id: string,
    { version, ...changes }: CandidateChangesDto,
  ): Promise<Candidate> {
    await this.transaction.run(async () => {
      const match = await this.candidates.findLocked(ownerId, id);
      if (!match) throw new DomainError('candidate.not-found');
      if (version !== undefined && version !== match.version) throw new DomainError('candidate.stale');
      await this.candidates.save(ownerId, changeMatch(match, changes, this.clock.now()));
    });
    return this.find(ownerId, id);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.candidates.remove(ownerId, id))) throw new DomainError('candidate.not-found');
  }

  /** One match among its owner's others, because its likely range learns from them. */
  private async find(ownerId: string, id: string): Promise<Candidate> {
    const found = (await this.list(ownerId)).find((candidate) => candidate.id === id);
    if (!found) throw new DomainError('candidate.not-found');
    return found;
  }
}
