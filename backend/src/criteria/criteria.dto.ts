import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { CRITERIA_LIMITS, CRITERIA_TEXTS } from '#contract/criteria';
import {
  boolean,
  ifPresent,
  Read,
  Rule,
  text,
  Trimmed,
  wholeNumber,
  type RuleCheck,
} from '../platform/http/rule';

const example = text({ max: CRITERIA_LIMITS.exampleMax, tooLong: CRITERIA_TEXTS.exampleTooLong });
const stars = wholeNumber(CRITERIA_LIMITS.weightMin, CRITERIA_LIMITS.weightMax, CRITERIA_TEXTS.weightInvalid);

class GradingCriteriaDto {
  @Trimmed()
  @Rule(example)
  highExample?: string;

  @Trimmed()
  @Rule(example)
  lowExample?: string;
}

/** The simple picker sends `name` alone; the custom dialog sends the full form. */
export class NewCriterionDto {
  @Read((value, body) => value ?? body['name'])
  @Trimmed()
  @Rule(
    text({
      required: CRITERIA_TEXTS.titleRequired,
      max: CRITERIA_LIMITS.titleMax,
      tooLong: CRITERIA_TEXTS.titleTooLong,
    }),
  )
  question!: string;

  @Trimmed()
  @Rule(text({ max: CRITERIA_LIMITS.descriptionMax, tooLong: CRITERIA_TEXTS.descriptionTooLong }))
  description?: string;

  @Rule(ifPresent(stars))
  weight?: number;

  /** False keeps the new standard aside until a selection names it. */
  @Rule(ifPresent(boolean(CRITERIA_TEXTS.selectedInvalid)))
  selected?: boolean;

  @ValidateNested({ message: CRITERIA_TEXTS.examplesInvalid })
  @Type(() => GradingCriteriaDto)
  gradingCriteria?: GradingCriteriaDto;
}

const listOfIds: RuleCheck = (value) =>
  Array.isArray(value) && value.every((id) => typeof id === 'string') ? null : CRITERIA_TEXTS.tooFew;

/** Ids may come as numbers, since the catalogue's look like them. */
const idAsText = (id: unknown): unknown => (typeof id === 'number' ? String(id) : id);

class WeighedCriterionDto {
  @Read(idAsText)
  @Rule((value) => (typeof value === 'string' ? null : CRITERIA_TEXTS.unknown))
  id!: string;

  @Rule(ifPresent(stars))
  weight?: number;
}

export class SelectionDto {
  @Read((value) => (Array.isArray(value) ? value.map(idAsText) : value))
  @Rule(listOfIds)
  selectedCriteriaIds!: string[];

  @Read((value) => value ?? [])
  @Rule((value) => (Array.isArray(value) ? null : CRITERIA_TEXTS.listRequired))
  @ValidateNested({ each: true, message: CRITERIA_TEXTS.listRequired })
  @Type(() => WeighedCriterionDto)
  criteria!: WeighedCriterionDto[];
}
