/** Counted by its keyed index; by its text while a start still has to encrypt it. */
const answer = (column: string): string =>
  `coalesce(encode(r.${column}_index, 'hex'), nullif(r.${column}, ''), 'not-specified')`;

/** What a row of `users` with alias `r` counts toward, as (metric, bucket, amount). */
export const ACCOUNT_FACTS = `(values
  ('accounts', rollup_day(r.created_at), 1),
  ('accounts-set-up', rollup_day(r.created_at), (r.criteria_count > 0)::int),
  ('confirmed', '', (r.email_confirmed_at is not null)::int),
  ('surveys', '', (r.survey_completed_at is not null)::int),
  ('standards', '', r.criteria_count::int),
  ('howHeardAbout', ${answer('how_heard_about')}, 1),
  ('datingGoal', ${answer('dating_goal')}, 1),
  ('datingDuration', ${answer('dating_duration')}, 1),
  ('datingChallenge', ${answer('dating_challenge')}, 1),
  ('preferredDateType', ${answer('preferred_date_type')}, 1),
  ('gender', ${answer('gender')}, 1),
  ('interestedInGenders', ${answer('interested_in_genders')}, 1)
  ) fact (metric, bucket, amount)`;

/** The same of a row of `account_activity`. */
export const ACTIVITY_FACTS = `(values
  ('seen', rollup_day(r.last_seen_at), 1),
  ('matchers', rollup_day(r.last_match_at), (r.last_match_at is not null)::int),
  ('matches-of-matchers', rollup_day(r.last_match_at), case when r.last_match_at is null then 0 else r.match_count end),
  ('scored-accounts', '', (r.highest_score is not null)::int),
  ('highest', '', coalesce(r.highest_score, 0)),
  ('lowest', '', coalesce(r.lowest_score, 0))
  ) fact (metric, bucket, amount)`;

/** The same of a row of `candidates`. */
export const MATCH_FACTS = `(values ('matches', rollup_day(r.created_at), 1)) fact (metric, bucket, amount)`;

/** Writers add deltas, which never wait for each other; a worker folds them into the counters. */
export function addDeltas(
  facts: string,
  ...sources: readonly (readonly [rows: string, sign: string])[]
): string {
  const signed = sources.map(
    ([rows, sign]) =>
      `select fact.metric, fact.bucket, ${sign} fact.amount as amount from ${rows} r, lateral ${facts}`,
  );
  return `insert into rollup_deltas select metric, bucket, sum(amount) from (${signed.join(' union all ')}) signed
    where bucket is not null group by metric, bucket having sum(amount) <> 0`;
}
