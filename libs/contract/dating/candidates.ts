import type { HelpCard } from './help';
import type { RulesOf } from '../rules/field-rule';

export interface Evaluation {
  id: string;
  dateExperienceId: string;
  criteriaId: string;
  score: number;
}

/** What the rounded percentage is based on. All figures are percentages, 10 to 100, unless noted otherwise. */
export interface CompatibilityDetail {
  exact: number;
  /** Share of the user's stars that is rated, 0 to 1. */
  coverage: number;
  /** Coverage under one half: shown, but not ranked. */
  provisional: boolean;
  /** The lowest and highest percentage that the missing ratings could still lead to. */
  possible: { low: number; high: number };
  /** 90% credible interval of the fit. */
  likely: { low: number; high: number } | null;
  /** Chemistry and enjoyment, 10 to 100. */
  heart: number;
  /** heart - exact; positive when the heart is ahead. */
  gap: number;
}

/** Where the user and a match are, as the user sees it. */
export const MATCH_STAGES = ['talking', 'dating', 'exclusive', 'ended'] as const;
export type MatchStage = (typeof MATCH_STAGES)[number];

/** Why the user archived a match, if they want to note it. */
export const ARCHIVE_REASONS = [
  'no_spark',
  'values',
  'distance',
  'timing',
  'they_ended_it',
  'felt_unsafe',
  'other',
] as const;
export type ArchiveReason = (typeof ARCHIVE_REASONS)[number];

export interface Candidate {
  id: string;
  name: string;
  age: number | null;
  profession: string | null;
  location: string | null;
  notes: string | null;
  stage: MatchStage | null;
  archived: boolean;
  /** Null while it isn't archived; unarchiving clears it. */
  archiveReason: ArchiveReason | null;
  createdAt: string;
  version: number;
  compatibilityScore: number | null;
  compatibility: CompatibilityDetail | null;
  dateCount: number;
  lastDate: string | null;
  /** Ids of the must-haves this match falls below; such a match comes after all others. */
  vetoed: string[];
  /** Ids of the must-haves it meets so far but may be below. */
  atRisk: string[];
  /** Ids of the selected standards that no date has rated yet, most stars first. */
  unseen: string[];
  evaluations: Evaluation[];
  /** Only where the match's notes sound serious. */
  help?: HelpCard;
  /** Only where it was archived because the user felt unsafe, and the notes bring no help already. */
  archiveHelp?: HelpCard;
  /** Only where something written or told about this match is a reason to suggest no date. */
  heldBack?: true;
}

export interface CandidateInput {
  name: string;
  age?: number | null;
  profession?: string | null;
  location?: string | null;
  notes?: string | null;
}

export interface CandidateChanges extends Partial<CandidateInput> {
  stage?: MatchStage | null;
  archived?: boolean;
  /** Only of a match that is archived, or is with the same change. */
  archiveReason?: ArchiveReason | null;
  version?: number;
}

const AND_THEN =
  'Archived ones count, too. Download your data if you want to keep it, then delete what you no longer need.';

/** What an account has no room for. */
export const QUOTA_TEXTS = {
  matches: (max: number) => `You have ${max} matches, and an account can hold no more. ${AND_THEN}`,
  dates: (max: number) => `You have scored ${max} dates, and an account can hold no more. ${AND_THEN}`,
  datesOfMatch: (max: number) =>
    `You have scored ${max} dates with this person, and a match can hold no more. Delete one you no longer need first.`,
} as const;

const AGE_MIN = 18;
const AGE_MAX = 100;

/** Shown while an age is typed. */
export const AGE_RANGE_WARNING = `Age must be between ${AGE_MIN} and ${AGE_MAX} years old`;

/** The dashboard's form asks for all five; the API needs the name only. */
export const CANDIDATE_RULES = {
  name: {
    kind: 'text',
    required: 'Please enter a name for this match.',
    headline: 'A name is required for this match.',
    max: 100,
    tooLong: 'Name must be 100 characters or less.',
  },
  age: {
    kind: 'whole-number',
    nullable: true,
    required: 'Please enter their age.',
    requiredBy: 'form',
    min: AGE_MIN,
    max: AGE_MAX,
    message: `Age must be between ${AGE_MIN} and ${AGE_MAX}.`,
  },
  profession: {
    kind: 'text',
    nullable: true,
    required: 'Please enter their profession.',
    requiredBy: 'form',
    max: 120,
    tooLong: 'Profession must be 120 characters or less.',
  },
  location: {
    kind: 'text',
    nullable: true,
    required: 'Please enter their location.',
    requiredBy: 'form',
    max: 120,
    tooLong: 'Location must be 120 characters or less.',
  },
  notes: {
    kind: 'text',
    nullable: true,
    required: 'Please add some notes about this match.',
    requiredBy: 'form',
    max: 500,
    tooLong: 'Notes must be 500 characters or less.',
    stopsAtMax: true,
  },
} as const satisfies RulesOf<CandidateInput>;

/** Zero is no version that anything ever has, but a whole number all the same: stale, and so a conflict. */
export const VERSION_RULE = {
  kind: 'whole-number',
  optional: true,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  message: 'Version must be a whole number.',
} as const;

export const CANDIDATE_CHANGE_RULES = {
  stage: {
    kind: 'choice',
    options: MATCH_STAGES,
    optional: true,
    nullable: true,
    message: `The stage must be ${MATCH_STAGES.join(', ')} or null.`,
  },
  archiveReason: {
    kind: 'choice',
    options: ARCHIVE_REASONS,
    optional: true,
    nullable: true,
    message: `The reason must be ${ARCHIVE_REASONS.join(', ')} or null.`,
  },
  archived: { kind: 'flag', optional: true, message: 'Archived must be true or false.' },
  version: VERSION_RULE,
} as const satisfies RulesOf<CandidateChanges>;
