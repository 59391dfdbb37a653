import { Injectable } from '@nestjs/common';
import type { Candidate } from '#contract/dating/candidates';
import type { DashboardStats } from '#contract/dating/dashboard';
import type { ScoredDate } from '#scoring/types';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { changeMatch, type Match } from './candidate';
import { CandidateRepository } from './candidate.repository';
import { HelpService } from '../alex/safety/help.service';
import { isReasonForConcern, NO_CONCERN, withDate, type Concern } from './concern';
import type { CandidateChangesDto, NewCandidateDto } from './candidates.dto';
import { toCandidates, toDashboardStats } from './match-book';

@Injectable()
export class CandidatesService {
  constructor(
    private readonly candidates: CandidateRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly help: HelpService,
  ) {}

  async list(owner: Account): Promise<Candidate[]> {
    return (await this.exportFor(owner)).map((candidate) => {
      const help = this.help.cardFor(candidate.notes, owner);
      return help ? { ...candidate, help } : candidate;
    });
  }

  /** What the user entered, and the figures from it; without help cards. */
  async exportFor({ id, standards }: Account): Promise<Candidate[]> {
    return toCandidates({ standards, matches: await this.candidates.listFor(id) });
  }

  /** Every match with its dates, in no particular order. */
  matchesOf(ownerId: string): Promise<Match[]> {
    return this.candidates.listFor(ownerId);
  }

  async stats({ id, standards, createdAt }: Account): Promise<DashboardStats> {
    return toDashboardStats({ standards, matches: await this.candidates.listFor(id) }, createdAt);
  }

  async create(owner: Account, input: NewCandidateDto): Promise<Candidate> {
    const id = newId();
    await this.candidates.add(owner.id, {
      id,
      name: input.name,
      age: input.age ?? null,
      profession: input.profession ?? null,
      location: input.location ?? null,
      notes: input.notes ?? null,
      archivedAt: null,
      createdAt: this.clock.now(),
      version: 1,
      concern: NO_CONCERN,
      history: [],
    });
    return this.find(owner, id);
  }

  async change(owner: Account, id: string, { version, ...changes }: CandidateChangesDto): Promise<Candidate> {
    await this.transaction.run(async () => {
      const match = await this.candidates.findLocked(owner.id, id);
      if (!match) throw new DomainError('candidate.not-found');
      if (version !== undefined && version !== match.version) throw new DomainError('candidate.stale');
      await this.candidates.save(owner.id, changeMatch(match, changes, this.clock.now()));
    });
    return this.find(owner, id);
  }

  /** Remembers whether the notes of one of the match's dates are a reason for concern; null when they are gone. */
  noteDateConcern(ownerId: string, id: string, dateId: string, notes: string | null): Promise<void> {
    return this.changeConcern(ownerId, id, ({ name, concern }) =>
      withDate(concern, dateId, isReasonForConcern(notes, name)),
    );
  }

  /** Remembers that a conversation about these matches called for help lines. */
  async noteSaidConcern(ownerId: string, ids: readonly string[]): Promise<void> {
    const saidAt = this.clock.now().toISOString();
    // One after the other in the order of their ids, so that two conversations cannot deadlock.
    for (const id of [...ids].sort())
      await this.changeConcern(ownerId, id, ({ concern }) => ({ ...concern, saidAt }));
  }

  private changeConcern(ownerId: string, id: string, change: (match: Match) => Concern): Promise<void> {
    return this.transaction.run(async () => {
      const match = await this.candidates.findLocked(ownerId, id);
      if (match) await this.candidates.saveConcern(ownerId, { ...match, concern: change(match) });
    });
  }

  /** Whether the owner has such a match. */
  has(ownerId: string, id: string): Promise<boolean> {
    return this.candidates.has(ownerId, id);
  }

  /**
   * Locks the match before one of its dates changes, until the surrounding transaction ends. False when there is no
   * such match.
   */
  lock(ownerId: string, id: string): Promise<boolean> {
    return this.candidates.lock(ownerId, id);
  }

  /** Replaces the date in the match's history, which the percentage is computed from. */
  recordChangedDate(ownerId: string, id: string, date: ScoredDate): Promise<void> {
    return this.candidates.replaceDate(ownerId, id, date);
  }

  forgetDate(ownerId: string, id: string, dateId: string): Promise<void> {
    return this.candidates.removeDate(ownerId, id, dateId);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await this.candidates.remove(ownerId, id))) throw new DomainError('candidate.not-found');
  }

  /** One match together with its owner's others, because its likely range learns from them. */
  private async find(owner: Account, id: string): Promise<Candidate> {
    const found = (await this.list(owner)).find((candidate) => candidate.id === id);
    if (!found) throw new DomainError('candidate.not-found');
    return found;
  }
}
