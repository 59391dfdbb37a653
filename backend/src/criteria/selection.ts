import { CRITERIA_LIMITS } from '#contract/criteria';
import { DomainError } from '../platform/errors/domain-error';
import { builtInWords, type CriterionWords, type OwnedCriterion } from './criterion';

export interface SelectionItem {
  /** A user's own id, or a built-in one. */
  readonly id: string;
  /** Stars; null leaves them as they are. */
  readonly weight: number | null;
}

/** What saving a selection does, in its order: a standard the user has, or a built-in one to take over. */
export type PlannedCriterion = { readonly weight: number } & (
  { readonly owned: OwnedCriterion } | { readonly taken: CriterionWords }
);

/** Throws criteria.too-few, criteria.too-many or criteria.unknown. */
export function planSelection(
  owned: readonly OwnedCriterion[],
  items: readonly SelectionItem[],
): PlannedCriterion[] {
  const planned = new Map<string, PlannedCriterion>();
  for (const item of items) {
    const plan = planOne(owned, item);
    const key = 'owned' in plan ? plan.owned.id : item.id;
    if (!planned.has(key)) planned.set(key, plan);
  }
  if (planned.size < CRITERIA_LIMITS.selectedMin) throw new DomainError('criteria.too-few');
  if (planned.size > CRITERIA_LIMITS.selectedMax) throw new DomainError('criteria.too-many');
  return [...planned.values()];
}

function planOne(owned: readonly OwnedCriterion[], { id, weight }: SelectionItem): PlannedCriterion {
  const words = builtInWords({ id });
  const existing = owned.find(
    (criterion) => criterion.id === id || criterion.builtInId === (words?.builtInId ?? id),
  );
  if (existing) return { owned: existing, weight: weight ?? existing.weight };
  if (words) return { taken: words, weight: weight ?? CRITERIA_LIMITS.importanceDefault };
  throw new DomainError('criteria.unknown');
}
