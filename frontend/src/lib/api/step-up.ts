import { useSyncExternalStore } from 'react';

/** Calls that wait for the user to confirm who they are. */
let waiting: ((isConfirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((notify) => notify());

export const stepUp = {
  /** Resolves once the user has confirmed it, or not; at once to false while no dialog can ask. */
  request: () =>
    new Promise<boolean>((resolve) => {
      if (listeners.size === 0) return resolve(false);
      waiting.push(resolve);
      return announce();
    }),
  /** Ends the wait of every call. */
  settle: (isConfirmed: boolean) => {
    const done = waiting;
    waiting = [];
    done.forEach((resolve) => resolve(isConfirmed));
    announce();
  },
};

/** Whether a call waits. The dialog that uses this answers with `stepUp.settle`. */
export function useStepUpRequested(): boolean {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => waiting.length > 0,
  );
}
