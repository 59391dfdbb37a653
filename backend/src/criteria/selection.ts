import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import { invalidField } from '../platform/errors/domain-error';
import { builtInWords, type CriterionWords, type OwnedCriterion } from './criterion';

/** What was chosen for a standard; what is undefined stays as it is. */
export interface Choice {
  /** Stars, 1 to 5. */
  readonly weight?: number | undefined;
  /** Null removes it. */
  readonly mustHave?: number | null | undefined;
}

/** By a standard's own id or its built-in one; standards it does not name stay as they are. */
type Choices = ReadonlyMap<string, Choice>;

/** What saving a selection does, in order: a standard the user has, or a built-in one to adopt. */
type PlannedCriterion = { readonly weight: number; readonly mustHave: number | null } & (
  { readonly owned: OwnedCriterion } | { readonly taken: CriterionWords }
);

/**
 * `ids` are the user's own or built-in ones. Throws criteria.too-few, criteria.too-many, criteria.too-many-must-haves,
 * or criteria.unknown for an id that is neither, even one that is only given stars.
 */
export function planSelection(
  owned: readonly OwnedCriterion[],
  ids: readonly string[],
  choices: Choices,
): PlannedCriterion[] {
  for (const id of choices.keys()) planOne(owned, id, choices);
  const planned = new Map<string, PlannedCriterion>();
  for (const id of ids) {
    const plan = planOne(owned, id, choices);
    const key = 'owned' in plan ? plan.owned.id : id;
    if (!planned.has(key)) planned.set(key, plan);
  }
  if (planned.size < CRITERIA_LIMITS.selectedMin)
    throw invalidField('selectedCriteriaIds', 'criteria.too-few');
  if (planned.size > CRITERIA_LIMITS.selectedMax)
    throw invalidField('selectedCriteriaIds', 'criteria.too-many');
  const plans = [...planned.values()];
  requireFewMustHaves(plans);
  return plans;
}

/** Throws criteria.too-many-must-haves: with more, hardly anyone is left. */
export function requireFewMustHaves(selected: readonly Pick<OwnedCriterion, 'mustHave'>[]): void {
  if (selected.filter(({ mustHave }) => mustHave !== null).length <= CRITERIA_LIMITS.mustHavesMax) return;
  throw invalidField('mustHave', 'criteria.too-many-must-haves');
}

function planOne(owned: readonly OwnedCriterion[], id: string, choices: Choices): PlannedCriterion {
  const existing = owned.find((criterion) => criterion.id === id || criterion.builtInId === id);
  if (existing) {
    const chosen = choices.get(existing.id) ?? choices.get(existing.builtInId ?? '');
    const { weight = existing.weight, mustHave = existing.mustHave } = chosen ?? {};
    return { owned: existing, weight, mustHave };
  }
  const words = builtInWords({ id });
  const { weight = CRITERIA_LIMITS.importanceDefault, mustHave = null } = choices.get(id) ?? {};
  if (words) return { taken: words, weight, mustHave };
  throw invalidField('selectedCriteriaIds', 'criteria.unknown');
}
