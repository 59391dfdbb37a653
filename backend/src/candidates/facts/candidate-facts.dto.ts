import {
  FACT_RULES,
  type CandidateFactChanges,
  type NewCandidateFact,
} from '#contract/dating/candidate-facts';
import { optional } from '#contract/rules/field-rule';
import { Field } from '../../platform/http/field';

export class NewCandidateFactDto implements NewCandidateFact {
  @Field(FACT_RULES.text)
  text!: string;

  @Field(FACT_RULES.day)
  day?: string;
}

export class CandidateFactChangesDto implements CandidateFactChanges {
  @Field(optional(FACT_RULES.text))
  text?: string;

  @Field(FACT_RULES.day)
  day?: string;
}
