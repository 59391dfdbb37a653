// @ts-check

/** @typedef {{ name: string, path: (turn: number) => string }} Question */

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
    { name: 'over time, by week', path: () => '/api/admin/analytics/over-time?by=week' },
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
  ];
}
