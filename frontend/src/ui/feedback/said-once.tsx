import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';

interface Failure {
  id: string;
  title: string;
  place: RefObject<HTMLElement | null>;
  retry: () => void;
}

interface Failures {
  all: readonly Failure[];
  /** Until the returned function is called. */
  add: (failure: Failure) => () => void;
}

const FailuresContext = createContext<Failures | null>(null);

/** Within it, what fails for the same reason in several places is said in the first, where one button retries it all. */
export function SaidOnce({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly Failure[]>([]);
  const add = useCallback((failure: Failure) => {
    setAll((before) => [...before, failure]);
    return () => setAll((before) => before.filter((one) => one !== failure));
  }, []);
  const value = useMemo(() => ({ all, add }), [all, add]);
  return <FailuresContext value={value}>{children}</FailuresContext>;
}

/** A dialog says for itself what failed in it, whatever the page behind it says. */
export function SaidApart({ children }: { children: ReactNode }) {
  return <FailuresContext value={null}>{children}</FailuresContext>;
}

function isBefore(one: Failure, other: Failure): boolean {
  const [place, otherPlace] = [one.place.current, other.place.current];
  if (!place || !otherPlace) return false;
  return (place.compareDocumentPosition(otherPlace) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Whether another place on the page says it already, and how to retry all that fails for the same reason. */
export function useSaidOnce(title: string, onAction: () => void) {
  const failures = use(FailuresContext);
  const add = failures?.add;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onAction);
  useLayoutEffect(() => {
    latest.current = onAction;
  });
  useLayoutEffect(() => add?.({ id, title, place, retry: () => latest.current() }), [add, id, title]);
  const same = (failures?.all ?? []).filter((one) => one.title === title);
  const own = same.find((one) => one.id === id);
  return {
    place,
    isRepeated: own !== undefined && same.some((one) => one !== own && isBefore(one, own)),
    retryAll: () => (own ? same.forEach(({ retry }) => retry()) : onAction()),
  };
}
