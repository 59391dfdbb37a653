import { Injectable } from '@nestjs/common';
import type { Evaluation } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import { foundIn } from '../safety/text-reading';
import { HelpService } from '../safety/help.service';
import { CandidatesService } from '../candidates/candidates.service';
import { idsBySlot } from '../candidates/match-book';
import { datesFull, matchFull } from '../candidates/record-room';
import { newDateId, ratingPlaceOf } from '../candidates/rating-id';
import { Clock } from '../platform/clock/clock';
import { localDay } from '../platform/clock/local-time';
import { Config } from '../platform/config/config';
import type { RecordQuotas } from '../platform/config/record-quotas';
import { isId } from '../platform/crypto/ids';
import { unlessInTheWay } from '../platform/database/conflicts';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import { IdempotencyService, type IdempotentRequest } from '../platform/idempotency/idempotency.service';
import type { Account } from '../users/user';
import { toDateExperience, type StoredDate } from './date-experience';
import { DateExperienceRepository, type DateRefusal } from './date-experience.repository';
import type { DateExperienceChangesDto, NewDateExperienceDto } from './date-experiences.dto';
import { acceptedRatings, changedRatings, ratingsOfNewDate, type RatedStandard } from './ratings';

/** The status of its answer. */
const CREATED = 201;

const REFUSALS: Readonly<Record<DateRefusal, (quotas: RecordQuotas) => DomainError>> = {
  'no-match': () => new DomainError('candidate.not-found'),
  'match-full': matchFull,
  full: datesFull,
};

@Injectable()
export class DateExperiencesService {
  constructor(
    private readonly dates: DateExperienceRepository,
    private readonly candidates: CandidatesService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly help: HelpService,
    private readonly config: Config,
    private readonly idempotency: IdempotencyService,
  ) {}

  async create(owner: Account, input: NewDateExperienceDto): Promise<DateExperience> {
    const candidateId = input.candidateId.toLowerCase();
    if (!isId(candidateId)) throw new DomainError('candidate.not-found');
    const ratings = await this.rate(owner, candidateId, input.standardsScores);
    const date = this.toStoredDate(owner, { ...input, candidateId }, ratings);
    // Before the date: remembered in vain is better than forgotten.
    if (isDisclosing(date))
      await this.candidates.noteTextConcern(owner.id, candidateId, date.id, date.personalNotes);
    const { recordQuotas } = this.config;
    const refusal = await this.dates.add(owner.id, date, recordQuotas);
    if (refusal) throw REFUSALS[refusal](recordQuotas);
    return this.shownTo(owner, date);
  }

  /**
   * The same in one statement, with the answer to `once` if there is such. Null when it takes more, which `create` does:
   * for input that is refused, notes that call for help lines, a key that is taken, and other work on the match, which
   * may be the same request a moment ago.
   */
  async createAtOnce(
    owner: Account,
    input: NewDateExperienceDto,
    once: IdempotentRequest | null,
  ): Promise<DateExperience | null> {
    const candidateId = input.candidateId.toLowerCase();
    const ratings = isId(candidateId) ? acceptedRatings(owner.standards, input.standardsScores) : null;
    if (!ratings) return null;
    const date = this.toStoredDate(owner, { ...input, candidateId }, ratings);
    if (isDisclosing(date)) return null;
    const answer = this.shownTo(owner, date);
    const { recordQuotas } = this.config;
    const isAdded = once
      ? await unlessInTheWay(
          this.dates.addOnce(
            owner.id,
            date,
            recordQuotas,
            this.idempotency.keptAnswer(once, { status: CREATED, body: answer }),
          ),
        )
      : (await this.dates.add(owner.id, date, recordQuotas)) === null;
    return isAdded ? answer : null;
  }

  async listFor(owner: Account, candidateId: string): Promise<DateExperience[]> {
    const dates = await this.dates.listFor(owner.id, candidateId);
    if (!dates) throw new DomainError('candidate.not-found');
    return dates.map((date) => this.shownTo(owner, date));
  }

  async exportFor(owner: Account): Promise<DateExperience[]> {
    const idBySlot = idsBySlot(owner.standards);
    return (await this.dates.listAll(owner.id)).map((date) => toDateExperience(date, idBySlot));
  }

  /** Writes dates for matches whose histories have them. */
  addAll(ownerId: string, dates: readonly StoredDate[]): Promise<void> {
    return this.dates.addAll(ownerId, dates);
  }

  async evaluations(owner: Account, id: string): Promise<Evaluation[]> {
    const date = await this.dates.find(owner.id, id);
    if (!date) throw new DomainError('date-experience.not-found');
    return toDateExperience(date, idsBySlot(owner.standards)).evaluations;
  }

  change(
    owner: Account,
    id: string,
    { version, ...changes }: DateExperienceChangesDto,
  ): Promise<DateExperience> {
    return this.transaction.run(async () => {
      const date = await this.findLocked(owner.id, id);
      if (!date) throw new DomainError('date-experience.not-found');
      if (version !== undefined && version !== date.version) throw new DomainError('date-experience.stale');
      const changed = changeDate(date, changes, owner.standards);
      await this.save(owner.id, changed);
      if (isDisclosing(date) || isDisclosing(changed))
        await this.candidates.noteTextConcern(owner.id, date.candidateId, id, changed.personalNotes);
      return this.shownTo(owner, { ...changed, version: changed.version + 1 });
    });
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const date = await this.findLocked(ownerId, id);
      if (!date) throw new DomainError('date-experience.not-found');
      await this.dates.remove(ownerId, id);
      await this.candidates.forgetDate(ownerId, date.candidateId, id);
      if (isDisclosing(date)) await this.candidates.noteTextConcern(ownerId, date.candidateId, id, null);
    });
  }

  removeEvaluation(ownerId: string, evaluationId: string): Promise<void> {
    const { dateId, slot } = ratingPlaceOf(evaluationId);
    return this.transaction.run(async () => {
      const date = await this.findLocked(ownerId, dateId);
      if (!date || !(String(slot) in date.ratings)) throw new DomainError('evaluation.not-found');
      const ratings = { ...date.ratings };
      delete ratings[String(slot)];
      await this.save(ownerId, { ...date, ratings });
    });
  }

  private shownTo(owner: Account, date: StoredDate): DateExperience {
    const shown = toDateExperience(date, idsBySlot(owner.standards));
    const help = this.help.cardFor(foundIn(date.personalNotes, date.notesRead), owner);
    return help ? { ...shown, help } : shown;
  }

  /** The match is always locked before its date, so that two changes to one match cannot deadlock. */
  private async findLocked(ownerId: string, id: string): Promise<StoredDate | null> {
    const found = await this.dates.find(ownerId, id);
    if (!found || !(await this.candidates.lock(ownerId, found.candidateId))) return null;
    return this.dates.find(ownerId, id);
  }

  private async save(ownerId: string, date: StoredDate): Promise<void> {
    await this.dates.save(ownerId, date);
    await this.candidates.recordChangedDate(ownerId, date.candidateId, date);
  }

  /** Checked first: a match that isn't the user's is not found, whatever was rated. */
  private async rate(
    owner: Account,
    candidateId: string,
    scores: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, number>>> {
    try {
      return ratingsOfNewDate(owner.standards, scores);
    } catch (error) {
      if (await this.candidates.has(owner.id, candidateId)) throw error;
      throw new DomainError('candidate.not-found');
    }
  }

  private toStoredDate(
    owner: Account,
    input: NewDateExperienceDto,
    ratings: Readonly<Record<string, number>>,
  ): StoredDate {
    const now = this.clock.now();
    return {
      id: newDateId(),
      candidateId: input.candidateId,
      day: input.dateDate ?? localDay(now, owner.timezone),
      createdAt: now.toISOString(),
      chemistry: input.contextScores.chemistry,
      enjoyment: input.contextScores.enjoyment,
      ratings,
      location: input.location ?? null,
      personalNotes: input.personalNotes ?? null,
      notesRead: null,
      version: 1,
    };
  }
}

/** Whether its notes call for help lines. */
function isDisclosing({ personalNotes, notesRead }: StoredDate): boolean {
  return foundIn(personalNotes, notesRead) !== null;
}

/** Ratings of standards that are no longer selected stay as they are. */
function changeDate(
  date: StoredDate,
  changes: Omit<DateExperienceChangesDto, 'version'>,
  standards: readonly RatedStandard[],
): StoredDate {
  return {
    ...date,
    day: changes.dateDate ?? date.day,
    chemistry: changes.contextScores?.chemistry ?? date.chemistry,
    enjoyment: changes.contextScores?.enjoyment ?? date.enjoyment,
    ratings: changes.standardsScores
      ? changedRatings(date.ratings, standards, changes.standardsScores)
      : date.ratings,
    location: changes.location === undefined ? date.location : changes.location,
    personalNotes: changes.personalNotes === undefined ? date.personalNotes : changes.personalNotes,
    notesRead: changes.personalNotes === undefined ? date.notesRead : null,
  };
}
