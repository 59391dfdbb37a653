import { useMemo, useState } from 'react';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { useToasts } from '../../../ui/feedback/toasts';
import { TOO_FEW, TOO_MANY, TOO_MANY_MUST_HAVES } from '../limit-toasts';
import {
  inOrder,
  isSelected,
  mustHaveOf,
  selectionRequest,
  standardOptions,
  starsOf,
  swapped,
  type Choice,
  type Choices,
} from './standard-options';

/** The selected standards with their order, stars and must-haves; reaching a limit shows a toast. */
export function useStandardSelection(criteria: readonly Criterion[]) {
  const [choices, setChoices] = useState<Choices>({});
  const [order, setOrder] = useState<readonly string[]>([]);
  const { toast } = useToasts();
  const options = useMemo(() => inOrder(standardOptions(criteria), order), [criteria, order]);
  const selected = options.filter((option) => isSelected(option, choices));
  const mustHaves = selected.filter((option) => mustHaveOf(option, choices) !== null);

  const change = (id: string, choice: Choice) =>
    setChoices((current) => ({ ...current, [id]: { ...current[id], ...choice } }));

  const hasRoom = () => {
    if (selected.length < CRITERIA_LIMITS.selectedMax) return true;
    toast(TOO_MANY);
    return false;
  };

  const hasRoomForMustHave = () => {
    if (mustHaves.length < CRITERIA_LIMITS.mustHavesMax) return true;
    toast(TOO_MANY_MUST_HAVES);
    return false;
  };

  const selectAgain = (id: string) => {
    const option = options.find((one) => one.id === id);
    const returnsAsMustHave = option !== undefined && mustHaveOf(option, choices) !== null;
    if (!returnsAsMustHave || mustHaves.length < CRITERIA_LIMITS.mustHavesMax)
      return change(id, { isSelected: true });
    change(id, { isSelected: true, mustHave: null });
    toast({
      tone: 'info',
      title: `${option.question} is no longer a must-have`,
      description: `You already have ${CRITERIA_LIMITS.mustHavesMax} others.`,
    });
  };

  return {
    count: selected.length,
    hasRoom,
    hasRoomForMustHave,
    standards: options.map((option) => ({
      option,
      isSelected: isSelected(option, choices),
      stars: starsOf(option, choices),
      mustHave: isSelected(option, choices) ? mustHaveOf(option, choices) : null,
      place: selected.indexOf(option) + 1,
    })),
    /** Trades places with the selected one before (-1) or after (1) it. */
    move: (id: string, step: -1 | 1) => {
      const neighbor = selected[selected.findIndex((option) => option.id === id) + step];
      if (neighbor) setOrder(swapped(options, id, neighbor.id));
    },
    toggle: (id: string, wasSelected: boolean) => {
      if (wasSelected) change(id, { isSelected: false });
      else if (hasRoom()) selectAgain(id);
    },
    setStars: (id: string, stars: number) => change(id, { stars }),
    /** A must-have is selected. */
    setMustHave: (id: string, mustHave: number | null) =>
      change(id, mustHave === null ? { mustHave } : { mustHave, isSelected: true }),
    select: (id: string, choice: Pick<Required<Choice>, 'stars' | 'mustHave'>) =>
      change(id, { ...choice, isSelected: true }),
    /** The selection to save, or null (with a toast) when there are too few. */
    request: () => {
      if (selected.length >= CRITERIA_LIMITS.selectedMin) return selectionRequest(options, choices);
      toast(TOO_FEW);
      return null;
    },
  };
}
