import { useMemo, useState } from 'react';
import { CRITERIA_LIMITS, type Criterion } from '#contract/criteria';
import { useToasts } from '../../ui/feedback/toasts';
import { TOO_FEW, TOO_MANY } from './limit-toasts';
import {
  isSelected,
  selectionRequest,
  standardOptions,
  starsOf,
  type Choice,
  type Choices,
} from './standard-options';

/** Which standards are chosen and with how many stars; the limits speak as toasts. */
export function useStandardSelection(criteria: readonly Criterion[]) {
  const [choices, setChoices] = useState<Choices>({});
  const { toast } = useToasts();
  const options = useMemo(() => standardOptions(criteria), [criteria]);
  const count = options.filter((option) => isSelected(option, choices)).length;

  const change = (id: string, choice: Choice) =>
    setChoices((current) => ({ ...current, [id]: { ...current[id], ...choice } }));

  const hasRoom = () => {
    if (count < CRITERIA_LIMITS.selectedMax) return true;
    toast(TOO_MANY);
    return false;
  };

  return {
    count,
    hasRoom,
    standards: options.map((option) => ({
      option,
      isSelected: isSelected(option, choices),
      stars: starsOf(option, choices),
    })),
    toggle: (id: string, wasSelected: boolean) => {
      if (wasSelected || hasRoom()) change(id, { isSelected: !wasSelected });
    },
    setStars: (id: string, stars: number) => change(id, { stars }),
    select: (id: string, stars: number) => change(id, { isSelected: true, stars }),
    /** The selection to save, or null (and a word why) when there is too little. */
    request: () => {
      if (count >= CRITERIA_LIMITS.selectedMin) return selectionRequest(options, choices);
      toast(TOO_FEW);
      return null;
    },
  };
}
