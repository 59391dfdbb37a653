import { administrator } from '../support/accounts/administrator';
import { CampaignDesk, zoneAtNoon } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { OwnRedis } from '../support/servers/own-redis';
import { ProductProcess } from '../support/servers/product-process';
import type { ReceivedMail } from '../support/servers/smtp-server';
import { TestApp } from '../support/test-app';

jest.setTimeout(180_000);

const RECIPIENTS = 5_000;
const WORKERS = 2;
/** Emails that one worker delivers at a time. */
const IN_HAND = 20;
/** The email counts at which all workers are killed at once. */
const KILLED_AFTER = [300, 2_500];
const DONE_WITHIN_MS = 150_000;

let redis: OwnRedis;
let app: TestApp;
let desk: CampaignDesk;
let workers: ProductProcess[] = [];

const startWorkers = async () => {
  workers = await Promise.all(Array.from({ length: WORKERS }, () => ProductProcess.start('worker', app.env)));
};

beforeAll(async () => {
  redis = new OwnRedis();
  await redis.start();
  app = await TestApp.start({
    env: { ROLE: 'api', REDIS_URL: redis.url, CAMPAIGN_RATE_PER_SECOND: '500' },
  });
  await startWorkers();
  desk = new CampaignDesk(app, await administrator(app));
  await app.sql('update users set experience_emails = false');
  await addReaders();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await app.close();
  await redis.remove();
});

async function addReaders(): Promise<void> {
  await app.sql(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, email_confirmed_at, created_at, timezone)
     select gen_random_uuid(), 'reader' || n || '@example.com', 'reader' || n || '@example.com', '', 'Reader ' || n, 'Test', now(), now(), $2
     from generate_series(1, $1) n`,
    [RECIPIENTS, zoneAtNoon(new Date())],
  );
}

/** Makes a dead worker's emails due right away instead of after their claim expires. */
const endClaims = () =>
  app.sql(`update outbox set claimed_until = now() - interval '1 second' where claimed_until > now()`);

/** A starting process makes ADMIN_EMAIL the only administrator. */
async function signedIn(): Promise<CampaignDesk> {
  await app.sql('update users set is_admin = true where email = $1', [desk.admin.email]);
  return desk;
}

const mailsOf = (word: string) => app.mails.received.filter(({ subject }) => subject.startsWith(word));

async function received(word: string, count: number): Promise<void> {
  let seen = 0;
  await app.mails.wait(({ subject }) => subject.startsWith(word) && (seen += 1) >= count);
}

/** The distinct Message-IDs each address received. */
function messageIdsOf(mails: readonly ReceivedMail[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { to, messageId } of mails) found.set(to, (found.get(to) ?? new Set<string>()).add(messageId));
  return found;
}

it('reaches each of 5,000 recipients once, even when all workers are killed midway', async () => {
  const { id } = await desk.create({ segment: { kind: 'all' } });
  const began = Date.now();
  await desk.startNow(id);
  for (const count of KILLED_AFTER) {
    await received('News', count);
    await Promise.all(workers.map((worker) => worker.kill()));
    await endClaims();
    await startWorkers();
  }
  await desk.reaches(id, 'completed', DONE_WITHIN_MS);

  const messageIds = messageIdsOf(mailsOf('News'));
  const withMore = [...messageIds.values()].filter(({ size }) => size > 1).length;
  const again = mailsOf('News').length - messageIds.size;
  const { counts } = await (await signedIn()).look(id);
  process.stdout.write(
    table({
      recipients: RECIPIENTS,
      'addresses reached': messageIds.size,
      'with more than one Message-ID': withMore,
      'sent again after a kill, same Message-ID': again,
      'counted as sent': counts.sent,
      'kills of both workers': KILLED_AFTER.length,
      seconds: Math.round((Date.now() - began) / 1000),
    }),
  );
  expect([messageIds.size, withMore]).toEqual([RECIPIENTS, 0]);
  // No more than the workers were delivering.
  expect(again).toBeLessThanOrEqual(KILLED_AFTER.length * WORKERS * IN_HAND);
  expect(counts).toMatchObject({
    recipients: RECIPIENTS,
    sent: RECIPIENTS,
    pending: 0,
    failed: 0,
    skipped: 0,
  });
});

it('stops while it is paused, and then continues with the remaining recipients', async () => {
  const readers = await app.sql<{ id: string }>(
    `select id from users where first_name like 'Reader%' limit 800`,
  );
  const segment = { kind: 'selected', userIds: readers.map((reader) => reader.id) } as const;
  const { id } = await (await signedIn()).create({ subject: 'Paused', segment });
  await desk.startNow(id);
  await received('Paused', 100);
  await desk.step(id, 'pause').expect(200);
  const isNothingOwed = async () =>
    (await app.sql(`select 1 from outbox where status = 'pending'`)).length === 0;
  await eventually(isNothingOwed, DONE_WITHIN_MS);
  const { counts } = await desk.look(id);
  expect(counts.sent).toBe(mailsOf('Paused').length);
  expect(counts.pending).toBeGreaterThan(0);
  expect(counts.sent + counts.pending).toBe(readers.length);

  await desk.step(id, 'resume').expect(200);
  await desk.reaches(id, 'completed', DONE_WITHIN_MS);
  expect(mailsOf('Paused')).toHaveLength(readers.length);
  expect(messageIdsOf(mailsOf('Paused')).size).toBe(readers.length);
});

function table(rows: Readonly<Record<string, number>>): string {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\nA campaign whose workers are killed midway\n${lines.join('\n')}\n`;
}
