// @ts-check

/**
 * What differs in a copy, by table and column. A copy's id begins with its number, as the product's ids begin with the
 * time, so that neighbors by age are neighbors in the indexes.
 */
const USER_COPY = (/** @type {string} */ column) =>
  `(lpad(to_hex(('x' || substr(replace(${column}::text, '-', ''), 1, 12))::bit(48)::bigint + k), 12, '0')
    || substr(md5(${column}::text || k), 13))::uuid`;
const ROW_COPY = (/** @type {string} */ column) => `md5(${column}::text || k)::uuid`;
const CHANGED = /** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */ ({
  users: { id: USER_COPY('id'), email: `k || '.' || email`, email_key: `k || '.' || email_key` },
  criteria: { owner_id: USER_COPY('owner_id'), id: ROW_COPY('id') },
  candidates: { owner_id: USER_COPY('owner_id'), id: ROW_COPY('id') },
  date_experiences: {
    owner_id: USER_COPY('owner_id'),
    id: ROW_COPY('id'),
    candidate_id: ROW_COPY('candidate_id'),
  },
});

/**
 * Clones accounts within the database. No one signs in to a clone, so what was encrypted for the original's id is fine. @param {import('pg').Client} client
 * @returns {Promise<(userId: string, copies: number) => Promise<void>>}
 */
export async function copier(client) {
  /** @type {string[]} */
  const statements = [];
  for (const [table, changed] of Object.entries(CHANGED)) {
    const { rows } = await client.query(
      `select string_agg(column_name, ',' order by ordinal_position) as names from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const names = /** @type {string} */ (rows[0].names).split(',');
    const values = names.map((name) => changed[name] ?? name);
    const owner = table === 'users' ? 'id' : 'owner_id';
    statements.push(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
       from ${table}, generate_series(1, $2::int) k where ${owner} = $1 order by k`,
    );
  }
  // Skips triggers and foreign keys: nothing here reads the counts, and every copy refers to its own rows.
  await client.query('set session_replication_role = replica');
  return async (userId, copies) => {
    for (const statement of statements) await client.query(statement, [userId, copies]);
  };
}
