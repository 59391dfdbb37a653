import { flushSync } from 'react-dom';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** Early enough for content to load before the user scrolls to it. */
const MARGIN = '400px';
/** By then the first screen is ready, and the browser has time for content further down. */
const LATEST_MS = 2_500;

interface Props {
  /** A placeholder the size of the content. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once the user scrolls near, or after a short delay; for heavy content that the surrounding text
 * already describes.
 */
export function NearViewport({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    const latest = setTimeout(() => setNear(true), LATEST_MS);
    // The printed page has everything on it.
    const showNow = () => flushSync(() => setNear(true));
    globalThis.addEventListener('beforeprint', showNow);
    return () => {
      clearTimeout(latest);
      globalThis.removeEventListener('beforeprint', showNow);
      observer.disconnect();
    };
  }, [isNear]);
  if (isNear) return children;
  return (
    <div ref={place} style={{ height: '100%', minHeight: 1 }}>
      {waiting}
    </div>
  );
}

/** Renders only once the content above it is on screen: rendering everything at once would freeze a phone. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => startTransition(() => setTurn(true)), []);
  return isTurn && children;
}
