import { useEffect, useRef, useSyncExternalStore } from 'react';

const places: HTMLElement[] = [];
const listeners = new Set<() => void>();
const fillListeners = new Set<() => void>();

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

/** Calls `notify` when, on a phone, a dialog opens that fills the screen and has no room for toasts but its own. */
export function onScreenFilled(notify: () => void): () => void {
  fillListeners.add(notify);
  return () => void fillListeners.delete(notify);
}

const isPhone = () => globalThis.matchMedia?.('(max-width: 599.95px)').matches ?? true;

interface Props {
  isShown: boolean;
  /** The dialog fills a phone's screen. */
  fillsScreen: boolean;
}

/** A place for toasts with an open dialog. It tells assistive technology of what appears in it. */
export function ToastPlace({ isShown, fillsScreen }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return undefined;
    places.push(element);
    if (fillsScreen && isPhone()) for (const notify of fillListeners) notify();
    changed();
    return () => {
      places.splice(places.indexOf(element), 1);
      changed();
    };
  }, [isShown, fillsScreen]);
  return <div ref={place} aria-live="polite" data-toasts />;
}
