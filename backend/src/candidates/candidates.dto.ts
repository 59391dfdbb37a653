import { CANDIDATE_LIMITS, CANDIDATE_TEXTS } from '#contract/candidates';
import {
  boolean,
  ifPresent,
  optional,
  Rule,
  text,
  Trimmed,
  TrimmedOrNull,
  wholeNumber,
} from '../platform/http/rule';

const name = text({
  required: CANDIDATE_TEXTS.nameMissing,
  max: CANDIDATE_LIMITS.nameMax,
  tooLong: CANDIDATE_TEXTS.nameTooLong,
});

class PersonDto {
  @Rule(optional(wholeNumber(CANDIDATE_LIMITS.ageMin, CANDIDATE_LIMITS.ageMax, CANDIDATE_TEXTS.ageRange)))
  age?: number | null;

  @TrimmedOrNull()
  @Rule(text({ max: CANDIDATE_LIMITS.professionMax, tooLong: CANDIDATE_TEXTS.professionTooLong }))
  profession?: string | null;

  @TrimmedOrNull()
  @Rule(text({ max: CANDIDATE_LIMITS.locationMax, tooLong: CANDIDATE_TEXTS.locationTooLong }))
  location?: string | null;

  @TrimmedOrNull()
  @Rule(text({ max: CANDIDATE_LIMITS.notesMax, tooLong: CANDIDATE_TEXTS.notesTooLong }))
  notes?: string | null;
}

export class NewCandidateDto extends PersonDto {
  @Trimmed()
  @Rule(name)
  name!: string;
}

export class CandidateChangesDto extends PersonDto {
  @Trimmed()
  @Rule(ifPresent(name))
  name?: string;

  @Rule(ifPresent(boolean(CANDIDATE_TEXTS.archivedInvalid)))
  archived?: boolean;

  @Rule(ifPresent(wholeNumber(1, Number.MAX_SAFE_INTEGER, CANDIDATE_TEXTS.versionInvalid)))
  version?: number;
}
