import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';

/** Far enough ahead that what is fetched is there when the reader is. */
const MARGIN = '400px';
/** By then the first screen stands, and the browser has time for what lies further down. */
const LATEST_MS = 2_500;

interface Props {
  /** Stands in the place until then, as large as what will come. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Shows its children once the reader comes near, or a moment later; for what is heavy and says nothing that the words around it do not. */
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

/** Drawn only once what stands above it is on the screen: many parts at once would keep a phone from answering. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => startTransition(() => setTurn(true)), []);
  return isTurn && children;
}
