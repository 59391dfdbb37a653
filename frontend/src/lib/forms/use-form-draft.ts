import { useEffect, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from '../storage/browser-storage';
import { privateStorage, type StorageLike } from '../storage/private-storage';

interface Draft<Values> {
  values: Values;
  /** What the form opened with; a draft of an earlier release has none. */
  opened?: Values;
  /** The idempotency key or version that belongs to the values, so that saving them later means the same. */
  token: string;
}

interface Options<Values extends FieldValues> {
  /** What is edited and whose it is; a different name for each thing the user can edit. */
  name: string;
  form: UseFormReturn<Values>;
  token?: string;
  storage?: StorageLike;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored value can stand where this one does. A form of an earlier release may have had other fields. */
function isLike(sample: unknown, value: unknown): boolean {
  if (isRecord(sample))
    return isRecord(value) && Object.keys(sample).every((key) => isLike(sample[key], value[key]));
  if (Array.isArray(sample)) return Array.isArray(value);
  if (sample === null || value === null) return value !== undefined;
  return typeof sample === typeof value;
}

/**
 * What the draft left as it was follows what is saved by now: it may have been changed on another device. With a key or a
 * version, a draft stays whole, or saving it would no longer mean the same.
 */
function upToDate<Values extends FieldValues>(
  { values, opened, token }: Draft<Values>,
  saved: Values,
): Values {
  if (opened === undefined || token !== '') return values;
  const isUntouched = (key: string) => JSON.stringify(opened[key]) === JSON.stringify(values[key]);
  const followed = Object.entries(saved).filter(([key]) => isUntouched(key));
  return { ...values, ...Object.fromEntries(followed) };
}

/**
 * Keeps what is typed into a form on this device until it is saved or the user starts over: it survives Escape, Back, a
 * reload, an expired session and a closed tab.
 */
export function useFormDraft<Values extends FieldValues>({
  name,
  form,
  token = '',
  storage = privateStorage,
}: Options<Values>) {
  const { subscribe, reset, getValues, formState } = form;
  const opened = formState.defaultValues as Values;
  const isDraft = (value: unknown): value is Draft<Values> =>
    isRecord(value) && typeof value['token'] === 'string' && isLike(opened, value['values']);
  const [restored, setRestored] = useState(() => {
    const draft = readStored(storage, name, isDraft);
    return draft && { ...draft, values: upToDate(draft, opened) };
  });
  const [current, setCurrent] = useState(restored?.token ?? token);

  useLayoutEffect(() => {
    if (restored) reset(restored.values, { keepDefaultValues: true });
  }, [restored, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) =>
          writeStored(storage, name, isDirty ? { values, opened, token: current } : null),
      }),
    [subscribe, storage, name, current, opened],
  );

  const forget = (next = token) => {
    writeStored(storage, name, null);
    setRestored(null);
    setCurrent(next);
  };

  return {
    isRestored: restored !== null,
    /** The one of the draft, or else the one given. */
    token: current,
    /** The same values are something new from now on. */
    renew: (next: string) => {
      setCurrent(next);
      writeStored(storage, name, { values: getValues(), opened, token: next });
    },
    /** The values have been saved; what is typed next belongs to another key or version. */
    forget,
    startOver: () => {
      forget();
      reset(opened);
    },
  };
}
