import { TOTAL_RELATION_HEADER, type TotalRelation } from '#contract/console/admin';
import { api } from '../../../lib/api/api-client';

export interface Page<Item> {
  items: Item[];
  /** The total across all pages. */
  total: number;
  /** How the total was found. */
  relation: TotalRelation;
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
  let relation: TotalRelation = 'exact';
  const items = await api.get<Item[]>(`${path}?${new URLSearchParams(given).toString()}`, {
    signal,
    onHeaders: (headers) => {
      counted = Number.parseInt(headers.get('x-total-count') ?? '', 10);
      const said = headers.get(TOTAL_RELATION_HEADER);
      if (said === 'about' || said === 'at-least') relation = said;
    },
  });
  return { items, total: Number.isNaN(counted) ? items.length : counted, relation };
}
