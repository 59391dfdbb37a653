import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PARTS, StartedProduct } from '../faults/started-product.mjs';
import { emailsTo } from '../embedded/inbox-client.mjs';
import { isAlive } from '../lib/process-table.mjs';
import { ended, removeFolders, temporaryFolder } from './support/processes';

const ALL = Object.keys(PARTS) as (keyof typeof PARTS)[];

// A first start makes a database, and may have to build the product.
jest.setTimeout(180_000);

let product: StartedProduct | undefined;
afterEach(() => product?.stop());
afterAll(removeFolders);

const ready = async (url: string): Promise<number> => (await fetch(`${url}/readyz`)).status;

describe('under npm start', () => {
  it('each server that is killed runs again at the same address, and a stop ends them all', async () => {
    const dataDir = temporaryFolder();
    product = await StartedProduct.in(dataDir);
    const { inboxUrl, databaseUrls } = product;
    await product.sql(`create table note as select 'kept' as text`);
    for (const part of ALL) {
      const pid = product.pidOf(part);
      await product.kill(part);
      expect(product.output).toContain(`${PARTS[part]} ended unexpectedly (SIGKILL): starting it again.`);
      expect(product.pidOf(part)).not.toBe(pid);
    }
    expect(product.databaseUrls).toEqual(databaseUrls);
    expect(await product.sql('select text from note')).toEqual([{ text: 'kept' }]);
    expect(await emailsTo(inboxUrl, 'stranger@example.com')).toEqual([]);
    expect(await ready(product.url)).toBe(200);

    const pids = ALL.map((part) => product?.pidOf(part) ?? 0);
    expect(await product.stop('SIGINT')).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('nothing that holds a port outlives a killed launcher, and the next start takes over the rest', async () => {
    const dataDir = temporaryFolder();
    const first = await StartedProduct.in(dataDir);
    const pids = ALL.map((part) => first.pidOf(part));
    await first.stop('SIGKILL');
    product = await StartedProduct.in(dataDir, { PORT: new URL(first.url).port });
    expect(await ready(first.url)).toBe(200);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(await product.stop('SIGTERM')).toBe(0);
  });

  it('a Redis that cannot run keeps neither the start nor the app from working', async () => {
    const folder = temporaryFolder();
    const program = join(folder, 'redis-server');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      program,
      '#!/bin/sh\n[ "$1" = --version ] && echo "Redis server v=7.2.0" && exit 0\nexit 1\n',
    );
    chmodSync(program, 0o755);
    product = await StartedProduct.in(temporaryFolder(), {
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    });
    expect(product.output).toContain('Redis did not start: ');
    expect(product.output).toContain('Until it runs, the queue and the limits work inside the app.');
    expect(await ready(product.url)).toBe(200);
    const answer = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'stranger@example.com', password: 'not this one' }),
    });
    expect(answer.status).toBe(401);
    // A restart of the app does not need Redis either.
    await product.kill('app');
    expect(await ready(product.url)).toBe(200);
  });

  it('a stop while the app is still starting ends the start with 130', async () => {
    const begun = await StartedProduct.begin(temporaryFolder());
    const result = ended(begun.launcher);
    await begun.saying('PostgreSQL: new database cluster created');
    expect(await begun.stop('SIGINT')).toBe(130);
    expect((await result).err).toBe('');
  });
});
