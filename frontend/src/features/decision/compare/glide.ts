import { useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 200;

/** Rows of a list glide to their new places when the order changes, unless the user prefers less motion. */
export function useGlide<List extends HTMLElement>(order: readonly string[]) {
  const list = useRef<List>(null);
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const before = places.current;
    const tops = rows.map((row) => row.offsetTop);
    places.current = new Map(tops.map((top, index) => [order[index] ?? '', top]));
    if (typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    rows.forEach((row, index) => {
      const moved = (before.get(order[index] ?? '') ?? tops[index] ?? 0) - (tops[index] ?? 0);
      if (moved === 0) return;
      const from = { transform: `translateY(${moved}px)` };
      row.animate([from, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
    });
  }, [order]);
  return list;
}
