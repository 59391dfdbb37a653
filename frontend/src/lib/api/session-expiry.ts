import { useSyncExternalStore } from 'react';

let expired = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === expired) return;
  expired = next;
  listeners.forEach((notify) => notify());
}

/** Triggered by a 401 on ordinary data; opens a dialog that leads to the sign-in and back to the page. */
export const sessionExpiry = {
  raise: () => set(true),
  clear: () => set(false),
};

export function useSessionExpired(): boolean {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => expired,
  );
}
