import { Injectable } from '@nestjs/common';
import type { Evaluation } from '#contract/candidates';
import type { DateExperience } from '#contract/date-experiences';
import { CriteriaService } from '../criteria/criteria.service';
import { Clock } from '../platform/clock/clock';
import { isId } from '../platform/crypto/ids';
import { Transaction } from '../platform/database/database';
import { DomainError } from '../platform/errors/domain-error';
import type { Account } from '../users/user';
import { today } from './calendar-day';
import { toDateExperience, withDate, withoutDate, type KeptDate } from './date-experience';
import { DateExperienceRepository } from './date-experience.repository';
import type { DateExperienceChangesDto, NewDateExperienceDto } from './date-experiences.dto';
import { addressOfEvaluation, newDateId } from './date-id';
import { ratingsBySlot, type RatedStandard } from './ratings';

@Injectable()
export class DateExperiencesService {
  constructor(
    private readonly dates: DateExperienceRepository,
    private readonly criteria: CriteriaService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async create(owner: Account, input: NewDateExperienceDto): Promise<DateExperience> {
    const candidateId = input.candidateId.toLowerCase();
    if (!isId(candidateId)) throw new DomainError('candidate.not-found');
    const { standards, hasMatch } = await this.dates.desk(owner.id, candidateId);
    if (!hasMatch) throw new DomainError('candidate.not-found');
    const date = this.toKeptDate(owner, { ...input, candidateId }, standards);
    if (!(await this.dates.add(owner.id, date))) throw new DomainError('candidate.not-found');
    return toDateExperience(date, idsBySlot(standards));
  }

  async listFor(ownerId: string, candidateId: string): Promise<DateExperience[]> {
    const { dates, desk } = await this.dates.listFor(ownerId, candidateId);
    if (!desk.hasMatch) throw new DomainError('candidate.not-found');
    const idBySlot = idsBySlot(desk.standards);
    return dates.map((date) => toDateExperience(date, idBySlot));
  }

  async evaluations(ownerId: string, id: string): Promise<Evaluation[]> {
    const date = await this.dates.find(ownerId, id);
    if (!date) throw new DomainError('date-experience.not-found');
    return toDateExperience(date, idsBySlot(await this.criteria.rated(ownerId))).evaluations;
  }

  change(
    ownerId: string,
    id: string,
    { version, ...changes }: DateExperienceChangesDto,
  ): Promise<DateExperience> {
    return this.transaction.run(async () => {
      const found = await this.dates.findLocked(ownerId, id);
      if (!found) throw new DomainError('date-experience.not-found');
      if (version !== undefined && version !== found.date.version)
        throw new DomainError('date-experience.stale');
      const standards = await this.criteria.rated(ownerId);
      const changed = changeDate(found.date, changes, standards);
      await this.dates.save(ownerId, changed, withDate(found.history, changed));
      return toDateExperience({ ...changed, version: changed.version + 1 }, idsBySlot(standards));
    });
  }

  remove(ownerId: string, id: string): Promise<void> {
    return this.transaction.run(async () => {
      const found = await this.dates.findLocked(ownerId, id);
      if (!found) throw new DomainError('date-experience.not-found');
      await this.dates.remove(ownerId, found.date, withoutDate(found.history, id));
    });
  }

  removeEvaluation(ownerId: string, evaluationId: string): Promise<void> {
    const { dateId, slot } = addressOfEvaluation(evaluationId);
    return this.transaction.run(async () => {
      const found = await this.dates.findLocked(ownerId, dateId);
      if (!found || !(String(slot) in found.date.ratings)) throw new DomainError('evaluation.not-found');
      const ratings = { ...found.date.ratings };
      delete ratings[String(slot)];
      const changed = { ...found.date, ratings };
      await this.dates.save(ownerId, changed, withDate(found.history, changed));
    });
  }

  private toKeptDate(
    owner: Account,
    input: NewDateExperienceDto,
    standards: readonly RatedStandard[],
  ): KeptDate {
    const now = this.clock.now();
    return {
      id: newDateId(),
      candidateId: input.candidateId,
      day: input.dateDate ?? today(now, owner.timezone),
      createdAt: now.toISOString(),
      chemistry: input.contextScores.chemistry,
      enjoyment: input.contextScores.enjoyment,
      ratings: ratingsBySlot(standards, input.standardsScores),
      location: input.location ?? null,
      personalNotes: input.personalNotes ?? null,
      version: 1,
    };
  }
}

/** Ratings of standards that are no longer selected stay as they are. */
function changeDate(
  date: KeptDate,
  changes: Omit<DateExperienceChangesDto, 'version'>,
  standards: readonly RatedStandard[],
): KeptDate {
  return {
    ...date,
    day: changes.dateDate ?? date.day,
    chemistry: changes.contextScores?.chemistry ?? date.chemistry,
    enjoyment: changes.contextScores?.enjoyment ?? date.enjoyment,
    ratings: changes.standardsScores
      ? { ...date.ratings, ...ratingsBySlot(notYetRated(standards, date), changes.standardsScores) }
      : date.ratings,
    location: changes.location === undefined ? date.location : changes.location,
    personalNotes: changes.personalNotes === undefined ? date.personalNotes : changes.personalNotes,
  };
}

/** In a change, a standard that the date rates already need not be rated again. */
function notYetRated(standards: readonly RatedStandard[], date: KeptDate): RatedStandard[] {
  return standards.map((standard) => ({
    ...standard,
    selected: standard.selected && !(String(standard.slot) in date.ratings),
  }));
}

function idsBySlot(standards: readonly RatedStandard[]): ReadonlyMap<string, string> {
  return new Map(standards.map(({ slot, id }) => [String(slot), id]));
}
