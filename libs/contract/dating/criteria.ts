import type { RulesOf } from '../rules/field-rule';

export const CRITERIA_LIMITS = {
  selectedMin: 3,
  selectedMax: 10,
  weightMin: 1,
  weightMax: 5,
  importanceDefault: 3,
  customWeightDefault: 1,
  scoreMin: 1,
  scoreMax: 10,
  /** Selected and unselected together: slots number a user's standards in one byte. */
  ownedMax: 100,
  mustHavesMax: 3,
  mustHaveDefault: 6,
} as const;

export const CRITERIA_TEXTS = {
  tooFew: 'Select at least 3 criteria',
  tooFewTitle: 'More Standards Needed',
  tooMany:
    'Maximum Standards Reached: You can select up to 10 dating standards. Please deselect one to add another.',
  customIncomplete: 'Please fill in all fields to create a custom standard.',
  unknown: 'One of the selected standards is unknown. Please reload the page and select again.',
  tooManyMustHavesTitle: 'Maximum Must-Haves Reached',
  tooManyMustHaves:
    'You can have up to 3 must-haves. Please turn one off before you turn on another, so that each keeps its weight.',
  lastThree: 'You need at least 3 standards. Select another one and save before you delete this one.',
  nameTaken: 'You already have a standard with this title. Please choose another one.',
  builtInFixed: "The wording of the built-in standards can't be changed, and they can't be deleted.",
  ownedFull: `You can keep up to ${CRITERIA_LIMITS.ownedMax} standards, including the ones you aren't using.`,
} as const;

interface GradingCriteria {
  maxScore: number;
  minScore: number;
  highExample: string;
  lowExample: string;
}

export interface Criterion {
  id: string;
  builtInId: string | null;
  question: string;
  description: string;
  /** Importance in stars, 1 to 5. */
  weight: number;
  gradingCriteria: GradingCriteria;
  selected: boolean;
  /** Matches whose mean rating lies below this (1 to 10) come after all others; null: not a must-have. */
  mustHave: number | null;
  createdAt: string;
  /** Only of a deleted one, which keeps its name for the ratings it was given and has no other texts. */
  deletedAt?: string;
}

export interface CriterionDraft {
  question: string;
  description: string;
  weight: number;
  mustHave: number | null;
  gradingCriteria: GradingCriteria;
}

/** POST /api/criteria: the simple picker sends a name alone, the custom dialog the full form. */
export interface NewCriterion {
  question: string;
  description?: string;
  weight?: number;
  /** False keeps the new standard unselected until a selection names it. */
  selected?: boolean;
  mustHave?: number | null;
  gradingCriteria?: Pick<GradingCriteria, 'highExample' | 'lowExample'>;
}

/** PUT /api/criteria/{id}: the texts of one of the user's own standards; what is absent stays as it is. */
export interface CriterionChanges {
  question?: string;
  description?: string;
  gradingCriteria?: Partial<Pick<GradingCriteria, 'highExample' | 'lowExample'>>;
}

export interface SelectedCriterionInput {
  id: string;
  question?: string;
  name?: string;
  description?: string;
  /** Stars; absent leaves them as they are. */
  weight?: number;
  /** Null removes it; absent leaves it as it is. */
  mustHave?: number | null;
  gradingCriteria?: GradingCriteria;
}

export interface CriteriaSelectionRequest {
  selectedCriteriaIds: string[];
  criteria: SelectedCriterionInput[];
}

const STARS_RULE = {
  kind: 'whole-number',
  optional: true,
  min: CRITERIA_LIMITS.weightMin,
  max: CRITERIA_LIMITS.weightMax,
  message: 'Importance must be a whole number from 1 to 5',
} as const;

const MUST_HAVE_RULE = {
  kind: 'whole-number',
  nullable: true,
  min: CRITERIA_LIMITS.scoreMin,
  max: CRITERIA_LIMITS.scoreMax,
  message: 'The limit of a must-have must be a whole number from 1 to 10',
} as const;

export const CRITERION_RULES = {
  question: {
    kind: 'text',
    required: 'A title is required for the standard',
    max: 100,
    tooLong: 'Title cannot exceed 100 characters',
  },
  description: { kind: 'text', max: 300, tooLong: 'Description cannot exceed 300 characters' },
  weight: STARS_RULE,
  selected: { kind: 'flag', optional: true, message: 'Selected must be true or false' },
  mustHave: MUST_HAVE_RULE,
} as const satisfies RulesOf<NewCriterion>;

const EXAMPLE_RULE = {
  kind: 'text',
  max: 500,
  tooLong: 'Score descriptions cannot exceed 500 characters',
} as const;

export const GRADING_RULES = {
  highExample: EXAMPLE_RULE,
  lowExample: EXAMPLE_RULE,
} as const satisfies RulesOf<GradingCriteria>;

const COMPLETE = {
  required: CRITERIA_TEXTS.customIncomplete,
  headline: 'All fields are required to create a custom standard.',
} as const;

/** The full form, with every field filled in. */
export const CUSTOM_STANDARD_RULES = {
  question: { ...CRITERION_RULES.question, ...COMPLETE },
  description: { ...CRITERION_RULES.description, ...COMPLETE },
  highExample: { ...EXAMPLE_RULE, ...COMPLETE },
  lowExample: { ...EXAMPLE_RULE, ...COMPLETE },
} as const satisfies RulesOf<Record<'question' | 'description' | 'highExample' | 'lowExample', string>>;

export const SELECTION_RULES = {
  selectedCriteriaIds: {
    kind: 'id-list',
    message: CRITERIA_TEXTS.tooFew,
    distinctMax: CRITERIA_LIMITS.selectedMax,
  },
  criteria: { kind: 'list', message: 'A list of standards is required' },
} as const satisfies RulesOf<CriteriaSelectionRequest>;

export const SELECTED_CRITERION_RULES = {
  id: { kind: 'opaque', required: CRITERIA_TEXTS.unknown },
  weight: STARS_RULE,
  mustHave: MUST_HAVE_RULE,
} as const satisfies RulesOf<SelectedCriterionInput>;

interface BuiltInStandard {
  id: string;
  name: string;
  /** The specified weight, 1 to 10; the stars a user sets replace it. */
  catalogueWeight: number;
  description: string;
  highExample: string;
  lowExample: string;
}

export const BUILT_IN_STANDARDS: readonly BuiltInStandard[] = [
  {
    id: '1',
    name: 'Physical Attraction',
    catalogueWeight: 10,
    description: 'How drawn you feel to them when you are together.',
    highExample: 'You notice yourself leaning in, and you look forward to being close to them.',
    lowExample: 'You feel no pull, or you would rather keep your distance.',
  },
  {
    id: '2',
    name: 'Emotional Connection',
    catalogueWeight: 10,
    description: 'How safe and understood you feel when you talk about what matters.',
    highExample: 'You can be vulnerable, and they meet it with care and openness.',
    lowExample: 'Conversation stays on the surface, or you leave feeling unseen.',
  },
  {
    id: '3',
    name: 'Life Goals Match',
    catalogueWeight: 8,
    description: 'How well your plans for home, family, work and the coming years fit together.',
    highExample: 'You want the same big things on much the same timeline.',
    lowExample: 'Your futures pull in different directions on something neither would give up.',
  },
  {
    id: '4',
    name: 'Communication Quality',
    catalogueWeight: 9,
    description: 'How well you listen to each other, and how you handle a disagreement.',
    highExample: 'They ask, listen, reply in good time, and stay kind when you disagree.',
    lowExample: 'They talk over you, go silent for days, or turn small differences into fights.',
  },
  {
    id: '5',
    name: 'Trust and Reliability',
    catalogueWeight: 8,
    description: 'Whether what they say and what they do are the same thing.',
    highExample: 'They keep their word, show up on time, and their stories add up.',
    lowExample: 'They cancel late, dodge plain questions, or hide things from you.',
  },
];

export interface SimpleStandard {
  name: string;
  description: string;
}

export const SIMPLE_STANDARDS: readonly SimpleStandard[] = [
  { name: 'Physical Attraction', description: 'You feel drawn to them in person.' },
  { name: 'Emotional Connection', description: 'You feel safe, seen and understood together.' },
  { name: 'Shared Values', description: 'You agree on what is right and what matters most.' },
  { name: 'Communication', description: 'You listen to each other and talk things through.' },
  { name: 'Life Goals', description: 'Your plans for the coming years fit together.' },
  { name: 'Sense of Humor', description: 'You laugh at the same things, and with each other.' },
  { name: 'Intelligence', description: 'Their mind interests you and keeps you curious.' },
  { name: 'Ambition', description: 'Their drive suits the life you want.' },
  { name: 'Kindness', description: 'They treat you, and strangers, with warmth.' },
  { name: 'Reliability', description: 'They keep their word and show up.' },
  {
    name: 'Family Compatibility',
    description: 'You want the same things when it comes to family and children.',
  },
  { name: 'Financial Stability', description: 'You handle money in compatible ways.' },
];
