import { useMemo, useState } from 'react';
import { CRITERIA_LIMITS, CRITERIA_TEXTS, type Criterion } from '#contract/criteria';
import { useToasts } from '../../ui/toasts';
import {
  isSelected,
  selectionRequest,
  standardOptions,
  starsOf,
  type Choice,
  type Choices,
} from './standard-options';

/** A specified text "Title: description" as a toast. */
function titled(text: string) {
  const colon = text.indexOf(': ');
  return { title: text.slice(0, colon), description: text.slice(colon + 2) };
}

const TOO_MANY = titled(CRITERIA_TEXTS.tooMany);
const TOO_FEW = { title: CRITERIA_TEXTS.tooFewTitle, description: CRITERIA_TEXTS.tooFew };

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
    toast({ tone: 'error', ...TOO_MANY });
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
      toast({ tone: 'error', ...TOO_FEW });
      return null;
    },
  };
}
