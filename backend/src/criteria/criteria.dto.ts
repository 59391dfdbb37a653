import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import {
  CRITERION_RULES,
  CUSTOM_STANDARD_RULES,
  GRADING_RULES,
  SELECTED_CRITERION_RULES,
  SELECTION_RULES,
  type CriteriaSelectionRequest,
  type CriterionChanges,
  type NewCriterion,
  type SelectedCriterionInput,
} from '#contract/dating/criteria';
import { optional } from '#contract/rules/field-rule';
import { Field, Nested, notAList, Read, type Narrowed } from '../platform/http/field';

const EXAMPLES_INVALID = 'Score descriptions must be given as a high and a low example';

class GradingCriteriaDto {
  @Field(GRADING_RULES.highExample)
  highExample!: string;

  @Field(GRADING_RULES.lowExample)
  lowExample!: string;
}

/** The simple picker sends `name` alone. */
export class NewCriterionDto implements NewCriterion {
  /** The custom dialog sends the full form, and every text in it is required. */
  static narrow: Narrowed<NewCriterionDto> = ({ description, gradingCriteria }) =>
    description !== undefined && gradingCriteria !== undefined ? CustomStandardDto : NewCriterionDto;

  @Read((value, body) => value ?? body['name'])
  @Field(CRITERION_RULES.question)
  question!: string;

  @Field(CRITERION_RULES.description)
  description?: string;

  @Field(CRITERION_RULES.weight)
  weight?: number;

  @Field(CRITERION_RULES.selected)
  selected?: boolean;

  @Field(CRITERION_RULES.mustHave)
  mustHave?: number | null;

  @Read(notAList)
  @Nested(() => GradingCriteriaDto, { message: EXAMPLES_INVALID })
  gradingCriteria?: GradingCriteriaDto;
}

class CompleteGradingCriteriaDto extends GradingCriteriaDto {
  @Field(CUSTOM_STANDARD_RULES.highExample)
  declare highExample: string;

  @Field(CUSTOM_STANDARD_RULES.lowExample)
  declare lowExample: string;
}

class CustomStandardDto extends NewCriterionDto {
  @Read((value, body) => value ?? body['name'])
  @Field(CUSTOM_STANDARD_RULES.question)
  declare question: string;

  @Field(CUSTOM_STANDARD_RULES.description)
  declare description: string;

  @Read(notAList)
  @Nested(() => CompleteGradingCriteriaDto, { message: EXAMPLES_INVALID })
  declare gradingCriteria: CompleteGradingCriteriaDto;
}

class GradingChangesDto {
  @Field(optional(CUSTOM_STANDARD_RULES.highExample))
  highExample?: string;

  @Field(optional(CUSTOM_STANDARD_RULES.lowExample))
  lowExample?: string;
}

export class CriterionChangesDto implements CriterionChanges {
  @Read((value, body) => value ?? body['name'])
  @Field(optional(CUSTOM_STANDARD_RULES.question))
  question?: string;

  @Field(optional(CUSTOM_STANDARD_RULES.description))
  description?: string;

  @Read(notAList)
  @Nested(() => GradingChangesDto, { message: EXAMPLES_INVALID })
  gradingCriteria?: GradingChangesDto;
}

/** Ids may arrive as numbers, because the built-in ones look like numbers. */
const idAsText = (id: unknown): unknown => (typeof id === 'number' ? String(id) : id);

class SelectedCriterionDto implements SelectedCriterionInput {
  @Read(idAsText)
  @Field(SELECTED_CRITERION_RULES.id)
  id!: string;

  @Field(SELECTED_CRITERION_RULES.weight)
  weight?: number;

  @Field(SELECTED_CRITERION_RULES.mustHave)
  mustHave?: number | null;
}

export class SelectionDto implements CriteriaSelectionRequest {
  @Read((value) => (Array.isArray(value) ? value.map(idAsText) : value))
  @Field(SELECTION_RULES.selectedCriteriaIds)
  selectedCriteriaIds!: string[];

  @Read((value) => (Array.isArray(value) && value.some(Array.isArray) ? 'lists' : (value ?? [])))
  @Field(SELECTION_RULES.criteria)
  @ValidateNested({ each: true, message: SELECTION_RULES.criteria.message })
  @Type(() => SelectedCriterionDto)
  criteria!: SelectedCriterionDto[];
}
