import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { DomainError } from '../platform/errors/domain-error';
import { builtInWords, type CriterionWords, type OwnedCriterion } from './criterion';

/** Stars by a standard's own id or its built-in one; standards it does not name keep theirs. */
type ChosenStars = ReadonlyMap<string, number | undefined>;

/** What saving a selection does, in order: a standard the user has, or a built-in one to adopt. */
type PlannedCriterion = { readonly weight: number } & (
  { readonly owned: OwnedCriterion } | { readonly taken: CriterionWords }
);

/**
 * `ids` are the user's own or built-in ones. Throws criteria.too-few, criteria.too-many, or criteria.unknown for an id
 * that is neither, even one that only sets stars.
 */
export function planSelection(
  owned: readonly OwnedCriterion[],
  ids: readonly string[],
  stars: ChosenStars,
): PlannedCriterion[] {
  for (const id of stars.keys()) planOne(owned, id, stars);
  const planned = new Map<string, PlannedCriterion>();
  for (const id of ids) {
    const plan = planOne(owned, id, stars);
    const key = 'owned' in plan ? plan.owned.id : id;
    if (!planned.has(key)) planned.set(key, plan);
  }
  if (planned.size < CRITERIA_LIMITS.selectedMin) throw new DomainError('criteria.too-few');
  if (planned.size > CRITERIA_LIMITS.selectedMax) throw new DomainError('criteria.too-many');
  return [...planned.values()];
}

function planOne(owned: readonly OwnedCriterion[], id: string, stars: ChosenStars): PlannedCriterion {
  const existing = owned.find((criterion) => criterion.id === id || criterion.builtInId === id);
  if (existing) {
    const weight = stars.get(existing.id) ?? stars.get(existing.builtInId ?? '') ?? existing.weight;
    return { owned: existing, weight };
  }
  const words = builtInWords({ id });
  if (words) return { taken: words, weight: stars.get(id) ?? CRITERIA_LIMITS.importanceDefault };
  throw new DomainError('criteria.unknown');
}
