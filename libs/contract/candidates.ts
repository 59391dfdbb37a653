export const CANDIDATE_LIMITS = {
  nameMax: 100,
  ageMin: 18,
  ageMax: 100,
  professionMax: 120,
  locationMax: 120,
  notesMax: 500,
} as const;

export const CANDIDATE_TEXTS = {
  nameRequired: 'Please enter a name for this match.',
  nameMissing: 'A name is required for this match.',
  nameTooLong: `Name must be ${CANDIDATE_LIMITS.nameMax} characters or less.`,
  ageRequired: 'Please enter their age.',
  ageRange: 'Age must be between 18 and 100.',
  ageRangeInline: 'Age must be between 18 and 100 years old',
  professionRequired: 'Please enter their profession.',
  professionTooLong: `Profession must be ${CANDIDATE_LIMITS.professionMax} characters or less.`,
  locationRequired: 'Please enter their location.',
  locationTooLong: `Location must be ${CANDIDATE_LIMITS.locationMax} characters or less.`,
  notesRequired: 'Please add some notes about this match.',
  notesTooLong: `Notes must be ${CANDIDATE_LIMITS.notesMax} characters or less.`,
  archivedInvalid: 'Archived must be true or false.',
  versionInvalid: 'Version must be a whole number.',
} as const;

export interface Evaluation {
  id: string;
  dateExperienceId: string;
  criteriaId: string;
  score: number;
}

/** Beside the whole percent: what it rests on. All figures are percents, 10 to 100, unless said otherwise. */
export interface CompatibilityDetail {
  exact: number;
  /** Share of the user's stars that are rated, 0 to 1. */
  coverage: number;
  /** Coverage under one half: shown, but not ranked. */
  provisional: boolean;
  /** Where the percentage could still lie if every missing rating came in, lowest and highest. */
  possible: { low: number; high: number };
  /** 90% credible interval of the fit. */
  likely: { low: number; high: number } | null;
  /** Chemistry and enjoyment, 10 to 100. */
  heart: number;
  /** heart - exact; positive when the heart is ahead. */
  gap: number;
}

export interface Candidate {
  id: string;
  name: string;
  age: number | null;
  profession: string | null;
  location: string | null;
  notes: string | null;
  archived: boolean;
  createdAt: string;
  version: number;
  compatibilityScore: number | null;
  compatibility: CompatibilityDetail | null;
  dateCount: number;
  lastDate: string | null;
  evaluations: Evaluation[];
}

export interface CandidateInput {
  name: string;
  age?: number | null;
  profession?: string | null;
  location?: string | null;
  notes?: string | null;
}

export interface CandidateChanges extends Partial<CandidateInput> {
  archived?: boolean;
  version?: number;
}
