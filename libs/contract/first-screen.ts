import { API } from './paths';

/** The element of a page that holds the answers it arrived with, as JSON. */
export const ARRIVED_ANSWERS = 'arrived-answers';

/** An answer by the path of its read; `tag` is its ETag, null where it has none. */
export type ArrivedAnswers = Readonly<Record<string, { tag: string | null; answer: unknown }>>;

/** In the order in which they show. */
const OVERVIEW_READS = [API.decision, API.dashboardStats, API.criteria, API.candidates];

/**
 * What the first screen at this address reads besides the user, if it is the dashboard's: its page arrives with the
 * answers. Null for an address whose page arrives without any. `address` is a path with its query.
 */
export function firstScreenReads(address: string): readonly string[] | null {
  const [path = '', query = ''] = address.split('?', 2);
  if (path !== '/' && !/^\/dashboard(\/|$)/.test(path)) return null;
  const search = new URLSearchParams(query);
  const isOverview = (search.get('tab') ?? 'overview') === 'overview' && !search.has('month');
  return isOverview ? OVERVIEW_READS : [];
}
