import { useEffect, useRef, useSyncExternalStore } from 'react';

const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear: in the topmost open dialog, where they take room of their own; null for the page. */
export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => places.at(-1) ?? null,
    () => null,
  );
}

/** A place for toasts with an open dialog. It tells assistive technology of what appears in it. */
export function ToastPlace({ isShown }: { isShown: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return undefined;
    places.push(element);
    changed();
    return () => {
      places.splice(places.indexOf(element), 1);
      changed();
    };
  }, [isShown]);
  return <div ref={place} aria-live="polite" data-toasts />;
}
