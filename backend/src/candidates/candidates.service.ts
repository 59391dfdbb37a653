import { Injectable } from '@nestjs/common';
import type { Candidate } from '#contract/dating/candidates';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import type { ScoredDate } from '#scoring/types';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { newId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { changeMatch, isAside, newMatch, type Details, type Match } from './candidate';
import { CandidateRepository } from './candidate.repository';
import { HelpService } from '../safety/help.service';
import {
  disclosedByNotes,
  isConcerning,
  isReasonForConcern,
  wasSaid,
  withText,
  type Concern,
} from './concern';
import type { CandidateChangesDto, NewCandidateDto } from './candidates.dto';
import { toCandidate, toCandidates, toDashboardStats } from './match-book';
import { matchesFull, refusalOf, type RecordAddition } from './record-room';

/** A match as the export has it: with when it was archived, which a file that is put back needs. */
export interface ExportedMatch extends Candidate {
  archivedAt: string | null;
}

@Injectable()
export class CandidatesService {
  constructor(
    private readonly candidates: CandidateRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly help: HelpService,
    private readonly config: Config,
  ) {}

  list(owner: Account, matches: readonly Match[]): Candidate[] {
    const matchById = new Map(matches.map((match) => [match.id, match]));
    return toCandidates({ standards: owner.standards, matches }).map((candidate) =>
      this.withCare(owner, candidate, matchById.get(candidate.id)),
    );
  }

  /** What the user entered, and the figures from it; without help cards. */
  async exportFor({ id, standards }: Account): Promise<ExportedMatch[]> {
    const matches = await this.candidates.listFor(id);
    const archivedAt = new Map(matches.map((match) => [match.id, match.archivedAt?.toISOString() ?? null]));
    return toCandidates({ standards, matches }).map((candidate) => ({
      ...candidate,
      archivedAt: archivedAt.get(candidate.id) ?? null,
    }));
  }

  /** Every match with its dates, oldest first: what is drawn by chance from them is the same every time. */
  matchesOf(ownerId: string): Promise<Match[]> {
    return this.candidates.listFor(ownerId);
  }

  /** Null when the owner has no such match. */
  nameOf(ownerId: string, id: string): Promise<string | null> {
    return this.candidates.nameOf(ownerId, id);
  }

  stats({ standards, createdAt }: Account, matches: readonly Match[]): DashboardStats {
    return toDashboardStats({ standards, matches }, createdAt);
  }

  async create(owner: Account, input: NewCandidateDto): Promise<Candidate> {
    const id = newId();
    const { name, age = null, profession = null, location = null, notes = null } = input;
    const person = { name, age, profession, location, notes };
    const match = newMatch(id, person, this.clock.now());
    const { recordQuotas } = this.config;
    if (!(await this.candidates.add(owner.id, match, recordQuotas.matches))) throw matchesFull(recordQuotas);
    return this.shownTo(owner, match);
  }

  change(owner: Account, id: string, { version, ...changes }: CandidateChangesDto): Promise<Candidate> {
    return this.transaction.run(async () => {
      const match = await this.candidates.findLocked(owner.id, id);
      if (!match) throw new DomainError('candidate.not-found');
      if (version !== undefined && version !== match.version) throw new DomainError('candidate.stale');
      const now = this.clock.now();
      const changed = changeMatch(match, changes, now);
      const isVersionKept = isAside(changes);
      if (isVersionKept) await this.candidates.saveAside(owner.id, changed, now);
      else await this.candidates.save(owner.id, changed);
      return this.shownTo(owner, isVersionKept ? changed : { ...changed, version: changed.version + 1 });
    });
  }

  /** Remembers whether a date's notes or a fact are a reason for concern; null when they are gone. */
  noteTextConcern(ownerId: string, id: string, textId: string, text: string | null): Promise<void> {
    return this.changeConcern(ownerId, id, ({ name, concern }) =>
      withText(concern, textId, isReasonForConcern(text, name)),
    );
  }

  /** Remembers that a conversation about these matches called for help lines; a guess leaves what is known as it is. */
  async noteSaidConcern(ownerId: string, ids: readonly string[], isSure: boolean): Promise<void> {
    const now = this.clock.now();
    // One after the other in the order of their ids, so that two conversations cannot deadlock.
    for (const id of [...ids].sort())
      await this.changeConcern(ownerId, id, ({ concern }) =>
        !isSure && wasSaid(concern, now) ? concern : { ...concern, saidAt: now.toISOString() },
      );
  }

  /** Forgets that a conversation called for help lines between these moments, as the user was misread. */
  async liftSaidConcern(ownerId: string, from: Date, to: Date): Promise<void> {
    const isBetween = ({ saidAt }: Concern) =>
      saidAt !== null && Date.parse(saidAt) >= from.getTime() && Date.parse(saidAt) <= to.getTime();
    const matches = (await this.matchesOf(ownerId)).filter(({ concern }) => isBetween(concern));
    for (const id of matches.map((match) => match.id).sort())
      await this.changeConcern(ownerId, id, ({ concern }) =>
        isBetween(concern) ? { ...concern, saidAt: null } : concern,
      );
  }

  private changeConcern(ownerId: string, id: string, change: (match: Match) => Concern): Promise<void> {
    return this.transaction.run(async () => {
      const match = await this.candidates.findLocked(ownerId, id);
      if (match) await this.candidates.saveAside(ownerId, { ...match, concern: change(match) }, null);
    });
  }

  /**
   * What keeps this out of the account; null when there is room, which no one else takes until the surrounding
   * transaction ends.
   */
  async refusalOf(ownerId: string, added: RecordAddition): Promise<DomainError | null> {
    return refusalOf(await this.candidates.tallyLocked(ownerId), added, this.config.recordQuotas);
  }

  /** Locks these matches, before any of them changes, until the surrounding transaction ends. */
  lockAll(ownerId: string, ids: readonly string[]): Promise<void> {
    return this.candidates.lockAll(ownerId, ids);
  }

  /** Adds matches with their histories; their dates are added by who has them. */
  addAll(ownerId: string, matches: readonly Match[]): Promise<void> {
    return this.candidates.addAll(ownerId, matches);
  }

  /** Adds these dates, by match id, to the histories of matches that are there. */
  recordNewDates(ownerId: string, dates: ReadonlyMap<string, readonly ScoredDate[]>): Promise<void> {
    return this.candidates.appendDates(ownerId, dates);
  }

  /** Fills details that are still empty. Returns which, and the match's version then; null when there were none. */
  async fillDetails(
    ownerId: string,
    id: string,
    details: Details,
  ): Promise<{ version: number; fields: (keyof Details)[] } | null> {
    const match = await this.candidates.findLocked(ownerId, id);
    const fields = (Object.keys(details) as (keyof Details)[]).filter((field) => !match?.[field]);
    if (!match || fields.length === 0) return null;
    const filled = Object.fromEntries(fields.map((field) => [field, details[field]]));
    await this.candidates.save(ownerId, { ...match, ...filled });
    return { version: match.version + 1, fields };
  }

  /** Empties details of a match that has still this version. False when it was changed since, or is gone. */
  async emptyDetails(
    ownerId: string,
    id: string,
    { version, fields }: { readonly version: number; readonly fields: readonly (keyof Details)[] },
  ): Promise<boolean> {
    const match = await this.candidates.findLocked(ownerId, id);
    if (match?.version !== version) return false;
    await this.candidates.save(ownerId, {
      ...match,
      ...Object.fromEntries(fields.map((field) => [field, null])),
    });
    return true;
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

  private shownTo(owner: Account, match: Match): Candidate {
    return this.withCare(owner, toCandidate(owner.standards, match), match);
  }

  /** With the help card it calls for, and whether anything about it holds back what is suggested. */
  private withCare(owner: Account, candidate: Candidate, match: Match | undefined): Candidate {
    if (!match) return candidate;
    const help = this.help.cardFor(disclosedByNotes(match), owner);
    if (!isConcerning(match, this.clock.now())) return help ? { ...candidate, help } : candidate;
    if (help) return { ...candidate, help, heldBack: true };
    return candidate.archiveReason === 'felt_unsafe'
      ? { ...candidate, archiveHelp: this.help.cardForFear(owner), heldBack: true }
      : { ...candidate, heldBack: true };
  }
}
