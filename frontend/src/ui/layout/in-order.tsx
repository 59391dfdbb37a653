import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** One slow answer must not keep the rest of the page away. */
const LONGEST_MS = 5_000;

/** Says that something is still coming, until the returned function is called. */
const Settling = createContext<(() => () => void) | null>(null);

/** Part of a placeholder whose content will be higher or lower: what is below it waits, instead of moving. */
export function StillSettling() {
  const settle = use(Settling);
  useLayoutEffect(() => settle?.(), [settle]);
  return null;
}

interface Props {
  first: ReactNode;
  /** What is below, and what is shown of it while it waits. */
  children: (isWaiting: boolean) => ReactNode;
}

/** Shows what is below once what comes first has its final height, so that nothing is pushed down while it is read. */
export function InOrder({ first, children }: Props) {
  // What comes first says only once it is there that it is still settling: what is below must not appear before, and load.
  const [hasFirst, showFirst] = useReducer(() => true, false);
  const [count, setCount] = useState(0);
  const [isReleased, setReleased] = useState(false);
  const wasHeld = useRef(false);
  const settle = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  useLayoutEffect(showFirst, [showFirst]);
  const isHeld = !hasFirst || (count > 0 && !isReleased);
  useEffect(() => {
    if (isHeld) {
      wasHeld.current = true;
      const timer = setTimeout(() => setReleased(true), LONGEST_MS);
      return () => clearTimeout(timer);
    }
    // What was shown stays: something above it that loads once more must not take it away.
    if (wasHeld.current) setReleased(true);
    return undefined;
  }, [isHeld]);
  return (
    <>
      <Settling value={settle}>{first}</Settling>
      {children(isHeld)}
    </>
  );
}
