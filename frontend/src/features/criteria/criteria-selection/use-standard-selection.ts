import { useEffect, useMemo, useState } from 'react';
import { CRITERIA_LIMITS, type Criterion } from '#contract/dating/criteria';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { privateStorage } from '../../../lib/storage/private-storage';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCurrentUser } from '../../auth/auth.api';
import { TOO_FEW, TOO_MANY, TOO_MANY_MUST_HAVES } from '../limit-toasts';
import {
  inOrder,
  isSelected,
  mustHaveOf,
  selectionRequest,
  sharesOf,
  standardOptions,
  starsOf,
  swapped,
  type Choice,
  type Choices,
} from './standard-options';

interface Kept {
  choices: Choices;
  /** The ids in the order chosen; empty while it is as saved. */
  order: readonly string[];
}
const UNCHANGED: Kept = { choices: {}, order: [] };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  'choices' in value &&
  isObject(value.choices) &&
  Object.values(value.choices).every(isObject) &&
  'order' in value &&
  Array.isArray(value.order) &&
  value.order.every((id) => typeof id === 'string');

/** The user's changes, kept on this device until they are saved. */
function useKeptChanges() {
  const { data: user } = useCurrentUser();
  const name = `standards-draft:${user?.id}`;
  const [restored, setRestored] = useState(() => readStored(privateStorage, name, isKept));
  /** Null until the user changes something, so that nothing is written over a draft that can't be read yet. */
  const [changed, setChanged] = useState<Kept | null>(null);
  const isUnread = restored === null && changed === null;
  useEffect(() => {
    if (changed === null) return;
    const isChanged = Object.keys(changed.choices).length > 0 || changed.order.length > 0;
    writeStored(privateStorage, name, isChanged ? changed : null);
  }, [name, changed]);
  useEffect(() => {
    if (!isUnread) return undefined;
    // Right after signing in, the key that makes it readable comes later than the list.
    return privateStorage.subscribe(() => setRestored(readStored(privateStorage, name, isKept)));
  }, [name, isUnread]);
  return {
    kept: changed ?? restored ?? UNCHANGED,
    setKept: (next: (current: Kept) => Kept) =>
      setChanged((current) => next(current ?? restored ?? UNCHANGED)),
    isRestored: restored !== null,
    /** The list stays as it is until the next screen is there. */
    forgetDraft: () => writeStored(privateStorage, name, null),
    startOver: () => {
      setRestored(null);
      setChanged(UNCHANGED);
    },
  };
}

/** What a limit refused is said until there are enough, or there is room again. */
function useRefusalsUntilResolved(selected: number, mustHaves: number) {
  const { clear } = useToasts();
  useEffect(() => {
    if (selected >= CRITERIA_LIMITS.selectedMin) clear(TOO_FEW.title);
    if (selected < CRITERIA_LIMITS.selectedMax) clear(TOO_MANY.title);
    if (mustHaves < CRITERIA_LIMITS.mustHavesMax) clear(TOO_MANY_MUST_HAVES.title);
  }, [clear, selected, mustHaves]);
}

/** The selected standards with their order, stars and must-haves; reaching a limit shows a toast. */
export function useStandardSelection(criteria: readonly Criterion[]) {
  const { kept, setKept, isRestored, forgetDraft, startOver } = useKeptChanges();
  const { choices, order } = kept;
  const { toast } = useToasts();
  const options = useMemo(() => inOrder(standardOptions(criteria), order), [criteria, order]);
  const selected = options.filter((option) => isSelected(option, choices));
  const shares = sharesOf(selected, choices);
  const mustHaves = selected.filter((option) => mustHaveOf(option, choices) !== null);
  useRefusalsUntilResolved(selected.length, mustHaves.length);

  const change = (id: string, choice: Choice) =>
    setKept((current) => ({
      ...current,
      choices: { ...current.choices, [id]: { ...current.choices[id], ...choice } },
    }));

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
    /** They have been saved. */
    forgetDraft,
    startOver,
    count: selected.length,
    hasRoom,
    hasRoomForMustHave,
    standards: options.map((option) => ({
      option,
      isSelected: isSelected(option, choices),
      stars: starsOf(option, choices),
      mustHave: isSelected(option, choices) ? mustHaveOf(option, choices) : null,
      place: selected.indexOf(option) + 1,
      share: shares.get(option) ?? 0,
    })),
    /** Trades places with the selected one before (-1) or after (1) it. */
    move: (id: string, step: -1 | 1) => {
      const neighbor = selected[selected.findIndex((option) => option.id === id) + step];
      if (neighbor) setKept((current) => ({ ...current, order: swapped(options, id, neighbor.id) }));
    },
    toggle: (id: string, wasSelected: boolean) => {
      if (wasSelected) change(id, { isSelected: false });
      else if (hasRoom()) selectAgain(id);
    },
    setStars: (id: string, stars: number) => change(id, { stars }),
    setMustHave: (id: string, mustHave: number | null) => change(id, { mustHave }),
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
