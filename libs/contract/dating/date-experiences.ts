import { VERSION_RULE, type Evaluation } from './candidates';
import type { HelpCard } from './help';
import type { RulesOf, WholeNumberRule } from '../rules/field-rule';

export interface DateExperience {
  id: string;
  candidateId: string;
  /** Calendar day, YYYY-MM-DD. */
  dateDate: string;
  createdAt: string;
  location: string | null;
  personalNotes: string | null;
  physicalChemistry: number;
  enjoymentLevel: number;
  version: number;
  evaluations: Evaluation[];
  /** Only where the date's notes sound serious. */
  help?: HelpCard;
}

export interface DateExperienceInput {
  dateDate?: string;
  contextScores: { chemistry: number; enjoyment: number };
  /** Ratings from 1 to 10, by the id of a selected standard; null: not seen yet. At least one is a rating. */
  standardsScores: Record<string, number | null>;
  location?: string | null;
  personalNotes?: string | null;
}

export interface NewDateExperience extends DateExperienceInput {
  candidateId: string;
}

export interface DateExperienceChanges extends Partial<Omit<DateExperienceInput, 'contextScores'>> {
  contextScores?: Partial<DateExperienceInput['contextScores']>;
  version?: number;
}

const RATING_MIN = 1;
const RATING_MAX = 10;

function ratingRule(name: string, required?: string) {
  return {
    kind: 'whole-number',
    ...(required !== undefined && { required }),
    min: RATING_MIN,
    max: RATING_MAX,
    message: `${name} rating must be between ${RATING_MIN} and ${RATING_MAX}.`,
  } as const satisfies WholeNumberRule;
}

/** The rule for one standard's rating; missing ratings are reported together in one message. */
export const standardRatingRule = (question: string): WholeNumberRule => ratingRule(question);

export const DATE_TEXTS = {
  standardsMissing: (questions: readonly string[]) => `Please rate all standards: ${questions.join(', ')}`,
  nothingRated: 'Please rate at least one standard. The others can stay “Not seen yet”.',
  contextScoresInvalid: 'Chemistry and enjoyment must be given as an object.',
  standardUnknown: 'You rated a standard that is not one of yours. Please reload the page and try again.',
} as const;

/** The form requires place and feeling; the API does not. */
export const DATE_RULES = {
  dateDate: {
    kind: 'calendar-day',
    optional: true,
    required: 'Please select the date of your experience.',
    requiredBy: 'form',
    message: 'Please enter a valid date in the form YYYY-MM-DD.',
    inFuture: 'The date cannot be in the future.',
  },
  location: {
    kind: 'text',
    nullable: true,
    required: 'Please enter where the date took place.',
    requiredBy: 'form',
    max: 120,
    tooLong: 'Location must be 120 characters or less.',
  },
  personalNotes: {
    kind: 'text',
    nullable: true,
    required: 'Please describe your overall feeling about the date.',
    requiredBy: 'form',
    max: 500,
    tooLong: 'Overall feeling must be 500 characters or less.',
    stopsAtMax: true,
  },
  standardsScores: { kind: 'object', message: 'Ratings for your standards are required.' },
  candidateId: { kind: 'opaque', required: 'A match is required for this date.' },
  version: VERSION_RULE,
} as const satisfies RulesOf<NewDateExperience & DateExperienceChanges>;

export const CONTEXT_SCORE_RULES = {
  chemistry: ratingRule('Chemistry', 'Please rate the chemistry you felt.'),
  enjoyment: ratingRule('Enjoyment', 'Please rate how much you enjoyed the date.'),
} as const satisfies RulesOf<DateExperienceInput['contextScores']>;
