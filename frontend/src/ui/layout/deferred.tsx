import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** Early enough that content is loaded when the reader gets there. */
const MARGIN = '400px';
/** By then the first screen is ready, and the browser has time for what is further down. */
const LATEST_MS = 2_500;

interface Props {
  /** Takes the place until then, at the size of the content. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once the reader comes near, or shortly after; for heavy content that the surrounding text
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
    return () => {
      clearTimeout(latest);
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
