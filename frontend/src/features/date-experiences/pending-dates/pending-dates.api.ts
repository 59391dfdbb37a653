import { useSyncExternalStore } from 'react';
import type { NewDateExperience } from '#contract/dating/date-experiences';
import { readStored, writeStored } from '../../../lib/storage/browser-storage';
import { privateStorage } from '../../../lib/storage/private-storage';
import type { ScoreValues } from '../score-form';

/** A date scored offline, kept on the device until the server has it. */
export interface PendingDate {
  idempotencyKey: string;
  matchName: string;
  input: NewDateExperience;
  /** The form values to restore if the server rejects it. */
  values: ScoreValues;
  /** Why the server rejected it; null while it waits. */
  problem: string | null;
}

const NONE: readonly PendingDate[] = [];
const storeKey = (userId: string) => `pending-dates:${userId}`;
/** The same list for the same text, as a React store must answer. */
const known = new Map<string, { text: string | null; dates: readonly PendingDate[] }>();

function isPendingDate(value: unknown): value is PendingDate {
  if (typeof value !== 'object' || value === null) return false;
  const { idempotencyKey, matchName, input, values } = value as Record<string, unknown>;
  return (
    typeof idempotencyKey === 'string' &&
    typeof matchName === 'string' &&
    typeof input === 'object' &&
    typeof values === 'object'
  );
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export function pendingDates(userId: string): readonly PendingDate[] {
  const kept = readStored(privateStorage, storeKey(userId), isList) ?? [];
  return kept.length === 0 ? NONE : kept.filter(isPendingDate);
}

function change(userId: string, next: readonly PendingDate[]): void {
  writeStored(privateStorage, storeKey(userId), next.length > 0 ? next : null);
}

/** A stored date with the same key is the same date and is replaced. */
export function keepPending(userId: string, date: PendingDate): void {
  const others = pendingDates(userId).filter(({ idempotencyKey }) => idempotencyKey !== date.idempotencyKey);
  change(userId, [...others, date]);
}

export function dropPending(userId: string, key: string): void {
  change(
    userId,
    pendingDates(userId).filter(({ idempotencyKey }) => idempotencyKey !== key),
  );
}

/** The pending dates, kept in sync across tabs. */
export function usePendingDates(userId: string): readonly PendingDate[] {
  return useSyncExternalStore(subscribe, () => snapshotOf(userId));
}

const subscribe = (notify: () => void) => privateStorage.subscribe(notify);

function snapshotOf(userId: string): readonly PendingDate[] {
  const text = privateStorage.getItem(storeKey(userId));
  const last = known.get(userId);
  if (last?.text === text) return last.dates;
  const dates = pendingDates(userId);
  known.set(userId, { text, dates });
  return dates;
}
