import {
  CANDIDATE_CHANGE_RULES,
  CANDIDATE_RULES,
  type ArchiveReason,
  type CandidateChanges,
  type CandidateInput,
  type MatchStage,
} from '#contract/dating/candidates';
import { optional } from '#contract/rules/field-rule';
import { Field } from '../platform/http/field';

class PersonDto {
  @Field(CANDIDATE_RULES.age)
  age?: number | null;

  @Field(CANDIDATE_RULES.profession)
  profession?: string | null;

  @Field(CANDIDATE_RULES.location)
  location?: string | null;

  @Field(CANDIDATE_RULES.notes)
  notes?: string | null;
}

export class NewCandidateDto extends PersonDto implements CandidateInput {
  @Field(CANDIDATE_RULES.name)
  name!: string;
}

export class CandidateChangesDto extends PersonDto implements CandidateChanges {
  @Field(optional(CANDIDATE_RULES.name))
  name?: string;

  @Field(CANDIDATE_CHANGE_RULES.stage)
  stage?: MatchStage | null;

  @Field(CANDIDATE_CHANGE_RULES.archiveReason)
  archiveReason?: ArchiveReason | null;

  @Field(CANDIDATE_CHANGE_RULES.archived)
  archived?: boolean;

  @Field(CANDIDATE_CHANGE_RULES.version)
  version?: number;
}
