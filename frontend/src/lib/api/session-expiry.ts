import { useSyncExternalStore } from 'react';

let expired = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === expired) return;
  expired = next;
  listeners.forEach((notify) => notify());
}

/** Raised by a 401 on an ordinary request; opens a dialog that sends the user to sign-in and then back to the page. */
export const sessionExpiry = {
  raise: () => set(true),
  clear: () => set(false),
  isRaised: () => expired,
};

export function useSessionExpired(): boolean {
  return useSyncExternalStore((notify) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }, sessionExpiry.isRaised);
}
