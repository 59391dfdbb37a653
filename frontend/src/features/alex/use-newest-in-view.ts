import { useLayoutEffect, useRef, type RefObject } from 'react';

/** In px: how far from the newest somebody still reads along, and what stays free above a message. */
const NEAR = 80;
const MARGIN = 16;

/** The conversation scrolls by itself on wide screens, and with the page on phones. */
function scrollerOf(area: HTMLElement): Element {
  const scrollsItself = getComputedStyle(area).overflowY === 'auto';
  return scrollsItself ? area : (document.scrollingElement ?? document.documentElement);
}

/** The end, or the beginning of the newest message when it is taller than the view. */
function placeOfNewest(area: HTMLElement, scroller: Element): number {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const newest = [...area.querySelectorAll('article')].at(-1);
  if (!newest) return end;
  const top = scroller === area ? area.getBoundingClientRect().top : 0;
  return Math.min(end, scroller.scrollTop + newest.getBoundingClientRect().top - top - MARGIN);
}

/**
 * Brings the newest message into view: always when there is another one, and while one is growing only for who is
 * reading along.
 */
export function useNewestInView(area: RefObject<HTMLElement | null>, newest: string, length: number): void {
  const last = useRef({ newest: '', place: 0 });
  useLayoutEffect(() => {
    if (!area.current || newest === '') return;
    const scroller = scrollerOf(area.current);
    const hasWandered = Math.abs(scroller.scrollTop - last.current.place) > NEAR;
    if (newest === last.current.newest && hasWandered) return;
    scroller.scrollTop = placeOfNewest(area.current, scroller);
    last.current = { newest, place: scroller.scrollTop };
  }, [area, newest, length]);
}
