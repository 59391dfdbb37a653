import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What can be used to ask is disabled while an answer comes, and loses the focus. Whoever asked from within `area` has
 * the stop button at hand until then, and is back in the field afterwards, unless they went elsewhere.
 */
export function useReturningFocus(area: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const isInside = area.current?.contains(document.activeElement) ?? false;
    if (isBusy) {
      wasInside.current = isInside;
      if (isInside) focusOn(area.current, 'form button');
    } else if (wasInside.current) {
      wasInside.current = false;
      if (isInside || document.activeElement === document.body) focusOn(area.current, 'textarea');
    }
  }, [area, isBusy]);
}

function focusOn(area: HTMLElement | null, selector: string): void {
  area?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}
