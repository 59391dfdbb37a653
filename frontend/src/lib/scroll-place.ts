import { useLayoutEffect, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface Place {
  top: number;
  /** Of the page's content, in px. */
  height: number;
}

/** Where each page was left, for as long as the document lives. */
const places = new Map<string, Place>();

const BACK = { isBack: true };
const isBackState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isBack' in state;

/** Leads back to a page as the browser's own Back does: to where it was left. */
export function useBackTo(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { state: BACK });
}

/** Whether the page was come back to, and not opened. */
function useIsBack(): boolean {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { state } = useLocation() as { state: unknown };
  const [wasBack] = useState(isBack || isBackState(state));
  return wasBack;
}

/** A page that is opened begins at its top, however far down the button was that led to it. */
export function useStartAtTop(): void {
  const isBack = useIsBack();
  useLayoutEffect(() => {
    if (!isBack) window.scrollTo(0, 0);
  }, [isBack]);
}

const SETTLED_MS = 2_000;
/** The user goes elsewhere. */
const INTERRUPTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps the page at the place while its content fills in. Returns what ends it. */
function keepAt({ top, height }: Place, area: HTMLElement): () => void {
  let frame = 0;
  const keep = () => {
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
    frame = requestAnimationFrame(keep);
  };
  const letGo = () => cancelAnimationFrame(frame);
  const end = () => {
    letGo();
    area.style.minHeight = '';
    clearTimeout(settled);
    for (const name of INTERRUPTIONS) globalThis.removeEventListener(name, letGo);
  };
  const settled = setTimeout(end, SETTLED_MS);
  area.style.minHeight = `${height}px`;
  for (const name of INTERRUPTIONS) globalThis.addEventListener(name, letGo, { passive: true });
  keep();
  return end;
}

/**
 * Remembers how far the page was scrolled, and goes there when the user comes back to it: the browser alone tries while
 * there is too little of the page. Says whether it does, because all above the place has to be there at once.
 */
export function useScrollPlace(name: string, area: RefObject<HTMLElement | null>): boolean {
  const isBack = useIsBack();
  const [place] = useState(() => (isBack ? places.get(name) : undefined));
  useLayoutEffect(() => {
    const element = area.current;
    const remember = () => {
      if (element) places.set(name, { top: window.scrollY, height: element.offsetHeight });
    };
    const end = element && place && keepAt(place, element);
    // Opened at its top, what was left before counts no more.
    if (!place) remember();
    globalThis.addEventListener('scroll', remember, { passive: true });
    return () => {
      globalThis.removeEventListener('scroll', remember);
      end?.();
    };
  }, [name, area, place]);
  return place !== undefined;
}
