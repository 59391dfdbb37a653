// @ts-check

/** @typedef {{ name: string, path: (turn: number) => string, body?: (turn: number) => unknown }} Question */

const PAGE_SIZE = 50;

/** @param {string} query @returns {(turn: number) => string} */
const users = (query) => () => `/api/admin/users?${query}`;
/** A different value each turn. @param {string} query @param {readonly string[]} values @returns {(turn: number) => string} */
const usersWith = (query, values) => (turn) =>
  `/api/admin/users?${query}${encodeURIComponent(values[turn % values.length] ?? '')}`;

/**
 * What the console asks, with realistic search terms and pages. @param {import('pg').Client} client @param {{ users:
 * number }} size @returns {Promise<Question[]>}
 */
export async function questionsFor(client, size) {
  const { rows } = await client.query(
    `select id, email, last_name as "lastName" from users
     where id in (select id from bench_users where n % $1 = 0)`,
    [Math.max(1, Math.floor(size.users / 40))],
  );
  const emails = rows.map(({ email }) => /** @type {string} */ (email));
  const names = rows.map(({ lastName }) => /** @type {string} */ (lastName));
  const ids = rows.map(({ id }) => /** @type {string} */ (id));
  const aYear = `from=${new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)}`;
  const pages = Math.ceil(size.users / PAGE_SIZE);
  const anyPage = Array.from({ length: 40 }, (_, n) => String(1 + Math.floor((pages * n) / 40)));
  return [
    { name: 'stats', path: () => '/api/admin/stats' },
    { name: 'analytics', path: () => '/api/admin/analytics' },
    { name: 'over time, a year by day', path: () => `/api/admin/analytics/over-time?${aYear}` },
    { name: 'over time, a year by week', path: () => `/api/admin/analytics/over-time?by=week&${aYear}` },
    { name: 'survey-breakdown', path: () => '/api/admin/survey-breakdown' },
    { name: 'users, first page', path: users('page=1') },
    { name: 'users, any page', path: usersWith('page=', anyPage) },
    { name: 'users, last page', path: users(`page=${pages}`) },
    { name: 'users, 200 per page', path: users('page=7&pageSize=200') },
    { name: 'users, no page (the newest 1,000)', path: users('') },
    { name: 'active, any page', path: usersWith('status=active&page=', anyPage) },
    { name: 'pending, first page', path: users('status=pending&page=1') },
    { name: 'recent, page 20', path: users('status=recent&page=20') },
    { name: 'search: an address', path: usersWith('page=1&search=', emails) },
    { name: 'search: a rare last name', path: usersWith('page=1&search=', names) },
    { name: 'search: a frequent name, page 3', path: users('page=3&search=hannah') },
    { name: 'search: part of every address', path: users('page=1&search=example') },
    { name: 'search: a whole name', path: users('page=1&search=grace%20santos') },
    { name: 'search: digits', path: usersWith('page=1&search=', ['4711', '12345', '9876', '31415']) },
    { name: 'search: two frequent letters', path: users('page=1&search=an') },
    { name: 'search: two rare letters', path: users('page=1&search=zq') },
    { name: 'search: no match', path: users('page=1&search=xyzzy') },
    { name: 'search and status', path: users('page=1&status=pending&search=weber') },
    { name: 'emails of a user', path: (turn) => `/api/admin/user/${ids[turn % ids.length] ?? ''}/emails` },
    { name: 'cleanup preview', path: () => '/api/admin/cleanup' },
    { name: 'audit', path: () => '/api/admin/audit?page=1' },
    ...(await mailQuestions(client)),
    ...segmentQuestions(),
  ];
}

/** @param {import('pg').Client} client @returns {Promise<Question[]>} */
async function mailQuestions(client) {
  const { rows } = await client.query(
    'select campaign_id as id, min(user_id::text) as first from campaign_sends group by 1 limit 1',
  );
  const middle = await client.query('select user_id as id from bench_sends order by n desc limit 40');
  const big = `/api/admin/campaigns/${rows[0].id}`;
  const afters = middle.rows.map(({ id }) => /** @type {string} */ (id));
  const days = `from=${new Date(Date.now() - 90 * 86_400_000).toISOString()}`;
  const messages = await client.query('select id from contact_messages limit 40');
  const ids = messages.rows.map(({ id }) => /** @type {string} */ (id));
  return [
    { name: 'campaigns, first page', path: () => '/api/admin/campaigns/summaries' },
    { name: 'campaigns, any page', path: (turn) => `/api/admin/campaigns/summaries?page=${1 + (turn % 90)}` },
    { name: 'a campaign to everyone', path: () => big },
    { name: 'its openings and clicks', path: () => `${big}/activity` },
    { name: 'its recipients', path: () => `${big}/recipients` },
    {
      name: 'its recipients, near the end',
      path: (turn) => `${big}/recipients?after=${afters[turn % 40] ?? ''}`,
    },
    { name: 'its recipients, failed', path: () => `${big}/recipients?state=failed` },
    { name: 'unsent email', path: () => '/api/admin/emails' },
    { name: 'unsent email, failing', path: () => '/api/admin/emails?state=failing' },
    { name: 'suppressions', path: () => '/api/admin/suppressions' },
    {
      name: 'suppressions, 90 days of complaints',
      path: () => `/api/admin/suppressions?reason=complained&${days}`,
    },
    {
      name: 'suppressions, an address',
      path: () => '/api/admin/suppressions?address=ada.silva7%40mail.example',
    },
    { name: 'inbox', path: () => '/api/admin/contact-messages' },
    { name: 'inbox, done', path: () => '/api/admin/contact-messages?state=done' },
    { name: 'inbox, an address', path: () => '/api/admin/contact-messages?address=ada%40mail.example' },
    { name: 'a message', path: (turn) => `/api/admin/contact-messages/${ids[turn % ids.length] ?? ''}` },
  ];
}

/** @returns {Question[]} */
function segmentQuestions() {
  const women = { field: 'survey', question: 'gender', answers: ['woman', 'female'] };
  const quiet = { field: 'lastActive', is: 'not-within', days: 30 };
  const here = { field: 'lastActive', is: 'within', days: 14 };
  const lisbon = { field: 'timeZone', zones: ['Europe/Lisbon'] };
  const english = { field: 'language', languages: ['en'] };
  const lately = {
    field: 'joined',
    from: new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10),
    until: null,
  };
  const unopened = { field: 'neverOpened' };
  /** @param {string} name @param {object} segment @returns {Question} */
  const count = (name, segment) => ({
    name: `count: ${name}`,
    path: () => '/api/admin/campaigns/audience',
    body: () => ({ segment, mailKind: 'experience' }),
  });
  /** @param {string} name @param {object[]} conditions */
  const custom = (name, ...conditions) => count(name, { kind: 'custom', name, conditions });
  return [
    count('everyone', { kind: 'all' }),
    count('active', { kind: 'active' }),
    count('inactive', { kind: 'inactive' }),
    count('without matches', { kind: 'no-matches' }),
    count('an answer', { kind: 'survey', field: 'gender', value: 'woman' }),
    custom('language', english),
    custom('answer, zone, language', women, lisbon, english),
    custom('joined lately and answer', lately, women),
    custom('not active, answer', quiet, women),
    custom('active, zone, opened none', here, lisbon, unopened),
    custom('opened none', unopened),
    custom('six conditions', women, quiet, lisbon, english, lately, unopened),
    custom('a zone without anyone', { field: 'timeZone', zones: ['Asia/Baku'] }),
    custom('opened none, gone for years', unopened, { field: 'lastActive', is: 'not-within', days: 3000 }),
  ];
}
