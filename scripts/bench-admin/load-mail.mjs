// @ts-check
import { randomBytes, randomUUID } from 'node:crypto';

const CAMPAIGNS = 2_000;
const MESSAGES = 5_000;
const DAYS = 1_000;

/** The first campaign went to everyone with a confirmed address. */
const SENDS = `create unlogged table bench_sends as
  select id as user_id, gen_random_uuid() as mail_id, row_number() over (order by id) as n
  from users where email_confirmed_at is not null and not is_admin`;

/** @param {string} id */
const BIG_CAMPAIGN = (id) => [
  `insert into campaign_sends (campaign_id, user_id, status, due_at, outbox_id)
   select '${id}', user_id, case when n % 400 = 0 then 'failed' when n % 150 = 0 then 'skipped' else 'sent' end,
     now() - interval '3 days', mail_id from bench_sends`,
  `insert into mail_log (id, user_id, mail_type, mail_kind, campaign_id, subject, sent_at, delivered_at, opened_at, clicked_at)
   select mail_id, user_id, 'campaign', 'experience', '${id}', 'News', now() - interval '3 days', now() - interval '3 days',
     case when n % 3 = 0 then now() - interval '2 days' end, case when n % 12 = 0 then now() - interval '2 days' end
   from bench_sends`,
  `insert into mail_log (id, user_id, mail_type, mail_kind, subject, sent_at, opened_at)
   select gen_random_uuid(), user_id, 'first_match_encouragement', 'experience', 'Your first match', now() - n % 30 * interval '1 day',
     case when n % 7 = 0 then now() end from bench_sends where n % 2 = 0`,
  `insert into rollup_deltas
   select 'mail:links:${id}', 'https://example.com/page/' || n, 10000 / n from generate_series(1, 30) n`,
  `insert into rollup_deltas
   select 'mail:hours:${id}', to_char(now() - n * interval '1 hour', 'YYYY-MM-DD"T"HH24:00:00"Z"') || ' ' || what, 1 + n % 90
   from generate_series(1, 72) n, unnest(array['opened', 'clicked']) what`,
];

const OTHER_CAMPAIGNS = `insert into campaigns (id, name, subject, preview, markdown, mail_kind, segment, status, created_at, started_at, finished_at)
  select uuidv7(n * interval '-4 hours'), 'Campaign ' || n, 'News ' || n, 'What is new', repeat('A paragraph of the message. ', 300),
    'experience', '{"kind": "all"}', case when n % 30 = 0 then 'draft' else 'completed' end, now() - n * interval '4 hours',
    now() - n * interval '4 hours', now() - n * interval '3 hours'
  from generate_series(1, ${CAMPAIGNS}) n`;
const OTHER_TALLIES = `insert into rollup_deltas
  select 'mail:' || id, bucket, 100 from campaigns, unnest(array['recipients', 'sent', 'opened', 'clicked', 'is-delivered']) bucket
  where status = 'completed'`;

/** One address in twenty; and as many again that no account has. */
const SUPPRESSED = `insert into suppressions (address_hash, mail_kind, reason, created_at, user_id)
  select sha256((user_id::text || half)::bytea), case when n % 3 = 0 then 'all' else 'marketing' end,
    (array['unsubscribed', 'bounced', 'complained'])[1 + n % 3], now() - n % 700 * interval '1 day' - n * interval '1 millisecond',
    case when half = 1 then user_id end
  from bench_sends, generate_series(1, 2) half where n % 20 = 0`;

/** What a mail server that has been away leaves behind; not due for another day, so that the bench measures only reads. */
const UNSENT = `insert into outbox (id, mail_type, user_id, sealed, status, attempts, next_attempt_at, due_at, last_error, created_at)
  select gen_random_uuid(), 'campaign', user_id, '\\x00', case when n % 5 = 0 then 'dead' else 'pending' end, n % 4,
    now() + interval '1 day', now() - n * interval '1 second',
    case when n % 4 > 0 or n % 5 = 0 then '451 4.7.1 Try again later' end, now() - n * interval '1 second'
  from bench_sends where n <= 50000`;

/** What triggers would have counted over the years; every sign-up week is seen in every later one. */
const HISTORY = [
  `insert into rollup_deltas
   select 'history:' || metric, to_char(day, 'YYYY-MM-DD'), 500
   from generate_series(now() - interval '${DAYS} days', now(), '1 day') day, unnest(array['signed-up', 'active', 'dates']) metric`,
  `with weeks as (
     select to_char(week, 'YYYY-MM-DD') as week
     from generate_series(date_trunc('week', now() - interval '${DAYS} days'), now(), '7 days') week)
   insert into rollup_deltas
     select 'history:active-week', week, 3000 from weeks
     union all select 'history:retained', joined.week || '/' || later.week, 40
       from weeks joined join weeks later on later.week >= joined.week`,
];

/**
 * Campaigns with their recipients, emails, suppressions, messages to support and history.
 * @param {import('pg').Client} client @param {{ cipher(purpose?: string): { encrypt(value: unknown, context: string): Buffer } }} keys
 * @param {(line: string) => void} say
 */
export async function loadMail(client, keys, say) {
  const begin = Date.now();
  await client.query(SENDS);
  await client.query(OTHER_CAMPAIGNS);
  await client.query(OTHER_TALLIES);
  const { rows } = await client.query(
    `select id from campaigns where status = 'completed' order by id desc limit 1`,
  );
  // The statements count for the campaign and the log what the triggers would, row by row.
  await client.query('alter table mail_log disable trigger user');
  for (const statement of BIG_CAMPAIGN(rows[0].id)) await client.query(statement);
  await client.query('alter table mail_log enable trigger user');
  for (const statement of [SUPPRESSED, UNSENT, ...HISTORY]) await client.query(statement);
  await loadMessages(client, keys.cipher());
  say(`  campaigns and emails loaded in ${((Date.now() - begin) / 1000).toFixed(0)} s`);
}

/** @param {import('pg').Client} client @param {{ encrypt(value: unknown, context: string): Buffer }} cipher */
async function loadMessages(client, cipher) {
  const messages = Array.from({ length: MESSAGES }, () => {
    const id = randomUUID();
    const content = {
      name: 'Ada Silva',
      email: 'ada@mail.example',
      category: 'account',
      subject: 'A question',
      message: 'How do I change it?',
    };
    return { id, sealed: cipher.encrypt(content, id) };
  });
  await client.query(
    `insert into contact_messages (id, address_hash, outbox_id, sealed, created_at, done_at)
     select id, sha256(($3 || n % 900)::bytea), gen_random_uuid(), sealed, now() - n * interval '1 hour',
       case when n > 300 then now() end
     from unnest($1::uuid[], $2::bytea[]) with ordinality m (id, sealed, n)`,
    [messages.map(({ id }) => id), messages.map(({ sealed }) => sealed), randomBytes(4).toString('hex')],
  );
}
