import { Client } from 'pg';
import { maintain } from '../../src/maintenance';
import { openDatabase } from '../../src/open-database';
import { Config } from '../../src/platform/config/config';
import { KeyRing } from '../../src/platform/crypto/key-ring';
import { prepareData } from '../../src/platform/encryption/prepare-data';
import { asProduct, newDatabaseUrl } from '../support/databases/databases';
import { earlierDatabase, type EarlierDatabase, schemaOf } from '../support/databases/earlier-database';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

const environment = (url: string, saved: EarlierDatabase): NodeJS.ProcessEnv => ({
  ...WITHOUT_REDIS,
  DATABASE_URL: asProduct(url),
  DATABASE_OWNER_URL: url,
  DATA_KEY: saved.DATA_KEY,
  SESSION_SECRET: saved.SESSION_SECRET,
});

/** As a start does before it serves. */
async function prepared(env: NodeJS.ProcessEnv): Promise<void> {
  const config = new Config({ ...env, SMTP_URL: 'smtp://127.0.0.1' });
  const dataSource = await openDatabase(config);
  await prepareData(dataSource, new KeyRing(config));
  await dataSource.destroy();
}

async function migrated(url: string): Promise<void> {
  const config = new Config({
    DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1',
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
    SESSION_SECRET: Buffer.alloc(32, 2).toString('base64'),
  });
  await (await openDatabase(config)).destroy();
}

describe.each(['before-0010-was-edited', 'before-checksums', 'before-must-haves'])(
  'a database from %s, once upgraded',
  (name) => {
    let app: TestApp;
    let saved: EarlierDatabase;
    let url: string;

    beforeAll(async () => {
      ({ url, saved } = await earlierDatabase(name));
      const env = environment(url, saved);
      await prepared(env);
      app = await TestApp.start({ env });
    });
    afterAll(() => app.close());

    const ask = async (path: string): Promise<unknown> =>
      (await app.visitor().http.get(path).set('cookie', `sid=${saved.dater.session}`).expect(200)).body;

    it('has the schema of a new one', async () => {
      const fresh = await newDatabaseUrl();
      await migrated(fresh);
      expect(await schemaOf(url)).toEqual(await schemaOf(fresh));
    });

    it('keeps everyone signed in', async () => {
      expect(await ask('/api/auth/user')).toMatchObject(saved.answers.user);
    });

    it('keeps standards, matches, dates, kept history and messages', async () => {
      // Answers may have gained fields since.
      const { criteria, candidates, dates, messages } = saved.answers;
      expect(await ask('/api/criteria?all=true')).toMatchObject(criteria);
      expect(await ask('/api/candidates')).toMatchObject(candidates);
      for (const [index, { id }] of candidates.entries())
        expect(await ask(`/api/candidates/${id}/date-experiences`)).toMatchObject(dates[index] ?? []);
      expect(await ask('/api/alex/messages')).toMatchObject(messages);
      expect(await maintain(app.env, ['rebuild-histories'])).toBe('0 histories rebuilt');
    });

    it('sends the email that was waiting', async () => {
      await app.sql(`update outbox set next_attempt_at = now() where status = 'pending'`);
      await app.mails.waitFor(saved.waiting, /Confirm/);
    });

    it('can be recounted', async () => {
      expect(await maintain(app.env, ['rebuild-counts'])).toContain('Recounted');
    });

    it('has a checksum for every migration', async () => {
      expect(await app.sql('select name from schema_migrations where checksum is null')).toEqual([]);
    });
  },
);

it('repairs a database in which contact messages do not know their email', async () => {
  const { url } = await earlierDatabase('before-0010-was-edited');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    alter table contact_messages drop column outbox_id;
    insert into contact_messages (id, address_hash, sealed, created_at) values (gen_random_uuid(), '\\x01', '\\x02', now())`);
  await migrated(url);
  expect((await client.query('select 1 from contact_messages where outbox_id is not null')).rowCount).toBe(1);
  await client.end();
});
