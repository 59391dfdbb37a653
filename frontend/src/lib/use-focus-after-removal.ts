import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { afterDialogs } from './dialog-history';

/** What takes text would open a phone's keyboard. */
const CONTROLS = 'a[href], button:not(:disabled), input[type=checkbox]:not(:disabled)';

/** Where the focused element, or one it is in, has its place. */
interface Place {
  readonly element: Element;
  readonly parent: Element;
  readonly index: number;
}

function placesOf(focused: Element): Place[] {
  const places: Place[] = [];
  for (let element = focused; element.parentElement; element = element.parentElement) {
    const parent = element.parentElement;
    places.push({ element, parent, index: [...parent.children].indexOf(element) });
  }
  return places;
}

/** The browser leaves the focus to the page, and a dialog takes it back to itself. */
const isLost = (places: readonly Place[]) => places.some(({ parent }) => parent === document.activeElement);

function headingOf(area: Element): HTMLElement | null {
  const heading = area.closest('section, [role=dialog]')?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

/** In a list, the item that took the place; else the heading of its section; else the page. */
function nextTo(places: readonly Place[]): HTMLElement | null {
  const removed = places.find(({ parent }) => parent.isConnected);
  if (!removed) return null;
  const { element, parent, index } = removed;
  const item = element.matches('li') ? (parent.children[index] ?? parent.lastElementChild) : null;
  const control = item?.querySelector<HTMLElement>(CONTROLS);
  return control ?? headingOf(parent) ?? document.getElementById('main');
}

/**
 * Handlers for an area in which what has the focus can be removed, or moved, by being used: the focus goes to what comes
 * next, instead of to the beginning of the page. For the component that is drawn again when that happens.
 */
export function useFocusAfterRemoval() {
  const reached = useRef<readonly Place[]>([]);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const places = reached.current;
    const focused = places[0]?.element;
    if (!(focused instanceof HTMLElement)) return;
    if (focused.isConnected) {
      // Its list has another order: the browser takes the focus from what is moved, and says nothing of it.
      if (hasFocus.current && document.activeElement === document.body)
        focused.focus({ preventScroll: true });
      return;
    }
    // A question whether to remove it may still be open, and gives the focus back to what is gone.
    afterDialogs(() => {
      if (reached.current !== places) return;
      const isAsking = document.activeElement?.closest('[role=dialog]') !== null;
      if (isLost(places)) nextTo(places)?.focus({ preventScroll: true });
      else if (isAsking) return;
      reached.current = [];
    });
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      // Events of a dialog come here as well, although it lies elsewhere.
      if (!currentTarget.contains(target)) return;
      reached.current = placesOf(target);
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
