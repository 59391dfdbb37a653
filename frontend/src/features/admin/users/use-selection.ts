import { useState } from 'react';

/** Chosen users by id, over all pages and searches. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = (changed: readonly string[], isChosen: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      changed.forEach((id) => (isChosen ? after.add(id) : after.delete(id)));
      return after;
    });
  return { ids, set, clear: () => setIds(new Set()) };
}
