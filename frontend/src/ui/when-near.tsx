import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Far enough ahead that what is fetched is there when the reader is. */
const MARGIN = '400px';
const canWatch = typeof IntersectionObserver !== 'undefined';

interface Props {
  /** Stands in the place until then, as large as what will come. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Shows its children once the reader comes near; for what is heavy and says nothing that the words around it do not. */
export function WhenNear({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!canWatch);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  return (
    <div ref={place} style={{ height: '100%', minHeight: 1 }}>
      {waiting}
    </div>
  );
}
