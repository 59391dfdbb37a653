import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from '../lib/process-table.mjs';
import { ended, firstLine, removeFolders, runNode, temporaryFolder } from './support/processes';

afterAll(removeFolders);

const runPostgres = (dataDir: string) => runNode('scripts/test/support/postgres-runner.mjs', [dataDir]);
const serverPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps committed data through kill -9, and ends the server left behind', async () => {
    const dataDir = temporaryFolder();
    const first = runPostgres(dataDir);
    await query(await firstLine(first), "CREATE TABLE note AS SELECT 'Žofie' AS text");
    const orphan = serverPid(dataDir);
    const killed = ended(first);
    first.kill('SIGKILL');
    await killed;
    expect(isAlive(orphan)).toBe(true);

    const second = runPostgres(dataDir);
    const url = await firstLine(second);
    expect(await query(url, 'SELECT text, upper(text) AS loud FROM note')).toEqual([
      { text: 'Žofie', loud: 'ŽOFIE' },
    ]);
    expect(isAlive(orphan)).toBe(false);

    const stopped = ended(second);
    const server = serverPid(dataDir);
    second.stdin?.end();
    expect((await stopped).code).toBe(0);
    expect(isAlive(server)).toBe(false);
  });
});
