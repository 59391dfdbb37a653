import { api } from '../../../lib/api/api-client';

interface Page<Item> {
  items: Item[];
  /** Of everything that fits, over all pages. */
  total: number;
}

/** One page of a list whose total stands in the answer's X-Total-Count; without it, what has come is all. */
export async function getPage<Item>(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  signal?: AbortSignal,
): Promise<Page<Item>> {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  let counted = Number.NaN;
  const items = await api.get<Item[]>(`${path}?${new URLSearchParams(given).toString()}`, {
    signal,
    onHeaders: (headers) => {
      counted = Number.parseInt(headers.get('x-total-count') ?? '', 10);
    },
  });
  return { items, total: Number.isNaN(counted) ? items.length : counted };
}
