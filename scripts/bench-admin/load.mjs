// @ts-check
import { randomBytes } from 'node:crypto';

const BATCH = 50_000;
const ADMINISTRATORS = 40;
const DAYS = 1_000;

/** Every tenth user has no standards yet; the others have three to ten. */
const STANDARDS = `select v, case when v % 10 = 0 then '[]'::json else (
    select json_agg(json_build_object('id', gen_random_uuid(), 'slot', s, 'question', 'Standard ' || s,
      'weight', 1 + (v + s) % 5, 'selected', true)) from generate_series(1, 3 + v % 8) s) end as standards
  from generate_series(0, 99) v`;

/** A third of the matches have no date yet; the others have one to three. */
const HISTORIES = `select v, coalesce((
    select json_agg(json_build_object('id', gen_random_uuid(), 'day', '2026-01-' || lpad((1 + v % 28)::text, 2, '0'),
      'createdAt', '2026-01-01T20:00:00.000Z', 'chemistry', 1 + (v + d) % 10, 'enjoyment', 1 + (v * 3 + d) % 10,
      'ratings', (select json_object_agg(s, 1 + (v * 7 + s * d) % 10) from generate_series(1, 6) s)))
    from generate_series(1, v % 6 / 2 + (v % 3)) d where v % 3 > 0), '[]') as history
  from generate_series(0, 299) v`;

const pick = (/** @type {string[]} */ list, /** @type {string} */ n) =>
  `(array[${list.map((one) => (one === '' ? 'null' : `'${one}'`)).join(', ')}])[1 + (${n}) % ${list.length}]`;

const FIRST = ['Ada', 'Anna', 'Bruno', 'Carla', 'Dora', 'Emil', 'Fatima', 'Grace', 'Hannah', 'Ivan', 'Joana'];
const LAST = ['Silva', 'Meyer', 'Novak', 'Okafor', 'Rossi', 'Santos', 'Tanaka', 'Urban', 'Weber', 'Young'];

/** Sign-ups grow over time: the square root puts most of them close to today. */
const USERS = `insert into users (id, email, email_key, password_hash, first_name, last_name, email_confirmed_at,
    survey_completed_at, how_heard_about, dating_challenge, location, gender, dating_goal, preferred_date_type,
    dating_duration, interested_in_genders, standards, timezone, language, created_at)
  select uuidv7(made.at - now()), address, address,
    '-', first, last || '-' || substr(md5(n::text), 1, 4), case when n % 12 > 0 then made.at end,
    case when n % 5 > 0 then made.at end, ${pick(['social-media', 'google-search', 'friend-referral', ''], 'n')},
    ${pick(['making-decisions', 'knowing-standards', ''], 'n / 4')}, 'Lisbon, Lisbon, Portugal',
    ${pick(['woman', 'man', 'non-binary', ''], 'n / 2')}, ${pick(['marriage-focused', 'short-term', ''], 'n / 3')},
    ${pick(['quiet-intimate', 'social-events', ''], 'n / 5')}, ${pick(['1-2-years', '5-plus-years', ''], 'n / 7')},
    ${pick(['men', 'women', 'men-and-women', ''], 'n / 11')}, s.standards,
    ${pick(['Europe/Lisbon', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', ''], 'n / 13')},
    ${pick(['en', 'en', 'de', 'pt', 'ja', ''], 'n / 17')}, made.at
  from generate_series($1::int, $2::int) n
  join bench_standards s on s.v = n % 100,
  lateral (select ${pick(FIRST, 'n * 7')} as first, ${pick(LAST, 'n * 3 / 11')} as last) names,
  lateral (select lower(first || '.' || last) || n || '@' || (array['mail', 'post', 'web'])[1 + n % 3] || '.example' as address) addresses,
  lateral (select date_trunc('milliseconds', now() - ${DAYS} * interval '1 day' * (1 - sqrt(n::float / $3::int))) as at) made`;

const NUMBERED = `create unlogged table bench_users as
  select row_number() over (order by id) - 1 as n, id, created_at from users where not is_admin`;

const MATCHES = `insert into candidates (owner_id, id, sealed, archived_at, history, created_at)
  select u.id, gen_random_uuid(), decode(repeat('5a', 220), 'hex'), case when i % 7 = 0 then now() end, h.history,
    u.created_at + (now() - u.created_at) * ((i * 7919::bigint % 1000) / 1000.0)
  from generate_series($1::int, $2::int) i
  join bench_users u on u.n = i % $3::int
  join bench_histories h on h.v = i % 300`;

const THE_REST = [
  `insert into sessions (token_hash, user_id, created_at, authenticated_at, last_seen_at, expires_at)
   select sha256(id::text::bytea), id, now() - interval '20 days', now() - interval '20 days', now() - (n % 30) * interval '1 day', now() + interval '9 days'
   from bench_users where n % 2 = 0`,
  `insert into date_idea_preferences (owner_id, idea_id, category, preference, sealed, saved_at)
   select id, 'idea-' || n % 50, 'outdoor', case when n % 3 = 0 then 'disliked' else 'liked' end, '\\x00', now()
   from bench_users where n % 5 = 0`,
  `insert into alex_messages (owner_id, id, role, sealed, created_at)
   select id, gen_random_uuid(), role, '\\x00', now() from bench_users, unnest(array['user', 'alex']) role where n % 4 = 0`,
];

/** @param {import('pg').Client} client @param {{ users: number, matches: number }} size @param {(line: string) => void} say */
export async function loadAccounts(client, { users, matches }, say) {
  const begin = Date.now();
  await client.query('set synchronous_commit = off');
  await client.query(`create unlogged table bench_standards as ${STANDARDS}`);
  await client.query(`create unlogged table bench_histories as ${HISTORIES}`);
  const searchIndex = await dropSearchIndex(client);
  await setCounting(client, 'disable');
  await inBatches(users, (first, last) => client.query(USERS, [first, last, users]));
  await client.query(searchIndex);
  await client.query(NUMBERED);
  await client.query('create unique index on bench_users (n)');
  await client.query('analyze bench_users');
  say(`  users loaded after ${((Date.now() - begin) / 1000).toFixed(0)} s`);
  await inBatches(matches, (first, last) => client.query(MATCHES, [first, last, users]));
  await setCounting(client, 'enable');
  for (const statement of THE_REST) await client.query(statement);
  await client.query('vacuum analyze');
  say(`  all loaded after ${((Date.now() - begin) / 1000).toFixed(0)} s`);
}

/**
 * Building the index once is faster than growing it. Returns the statement that recreates it. @param
 * {import('pg').Client} client
 */
async function dropSearchIndex(client) {
  const { rows } = await client.query(`select indexdef from pg_indexes where indexname = 'users_search_idx'`);
  await client.query('drop index users_search_idx');
  return /** @type {string} */ (rows[0].indexdef);
}

/**
 * Bulk-loaded rows are counted in bulk, by the operator's own command. @param {import('pg').Client} client @param
 * {'enable' | 'disable'} change
 */
async function setCounting(client, change) {
  for (const table of ['users', 'candidates', 'account_activity'])
    await client.query(`alter table ${table} ${change} trigger user`);
  if (change === 'enable') await client.query('select rebuild_rollups()');
}

/** @param {number} total @param {(first: number, last: number) => Promise<unknown>} load */
async function inBatches(total, load) {
  for (let first = 1; first <= total; first += BATCH) await load(first, Math.min(total, first + BATCH - 1));
}

/**
 * Several administrators, because each one is rate-limited. @param {import('pg').Client} client @param
 * {{ sessionHash(token: string): Buffer }} keys
 */
export async function signInAdministrators(client, keys) {
  const { rows } = await client.query(
    `update users set is_admin = true where id in (select id from bench_users where n % 13 = 1 order by n limit ${ADMINISTRATORS})
       and email_confirmed_at is not null returning id`,
  );
  const tokens = [];
  for (const { id } of rows) {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into sessions (token_hash, user_id, created_at, authenticated_at, last_seen_at, expires_at)
       values ($1, $2, now(), now(), now(), now() + interval '1 day')`,
      [keys.sessionHash(token), id],
    );
    tokens.push(token);
  }
  return tokens;
}
