import { useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 200;

/** Rows of a list glide to their new places when the order changes, unless the user prefers less motion. */
export function useGlide<List extends HTMLElement>(order: readonly string[]) {
  const list = useRef<List>(null);
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const before = places.current;
    places.current = new Map(rows.map((row, index) => [order[index] ?? '', row.offsetTop]));
    if (typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    rows.forEach((row, index) => {
      const top = before.get(order[index] ?? '');
      if (top === undefined || top === row.offsetTop) return;
      const from = { transform: `translateY(${top - row.offsetTop}px)` };
      row.animate([from, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
    });
  }, [order]);
  return list;
}
