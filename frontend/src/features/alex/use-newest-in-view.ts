import { useEffect, useRef, type RefObject } from 'react';

/** How far from the end, in px, somebody still counts as reading the newest. */
const NEAR_END = 160;

/** The conversation scrolls by itself on wide screens, and with the page on phones. */
function scrollerOf(log: HTMLElement): Element {
  const scrollsItself = getComputedStyle(log).overflowY === 'auto';
  return scrollsItself ? log : (document.scrollingElement ?? document.documentElement);
}

/**
 * Brings the newest message into view: always when the conversation grows, and while an answer comes only for who is
 * reading along.
 */
export function useNewestInView(log: RefObject<HTMLElement | null>, count: number, textLength: number): void {
  const seen = useRef(0);
  useEffect(() => {
    if (!log.current) return;
    const scroller = scrollerOf(log.current);
    const left = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const hasGrown = count !== seen.current;
    seen.current = count;
    if (count > 0 && (hasGrown || left < NEAR_END)) scroller.scrollTop = scroller.scrollHeight;
  }, [log, count, textLength]);
}
