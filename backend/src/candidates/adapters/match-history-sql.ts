import type { ScoredDate } from '#scoring/types';

/** One date of the history stored on a match's own row, as a JSON array that can be appended. */
export function historyEntry(date: ScoredDate): string {
  return JSON.stringify([toEntry(date)]);
}

/** The part of a date that is in its match's history. */
export function toEntry({ id, day, createdAt, chemistry, enjoyment, ratings }: ScoredDate): ScoredDate {
  return { id, day, createdAt, chemistry, enjoyment, ratings };
}

/** The same from a row of `date_experiences` with alias `d`. */
const ENTRY_OF_DATE_ROW = `json_build_object(
  'id', d.id, 'day', d.date_date,
  'createdAt', to_char(d.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'chemistry', d.chemistry, 'enjoyment', d.enjoyment, 'ratings', d.ratings)`;

/**
 * Appends entry $3 to the history of match $2 of owner $1 where `tally` has room, and returns a row if it did. Histories
 * are in write order, and sorted when read. A new date is written by the same statement, so both are one transaction
 * without an extra round trip.
 */
export const APPEND_TO_HISTORY = `update candidates set history = (history::jsonb || $3::jsonb)::json
  from tally where owner_id = $1 and id = $2 and tally.has_room returning 1`;

/** Appends the entries in $2, by match id, to the histories of matches of owner $1. */
export const APPEND_ALL_STATEMENT = `update candidates set history = (history::jsonb || added.entries)::json
  from json_to_recordset($2) as added (id uuid, entries jsonb)
  where candidates.owner_id = $1 and candidates.id = added.id`;

/** Replaces the date $3 in the history of match $2 of owner $1 with the entries in $4. */
export const REPLACE_IN_HISTORY = `update candidates set history = ((
    select coalesce(jsonb_agg(kept order by place), '[]')
    from jsonb_array_elements(history::jsonb) with ordinality entry (kept, place) where kept ->> 'id' <> $3
  ) || $4::jsonb)::json where owner_id = $1 and id = $2`;

/** Rewrites every history that differs from its dates. */
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
