import { useEffect, useMemo, useState } from 'react';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { privateStorage } from '../../../lib/storage/private-storage';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { TOO_FEW, TOO_MANY, TOO_MANY_MUST_HAVES } from '../limit-toasts';
import {
  isSelected,
  mustHaveOf,
  selectionRequest,
  standardOptions,
  starsOf,
  type Choice,
  type Choices,
} from './standard-options';

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChoices = (value: unknown): value is Choices =>
  isChoice(value) && Object.values(value).every(isChoice);

/** The user's changes, kept on this device until they are saved. */
function useKeptChoices() {
  const { data: user } = useCurrentUser();
  const name = `standards-draft:${user?.id}`;
  const [restored, setRestored] = useState(() => readStored(privateStorage, name, isChoices));
  const [choices, setChoices] = useState<Choices>(restored ?? {});
  const forget = () => {
    setRestored(null);
    setChoices({});
  };
  useEffect(
    () => writeStored(privateStorage, name, Object.keys(choices).length > 0 ? choices : null),
    [name, choices],
  );
  return { choices, setChoices, isRestored: restored !== null, forget };
}

/** The selected standards with their stars and must-haves; reaching a limit shows a toast. */
export function useStandardSelection(criteria: readonly Criterion[]) {
  const { choices, setChoices, isRestored, forget } = useKeptChoices();
  const { toast } = useToasts();
  const options = useMemo(() => standardOptions(criteria), [criteria]);
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
    isRestored,
    /** They have been saved, or the user starts over. */
    forget,
    count: selected.length,
    hasRoom,
    hasRoomForMustHave,
    standards: options.map((option) => ({
      option,
      isSelected: isSelected(option, choices),
      stars: starsOf(option, choices),
      mustHave: isSelected(option, choices) ? mustHaveOf(option, choices) : null,
    })),
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
