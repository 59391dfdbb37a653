import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from './api/api-client';
import { ignoreTaps } from './ignore-taps';

/** What the history entry of an open dialog carries: the dialogs that are open there, from the lowest up. */
const MARK = 'dialogs';

/** Browsers tell of a step back within this many milliseconds, unless they are busy. */
const STEP_MS = 500;

/**
 * After as long as this, in milliseconds, a step back that nothing was heard of didn't happen. Until then, one Back may be
 * taken for it and leave the dialog open.
 */
const LATE_STEP_MS = 10_000;

interface OpenDialog {
  readonly id: string;
  /** Closes it; false while it can't be closed. */
  readonly onBack: () => boolean;
}

const open: OpenDialog[] = [];
const leaving = new Set<string>();
const waiting: (() => void)[] = [];
/** Runs while a step back is under way. */
let stepTimer: ReturnType<typeof setTimeout> | undefined;
/** When each step back was asked for that nothing waits for any longer. */
let late: number[] = [];
let isWatching = false;

const isOpen = (id: string) => open.some((dialog) => dialog.id === id);

function stateOf(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function dialogsHere(): string[] {
  const mark = stateOf()[MARK];
  return Array.isArray(mark) ? mark.filter((id) => typeof id === 'string') : [];
}

function pushEntry(dialogs: readonly string[]): void {
  const state = stateOf();
  // The router counts its entries.
  const index = typeof state['idx'] === 'number' ? { idx: state['idx'] + 1 } : {};
  window.history.pushState({ ...state, ...index, [MARK]: dialogs }, '');
}

function replaceEntry(dialogs: readonly string[]): void {
  window.history.replaceState({ ...stateOf(), [MARK]: dialogs }, '');
}

function stepBack(entries: number): void {
  window.history.go(-entries);
  const askedAt = performance.now();
  clearTimeout(stepTimer);
  stepTimer = setTimeout(() => {
    late.push(askedAt);
    arrive();
  }, STEP_MS);
}

function arrive(): void {
  if (stepTimer === undefined) return;
  clearTimeout(stepTimer);
  stepTimer = undefined;
  for (const next of waiting.splice(0)) next();
}

function isLateStep(): boolean {
  late = late.filter((askedAt) => performance.now() - askedAt < LATE_STEP_MS);
  return late.shift() !== undefined;
}

/** Opening and closing wait for a step back under way, which would otherwise take the new entry with it. */
function whenStill(work: () => void): void {
  if (stepTimer !== undefined) waiting.push(work);
  else work();
}

/** An entry of dialogs that are no longer open, reached with Forward, by a reload or on the way back, is passed over. */
function passOver(): void {
  // A dialog that closed meanwhile is stepping back itself; its arrival comes here again.
  if (stepTimer !== undefined) return;
  const here = dialogsHere();
  if (here.length === 0 || here.some(isOpen)) return;
  if (stateOf()['idx'] === 0) replaceEntry([]);
  else stepBack(1);
}

function onPopState(): void {
  const isLate = stepTimer === undefined && isLateStep();
  arrive();
  const here = dialogsHere();
  // What was opened since then would close, as if its Back had been pressed.
  if (isLate && open.length > 0) {
    if (!here.includes(open.at(-1)?.id ?? '')) pushEntry(open.map(({ id }) => id));
    return;
  }
  for (const dialog of open.filter(({ id }) => !here.includes(id)).toReversed()) {
    if (dialog.onBack()) continue;
    pushEntry([...here, dialog.id]);
    return;
  }
  passOver();
}

/** Starts following Back and Forward. Called once, before the first screen. */
export function watchDialogHistory(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', onPopState);
  passOver();
}

function enter(dialog: OpenDialog): void {
  watchDialogHistory();
  leaving.delete(dialog.id);
  open.push(dialog);
  whenStill(() => {
    const here = dialogsHere();
    if (!isOpen(dialog.id) || here.includes(dialog.id)) return;
    const top = here.at(-1);
    // One dialog in the place of another takes over its entry.
    if (top !== undefined && leaving.delete(top)) replaceEntry([...here.slice(0, -1), dialog.id]);
    else pushEntry([...here, dialog.id]);
  });
}

function leave(dialog: OpenDialog): void {
  open.splice(open.indexOf(dialog), 1);
  leaving.add(dialog.id);
  // In the same moment it may be shown again, or another dialog in its place.
  queueMicrotask(() => {
    if (isOpen(dialog.id)) return;
    ignoreTaps();
    whenStill(removeLeft);
  });
}

function removeLeft(): void {
  const here = dialogsHere();
  const kept = here.findLastIndex((id) => !leaving.has(id));
  leaving.clear();
  const left = here.length - 1 - kept;
  if (left > 0) stepBack(left);
}

/**
 * Runs once the dialogs closed in this event have left the history: what replaces the address then replaces the one of
 * the page and not the one of a dialog, beneath which the page's would stay.
 */
export function afterDialogs(work: () => void): void {
  setTimeout(() => whenStill(work));
}

/**
 * While open, the dialog has an entry of its own in the browser's history, so that Back closes it and not the page
 * beneath. Once it has closed, the entry is gone, and for a moment taps do nothing to what lies beneath.
 * @param onBack closes it and returns true, or false while it can't be closed
 */
export function useDialogHistory(isShown: boolean, onBack: () => boolean): void {
  const [id] = useState(newIdempotencyKey);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  // Before the next frame, in which a second tap may already arrive.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const dialog: OpenDialog = { id, onBack: () => latest.current() };
    enter(dialog);
    return () => leave(dialog);
  }, [isShown, id]);
}
