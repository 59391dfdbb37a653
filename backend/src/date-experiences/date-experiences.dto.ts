import {
  CONTEXT_SCORE_RULES,
  DATE_RULES,
  DATE_TEXTS,
  type DateExperienceChanges,
  type NewDateExperience,
} from '#contract/dating/date-experiences';
import { optional } from '#contract/rules/field-rule';
import { Field, Nested, notAList, Read } from '../platform/http/field';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

class ContextScoresDto {
  @Field(CONTEXT_SCORE_RULES.chemistry)
  chemistry!: number;

  @Field(CONTEXT_SCORE_RULES.enjoyment)
  enjoyment!: number;
}

class ContextScoreChangesDto {
  @Field(optional(CONTEXT_SCORE_RULES.chemistry))
  chemistry?: number;

  @Field(optional(CONTEXT_SCORE_RULES.enjoyment))
  enjoyment?: number;
}

class WhenAndWhereDto {
  @Read((value, body) => value ?? body['dateExperienced'] ?? body['date'])
  @Field(DATE_RULES.dateDate)
  dateDate?: string;

  @Field(DATE_RULES.location)
  location?: string | null;

  @Field(DATE_RULES.personalNotes)
  personalNotes?: string | null;
}

export class NewDateExperienceDto extends WhenAndWhereDto implements NewDateExperience {
  @Field(DATE_RULES.candidateId)
  candidateId!: string;

  @Read((value) => (isObject(value) ? value : new ContextScoresDto()))
  @Nested(() => ContextScoresDto)
  contextScores!: ContextScoresDto;

  @Field(DATE_RULES.standardsScores)
  standardsScores!: Record<string, number | null>;
}

export class DateExperienceChangesDto extends WhenAndWhereDto implements DateExperienceChanges {
  @Read((value) => notAList(value) ?? undefined)
  @Nested(() => ContextScoreChangesDto, { message: DATE_TEXTS.contextScoresInvalid })
  contextScores?: ContextScoreChangesDto;

  @Field(optional(DATE_RULES.standardsScores))
  standardsScores?: Record<string, number | null>;

  @Field(DATE_RULES.version)
  version?: number;
}
