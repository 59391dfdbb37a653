import { BUILT_IN_STANDARDS, CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';

/** A standard that a user owns, selected or not. */
export interface OwnedCriterion {
  readonly id: string;
  /** 1 to 255 and permanent: ratings are stored by it. */
  readonly slot: number;
  readonly builtInId: string | null;
  readonly question: string;
  readonly description: string;
  readonly highExample: string;
  readonly lowExample: string;
  /** Stars, 1 to 5. */
  readonly weight: number;
  /** Position in the selection; null while unselected. */
  readonly position: number | null;
  /** Lowest mean rating the user accepts, 1 to 10. */
  readonly mustHave: number | null;
  readonly createdAt: Date;
  /** A deleted one is never selected; it names the ratings it was given. */
  readonly deletedAt: Date | null;
}

/** Stars by standard id, as a selection was saved. */
export interface SelectionRecord {
  readonly at: Date;
  readonly weights: Readonly<Record<string, number>>;
}

export type CriterionWords = Pick<
  OwnedCriterion,
  'builtInId' | 'question' | 'description' | 'highExample' | 'lowExample'
>;

export function isSelected(criterion: OwnedCriterion): boolean {
  return criterion.position !== null;
}

export function isDeleted(criterion: OwnedCriterion): boolean {
  return criterion.deletedAt !== null;
}

/** Ignores case. Compares capitals, because Greek lowercase letters vary with their position in a word. */
export function sameQuestion(criterion: { readonly question: string }, question: string): boolean {
  return criterion.question.toUpperCase() === question.toUpperCase();
}

/** The catalogue entry of a built-in standard, found by id or name. */
export function builtInWords(key: { id: string } | { question: string }): CriterionWords | null {
  const found = BUILT_IN_STANDARDS.find((standard) =>
    'id' in key ? standard.id === key.id : sameQuestion({ question: standard.name }, key.question),
  );
  if (!found) return null;
  const { id, name, description, highExample, lowExample } = found;
  return { builtInId: id, question: name, description, highExample, lowExample };
}

const SLOT_MAX = 255;

/** A slot is never reused: dates may still rate a deleted standard. Null when all are taken. */
export function freeSlot(owned: readonly OwnedCriterion[]): number | null {
  const kept = owned.filter((criterion) => !isDeleted(criterion));
  if (kept.length >= CRITERIA_LIMITS.ownedMax) return null;
  const slot = owned.reduce((highest, { slot: taken }) => Math.max(highest, taken), 0) + 1;
  return slot <= SLOT_MAX ? slot : null;
}

export function toCriterion(owned: OwnedCriterion): Criterion {
  return {
    id: owned.id,
    builtInId: owned.builtInId,
    question: owned.question,
    description: owned.description,
    weight: owned.weight,
    gradingCriteria: {
      maxScore: CRITERIA_LIMITS.scoreMax,
      minScore: CRITERIA_LIMITS.scoreMin,
      highExample: owned.highExample,
      lowExample: owned.lowExample,
    },
    selected: isSelected(owned),
    mustHave: owned.mustHave,
    createdAt: owned.createdAt.toISOString(),
    ...(owned.deletedAt && { deletedAt: owned.deletedAt.toISOString() }),
  };
}
