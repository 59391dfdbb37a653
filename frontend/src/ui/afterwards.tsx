import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Drawn only once what stands above it is on the screen: many parts at once would keep a phone from answering. */
export function Afterwards({ children }: { children: ReactNode }) {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => startTransition(() => setTurn(true)), []);
  return isTurn && children;
}
