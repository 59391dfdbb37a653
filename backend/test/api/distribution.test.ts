import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { tablesOf } from '../../src/platform/backup/tables';
import { inWork, Work } from '../../src/platform/database/connections/work';
import { Database } from '../../src/platform/database/database';
import { migratedDatabase } from '../support/databases/databases';
import { keyFaults, tablesWithOwner } from '../support/distribution/key-faults';
import { PARTITIONS, partitionByOwner } from '../support/distribution/partition-by-owner';
import { DISTRIBUTED_BY_OWNER, WHOLE_DESPITE_AN_OWNER } from '../support/distribution/tables';
import { explainEveryStatement, TouchedPartitions } from '../support/distribution/touched-partitions';
import { driveAlex, driveDating, driveIdeasAndPlaces, type Drive } from '../support/routes/drive-dating';
import { PUSHING } from '../support/routes/drive-match';
import { driveOwnData } from '../support/routes/drive-own-data';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

jest.setTimeout(120_000);

const connected = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

describe('tables distributed by their owner', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connected((await migratedDatabase()).DATABASE_OWNER_URL);
  });
  afterAll(() => client.end());

  it('are all tables with an owner, except for a few with a reason', async () => {
    const declared = [...DISTRIBUTED_BY_OWNER, ...Object.keys(WHOLE_DESPITE_AN_OWNER)];
    expect(await tablesWithOwner(client)).toEqual(declared.sort());
  });

  it('have the owner in every primary, unique and foreign key', async () => {
    expect(await keyFaults(client, DISTRIBUTED_BY_OWNER)).toEqual([]);
  });

  it.each([
    [
      'a primary key without it',
      'create table planted (owner_id uuid not null, id uuid primary key)',
      /unique index planted_pkey/,
    ],
    [
      'a unique index without it',
      'create table planted (owner_id uuid not null, name text); create unique index planted_name on planted (name)',
      /unique index planted_name/,
    ],
    [
      'an owner that may be missing',
      'create table planted (owner_id uuid, id uuid)',
      /planted has no owner_id/,
    ],
    [
      'a foreign key that leaves it out',
      'create table planted (owner_id uuid not null, session bytea references sessions)',
      /foreign key planted_session_fkey/,
    ],
  ])('would be refused with %s', async (_, statement, fault) => {
    await client.query('begin');
    await client.query(statement);
    expect((await keyFaults(client, [...DISTRIBUTED_BY_OWNER, 'planted'])).join('\n')).toMatch(fault);
    await client.query('rollback');
  });

  it('would be refused when a table in one place refers to them', async () => {
    await client.query('begin');
    await client.query(
      'create table planted (owner_id uuid, id uuid, foreign key (owner_id, id) references candidates)',
    );
    expect(await keyFaults(client, DISTRIBUTED_BY_OWNER)).toContain(
      'planted refers to candidates, which is spread over several places',
    );
    await client.query('rollback');
  });

  it('are named in the documentation', () => {
    const scale = readFileSync(join(__dirname, '../../../docs/scale.md'), 'utf8');
    for (const table of [...DISTRIBUTED_BY_OWNER, ...Object.keys(WHOLE_DESPITE_AN_OWNER)])
      expect(scale).toContain(`\`${table}\``);
  });
});

describe(`on tables in ${PARTITIONS} partitions by their owner`, () => {
  let app: TestApp;
  let touched: TouchedPartitions;
  beforeAll(async () => {
    const urls = await migratedDatabase();
    if (process.env['TEST_PARTITIONED'] !== '1') await partitionByOwner(urls.DATABASE_OWNER_URL);
    await explainEveryStatement(urls.DATABASE_OWNER_URL);
    touched = TouchedPartitions.watch();
    app = await TestApp.start({ env: { ...PUSHING, ...urls } });
  });
  afterAll(async () => {
    touched.stop();
    await app.close();
  });

  const asUser =
    (user: TestUser): Drive =>
    async (operation, { params = {}, body, query } = {}) => {
      const [method = '', path = ''] = operation.split(' ');
      const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'missing');
      const asked = user.http[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](address);
      const response = await asked.query(query ?? {}).send(body);
      expect({ operation, status: response.status }).toEqual({
        operation,
        status: expect.any(Number) as number,
      });
      expect(response.status).toBeLessThan(500);
      return response;
    };

  it('a statement without an owner would be noticed', async () => {
    const request = new Work({ kind: 'request', owner: 'a', purpose: 'planted', limitMs: 5_000 });
    await inWork(request, () => app.app.get(Database).query('planted', 'select id from candidates', []));
    const planted = touched.statements.find((statement) => statement.request === 'planted');
    expect(planted?.partitions).toHaveLength(PARTITIONS);
    touched.statements.length = 0;
  });

  it('a backup takes whole tables, and parents before children', async () => {
    const client = await connected(app.env['DATABASE_OWNER_URL'] ?? '');
    const names = (await tablesOf(client)).map(({ name }) => name);
    await client.end();
    expect(names).toEqual(expect.arrayContaining([...DISTRIBUTED_BY_OWNER]));
    expect(names.filter((name) => /_part\d$/.test(name))).toEqual([]);
    expect(names.indexOf('candidates')).toBeLessThan(names.indexOf('date_experiences'));
  });

  it('every statement of a dater’s request touches one partition', async () => {
    for (let n = 0; n < 4; n += 1) {
      const drive = asUser(await app.member());
      await driveDating(drive);
      await driveIdeasAndPlaces(drive);
      await driveAlex(drive);
      await driveOwnData(drive);
    }
    const leaving = await app.member();
    await driveDating(asUser(leaving));
    await leaving.http.delete('/api/user').send({ currentPassword: leaving.password }).expect(204);

    const several = touched.statements.filter(({ partitions }) => partitions.length > 1);
    expect(several).toEqual([]);
    const one = touched.statements.filter(({ partitions }) => partitions.length === 1);
    expect(new Set(one.flatMap(({ partitions }) => partitions)).size).toBeGreaterThan(1);
    expect(new Set(one.map(({ request }) => request)).size).toBeGreaterThan(40);
  });
});
