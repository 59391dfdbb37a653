// @ts-check
import pg from 'pg';

/** Smaller ones don't matter for what a disk has to hold. */
const LEAST_BYTES = 100;

const STATEMENT = `
  select c.relname as name, pg_table_size(c.oid) / $1::float8 as rows, pg_indexes_size(c.oid) / $1::float8 as indexes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = 'public' and pg_total_relation_size(c.oid) / $1::float8 >= $2
  order by pg_total_relation_size(c.oid) desc`;

/**
 * What one of the users takes on the disk, in bytes, by table, the largest first; TOAST counts as rows.
 * @param {string} databaseUrl @param {number} users
 * @returns {Promise<{ name: string, rows: number, indexes: number }[]>}
 */
export async function tableSizes(databaseUrl, users) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(STATEMENT, [users, LEAST_BYTES]);
  await client.end();
  return rows;
}
