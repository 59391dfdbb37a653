import { BUILT_IN_STANDARDS, CRITERIA_LIMITS, type Criterion } from '#contract/criteria';

/** A standard that a user owns, selected or set aside. */
export interface OwnedCriterion {
  readonly id: string;
  /** 1 to 255, fixed for life: ratings are kept under it. */
  readonly slot: number;
  readonly builtInId: string | null;
  readonly question: string;
  readonly description: string;
  readonly highExample: string;
  readonly lowExample: string;
  /** Stars, 1 to 5. */
  readonly weight: number;
  /** Place in the selection; null while set aside. */
  readonly position: number | null;
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

/** Ignores case; by capitals, because small letters depend on their place in a Greek word. */
export function sameQuestion(criterion: { readonly question: string }, question: string): boolean {
  return criterion.question.toUpperCase() === question.toUpperCase();
}

/** The catalogue's words for a built-in standard, found by its id or by its name. */
export function builtInWords(key: { id: string } | { question: string }): CriterionWords | null {
  const found = BUILT_IN_STANDARDS.find((standard) =>
    'id' in key ? standard.id === key.id : sameQuestion({ question: standard.name }, key.question),
  );
  if (!found) return null;
  const { id, name, description, highExample, lowExample } = found;
  return { builtInId: id, question: name, description, highExample, lowExample };
}

/** Slots are never used twice while a user keeps a standard; null when all are taken. */
export function freeSlot(owned: readonly OwnedCriterion[]): number | null {
  if (owned.length >= CRITERIA_LIMITS.ownedMax) return null;
  return owned.reduce((highest, { slot }) => Math.max(highest, slot), 0) + 1;
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
  };
}
