import type { Campaign } from '#contract/campaigns';
import { administrator } from '../support/administrator';
import { CampaignDesk, DRAFT } from '../support/campaigns';
import { OwnRedis } from '../support/own-redis';
import { ProductProcess } from '../support/product-process';
import type { ReceivedMail } from '../support/smtp-server';
import { TestApp } from '../support/test-app';

jest.setTimeout(180_000);

const RECIPIENTS = 5_000;
const WORKERS = 2;
/** The mails after which every worker is killed at once. */
const KILLED_AFTER = [1_500];
const DONE_WITHIN_MS = 150_000;

let redis: OwnRedis;
let app: TestApp;
let workers: ProductProcess[] = [];

const startWorkers = async () => {
  workers = await Promise.all(Array.from({ length: WORKERS }, () => ProductProcess.start('worker', app.env)));
};

beforeAll(async () => {
  redis = new OwnRedis();
  await redis.start();
  app = await TestApp.start({
    env: { ROLE: 'api', REDIS_URL: redis.url, CAMPAIGN_RATE_PER_SECOND: '1000' },
  });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await app.close();
  await redis.remove();
});

/** The administrator's sign-up needs a worker for its mail. */
async function openDesk(): Promise<CampaignDesk> {
  await startWorkers();
  const desk = new CampaignDesk(app, await administrator(app));
  await app.sql('update users set experience_emails = false');
  return desk;
}

async function settle(): Promise<void> {
  await app.sql(
    `insert into users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
     select gen_random_uuid(), 'reader' || n || '@example.com', '', 'Reader ' || n, 'Test', now(), now()
     from generate_series(1, $1) n`,
    [RECIPIENTS],
  );
}

/** What a dead worker had in hand is due again at once, and not when its claim has run out. */
const endClaims = () =>
  app.sql(`update outbox set claimed_until = now() - interval '1 second' where claimed_until > now()`);

/** A process that starts makes ADMIN_EMAIL the only administrator. */
async function lookAgain(desk: CampaignDesk, id: string): Promise<Campaign> {
  await app.sql('update users set is_admin = true where email = $1', [desk.admin.email]);
  return desk.look(id);
}

const news = (mail: ReceivedMail) => mail.subject.startsWith('News');

it('reaches each of 5,000 recipients once, though all workers are killed on the way', async () => {
  const desk = await openDesk();
  await settle();
  const { id } = await desk.create({ ...DRAFT, segment: { kind: 'all' } });
  const began = Date.now();
  await desk.startNow(id);
  for (const count of KILLED_AFTER) {
    let seen = 0;
    await app.mails.wait((mail) => news(mail) && (seen += 1) >= count);
    await Promise.all(workers.map((worker) => worker.kill()));
    await endClaims();
    await startWorkers();
  }
  await desk.reaches(id, 'completed', DONE_WITHIN_MS);

  const received = app.mails.received.filter(news);
  const messageIds = new Map<string, Set<string>>();
  for (const { to, messageId } of received)
    messageIds.set(to, (messageIds.get(to) ?? new Set<string>()).add(messageId));
  const again = received.length - messageIds.size;
  const { counts } = await lookAgain(desk, id);
  process.stdout.write(
    table({
      recipients: RECIPIENTS,
      'addresses reached': messageIds.size,
      'with more than one Message-ID': [...messageIds.values()].filter(({ size }) => size > 1).length,
      'handed over again after a kill, same Message-ID': again,
      'counted as sent': counts.sent,
      'kills of both workers': KILLED_AFTER.length,
      seconds: Math.round((Date.now() - began) / 1000),
    }),
  );
  expect(messageIds.size).toBe(RECIPIENTS);
  expect([...messageIds.values()].every(({ size }) => size === 1)).toBe(true);
  // No more than what the workers had in hand.
  expect(again).toBeLessThanOrEqual(KILLED_AFTER.length * WORKERS * 20);
  expect(counts).toMatchObject({
    recipients: RECIPIENTS,
    sent: RECIPIENTS,
    pending: 0,
    failed: 0,
    skipped: 0,
  });
  const [outbox] = await app.sql(
    `select count(*)::int as written, count(distinct user_id)::int as users from outbox where mail_type = 'campaign'`,
  );
  expect(outbox).toEqual({ written: RECIPIENTS, users: RECIPIENTS });
});

function table(rows: Readonly<Record<string, number>>): string {
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\nA campaign whose workers are killed on the way\n${lines.join('\n')}\n`;
}
