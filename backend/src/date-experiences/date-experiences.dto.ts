import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { CANDIDATE_TEXTS } from '#contract/candidates';
import { DATE_LIMITS, DATE_TEXTS } from '#contract/date-experiences';
import {
  ifPresent,
  Read,
  Rule,
  text,
  TrimmedOrNull,
  wholeNumber,
  type RuleCheck,
} from '../platform/http/rule';
import { isCalendarDay, latestDay } from './calendar-day';

const rating =
  (missing: string, outOfRange: string): RuleCheck =>
  (value, object) =>
    value === undefined || value === null
      ? missing
      : wholeNumber(DATE_LIMITS.ratingMin, DATE_LIMITS.ratingMax, outOfRange)(value, object);

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOr =
  (message: string): RuleCheck =>
  (value) =>
    isObject(value) ? null : message;

const day: RuleCheck = (value) => {
  if (typeof value !== 'string' || !isCalendarDay(value)) return DATE_TEXTS.dateInvalid;
  return value > latestDay(new Date()) ? DATE_TEXTS.dateInFuture : null;
};

class ContextScoresDto {
  @Rule(rating(DATE_TEXTS.chemistryRequired, DATE_TEXTS.chemistryRange))
  chemistry!: number;

  @Rule(rating(DATE_TEXTS.enjoymentRequired, DATE_TEXTS.enjoymentRange))
  enjoyment!: number;
}

class ContextScoreChangesDto {
  @Rule(ifPresent(wholeNumber(DATE_LIMITS.ratingMin, DATE_LIMITS.ratingMax, DATE_TEXTS.chemistryRange)))
  chemistry?: number;

  @Rule(ifPresent(wholeNumber(DATE_LIMITS.ratingMin, DATE_LIMITS.ratingMax, DATE_TEXTS.enjoymentRange)))
  enjoyment?: number;
}

class WhenAndWhereDto {
  @Read((value, body) => value ?? body['dateExperienced'] ?? body['date'])
  @Rule(ifPresent(day))
  dateDate?: string;

  @TrimmedOrNull()
  @Rule(text({ max: DATE_LIMITS.locationMax, tooLong: DATE_TEXTS.locationTooLong }))
  location?: string | null;

  @TrimmedOrNull()
  @Rule(text({ max: DATE_LIMITS.notesMax, tooLong: DATE_TEXTS.feelingTooLong }))
  personalNotes?: string | null;
}

export class NewDateExperienceDto extends WhenAndWhereDto {
  @Rule((value) => (typeof value === 'string' && value !== '' ? null : DATE_TEXTS.candidateRequired))
  candidateId!: string;

  @Read((value) => (isObject(value) ? value : new ContextScoresDto()))
  @ValidateNested()
  @Type(() => ContextScoresDto)
  contextScores!: ContextScoresDto;

  @Rule(objectOr(DATE_TEXTS.scoresRequired))
  standardsScores!: Record<string, unknown>;
}

export class DateExperienceChangesDto extends WhenAndWhereDto {
  @Read((value) => (isObject(value) ? value : undefined))
  @ValidateNested()
  @Type(() => ContextScoreChangesDto)
  contextScores?: ContextScoreChangesDto;

  @Rule(ifPresent(objectOr(DATE_TEXTS.scoresRequired)))
  standardsScores?: Record<string, unknown>;

  @Rule(ifPresent(wholeNumber(1, Number.MAX_SAFE_INTEGER, CANDIDATE_TEXTS.versionInvalid)))
  version?: number;
}
