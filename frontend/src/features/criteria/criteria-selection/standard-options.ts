import {
  BUILT_IN_STANDARDS,
  CRITERIA_LIMITS,
  type Criterion,
  type CriteriaSelectionRequest,
} from '#contract/dating/criteria';

/** A card on the selection screen: a built-in or custom standard. */
export interface StandardOption {
  /** The id of the user's own copy if there is one, otherwise the catalog's. */
  id: string;
  question: string;
  description: string;
  highExample: string;
  lowExample: string;
  isCustom: boolean;
  isSaved: boolean;
  weight: number;
  /** Lowest mean rating the user accepts, 1 to 10. */
  mustHave: number | null;
}

function fromCriterion(criterion: Criterion): StandardOption {
  const { id, builtInId, question, description, gradingCriteria, selected, weight, mustHave } = criterion;
  return {
    id,
    question,
    description,
    highExample: gradingCriteria.highExample,
    lowExample: gradingCriteria.lowExample,
    isCustom: builtInId === null,
    isSaved: selected,
    weight,
    mustHave,
  };
}

/** The selected ones in the user's order, then the other built-in ones, then the other custom ones. */
export function standardOptions(criteria: readonly Criterion[]): StandardOption[] {
  const selected = criteria.filter((criterion) => criterion.selected);
  const others = criteria.filter((criterion) => !criterion.selected);
  const isSelectedBuiltIn = (id: string) => selected.some(({ builtInId }) => builtInId === id);
  const offered = BUILT_IN_STANDARDS.filter(({ id }) => !isSelectedBuiltIn(id));
  const builtIn = offered.map(({ id, name, description, highExample, lowExample }) => {
    const owned = others.find((criterion) => criterion.builtInId === id);
    if (owned) return fromCriterion(owned);
    const weight = CRITERIA_LIMITS.importanceDefault;
    return {
      id,
      question: name,
      description,
      highExample,
      lowExample,
      isCustom: false,
      isSaved: false,
      weight,
      mustHave: null,
    };
  });
  const custom = others.filter(({ builtInId }) => builtInId === null);
  return [...selected.map(fromCriterion), ...builtIn, ...custom.map(fromCriterion)];
}

/** Sorted by `order`, a list of ids; options it doesn't name come last. */
export function inOrder(options: readonly StandardOption[], order: readonly string[]): StandardOption[] {
  const placeOf = ({ id }: StandardOption) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return [...options].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The ids of all options after one trades places with another. */
export function swapped(options: readonly StandardOption[], one: string, other: string): string[] {
  return options.map(({ id }) => (id === one ? other : id === other ? one : id));
}

/** The user's changes on this screen, by option id; everything else is as saved. */
export interface Choice {
  isSelected?: boolean;
  stars?: number;
  /** Null removes it. */
  mustHave?: number | null;
}
export type Choices = Readonly<Record<string, Choice>>;

export const isSelected = (option: StandardOption, choices: Choices) =>
  choices[option.id]?.isSelected ?? option.isSaved;
export const starsOf = (option: StandardOption, choices: Choices) =>
  choices[option.id]?.stars ?? option.weight;

export function mustHaveOf({ id, mustHave }: StandardOption, choices: Choices): number | null {
  const chosen = choices[id]?.mustHave;
  return chosen === undefined ? mustHave : chosen;
}

/**
 * How much of the compatibility each selected standard decides, in whole percent: its stars of the stars of all of them.
 * The same stars show the same percentage, so that a sum can be 99 or 101.
 */
export function sharesOf(
  selected: readonly StandardOption[],
  choices: Choices,
): ReadonlyMap<StandardOption, number> {
  const all = selected.reduce((sum, option) => sum + starsOf(option, choices), 0);
  return new Map(selected.map((option) => [option, Math.round((starsOf(option, choices) / all) * 100)]));
}

export function selectionRequest(
  options: readonly StandardOption[],
  choices: Choices,
): CriteriaSelectionRequest {
  const selected = options.filter((option) => isSelected(option, choices));
  return {
    selectedCriteriaIds: selected.map(({ id }) => id),
    criteria: selected.map((option) => ({
      id: option.id,
      question: option.question,
      description: option.description,
      weight: starsOf(option, choices),
      mustHave: mustHaveOf(option, choices),
      gradingCriteria: {
        maxScore: CRITERIA_LIMITS.scoreMax,
        minScore: CRITERIA_LIMITS.scoreMin,
        highExample: option.highExample,
        lowExample: option.lowExample,
      },
    })),
  };
}
