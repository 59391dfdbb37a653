// @ts-check
import pg from 'pg';
import { built } from '../lib/built.mjs';

const { LIST_STATEMENT } = built('candidates/adapters/postgres-candidate.repository.js');
const SAMPLE = 50;

/**
 * The most buffers (8 kB pages, hit or read) that the matches query touched, over a sample of users. @param {string}
 * databaseUrl
 */
export async function mostBuffers(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select user_id from sessions order by token_hash limit ${SAMPLE}`);
  let most = 0;
  for (const { user_id: ownerId } of rows) {
    const plan = await client.query(`explain (analyze, buffers, format json) ${LIST_STATEMENT}`, [ownerId]);
    const root = plan.rows[0]['QUERY PLAN'][0].Plan;
    most = Math.max(most, root['Shared Hit Blocks'] + root['Shared Read Blocks']);
  }
  await client.end();
  return most;
}
