import type { Evaluation } from './candidates';

export const DATE_LIMITS = { locationMax: 120, notesMax: 500, ratingMin: 1, ratingMax: 10 } as const;

export const DATE_TEXTS = {
  dateRequired: 'Please select the date of your experience.',
  dateInvalid: 'Please give the date as a real calendar day, YYYY-MM-DD.',
  dateInFuture: 'The date cannot be in the future.',
  locationRequired: 'Please enter where the date took place.',
  locationTooLong: `Location must be ${DATE_LIMITS.locationMax} characters or less.`,
  feelingRequired: 'Please describe your overall feeling about the date.',
  feelingTooLong: `Overall feeling must be ${DATE_LIMITS.notesMax} characters or less.`,
  chemistryRequired: 'Please rate the chemistry you felt.',
  enjoymentRequired: 'Please rate how much you enjoyed the date.',
  chemistryRange: 'Chemistry rating must be between 1 and 10.',
  enjoymentRange: 'Enjoyment rating must be between 1 and 10.',
  standardsMissing: (questions: readonly string[]) => `Please rate all standards: ${questions.join(', ')}`,
  standardRange: (question: string) => `${question} rating must be between 1 and 10.`,
  standardUnknown: 'A rated standard is not one of yours. Please reload the page and rate again.',
  scoresRequired: 'Ratings for your standards are required.',
  candidateRequired: 'A match is required for this date.',
} as const;

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
}

export interface DateExperienceInput {
  dateDate?: string;
  contextScores: { chemistry: number; enjoyment: number };
  /** Rating 1 to 10 by the id of a selected standard. */
  standardsScores: Record<string, number>;
  location?: string | null;
  personalNotes?: string | null;
}

export interface NewDateExperience extends DateExperienceInput {
  candidateId: string;
}

export interface DateExperienceChanges extends Partial<DateExperienceInput> {
  version?: number;
}
