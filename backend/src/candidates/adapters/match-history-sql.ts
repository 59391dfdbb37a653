import type { ScoredDate } from '#scoring/types';

/** One date in the history that a match keeps on its own row, as a JSON array that can be appended to it. */
export function historyEntry({ id, day, createdAt, chemistry, enjoyment, ratings }: ScoredDate): string {
  return JSON.stringify([{ id, day, createdAt, chemistry, enjoyment, ratings }] satisfies ScoredDate[]);
}

/** The same from a row of `date_experiences` of alias `d`. */
const ENTRY_OF_DATE_ROW = `json_build_object(
  'id', d.id, 'day', d.date_date,
  'createdAt', to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'chemistry', d.chemistry, 'enjoyment', d.enjoyment, 'ratings', d.ratings)`;

/**
 * Appends entry $3 to the history of match $2 of owner $1, and answers a row if there is such a match. Histories are in
 * the order of writing, and sorted when they are read. A new date is written by the same statement: the two are one
 * transaction without a round trip of its own.
 */
export const APPEND_TO_HISTORY = `update candidates set history = (history::jsonb || $3::jsonb)::json
  where owner_id = $1 and id = $2 returning 1`;

/** The history of match $2 of owner $1 without the date $3, and with the entries of $4. */
export const REPLACE_IN_HISTORY = `update candidates set history = ((
    select coalesce(jsonb_agg(kept order by place), '[]')
    from jsonb_array_elements(history::jsonb) with ordinality entry (kept, place) where kept ->> 'id' <> $3
  ) || $4::jsonb)::json where owner_id = $1 and id = $2`;

/** Writes every history that is not what its dates say. */
export const REBUILD_HISTORIES = `update candidates c set history = truth.history
  from (
    select m.owner_id, m.id,
      coalesce(json_agg(${ENTRY_OF_DATE_ROW} order by d.id) filter (where d.id is not null), '[]') as history
    from candidates m
    left join date_experiences d on d.owner_id = m.owner_id and d.candidate_id = m.id
    group by m.owner_id, m.id) truth
  where c.owner_id = truth.owner_id and c.id = truth.id and truth.history::jsonb <> (
    select coalesce(jsonb_agg(kept order by kept ->> 'id'), '[]') from jsonb_array_elements(c.history::jsonb) kept)
  returning c.id`;
