import { api } from '../../../lib/api/api-client';

interface Page<Item> {
  items: Item[];
  /** The total across all pages. */
  total: number;
}

/** One page of a list whose total is in the X-Total-Count header; without the header, the page is the whole list. */
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
