import { CampaignRunnerService } from '../../src/email-campaigns/sending/campaign-runner.service';
import { administrator } from '../support/accounts/administrator';
import { CampaignDesk } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { ManualClock } from '../support/time/manual-clock';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

const READERS = 12;

let app: TestApp;
let second: TestApp;
let desk: CampaignDesk;
const clock = new ManualClock(new Date('2026-03-10T12:00:00Z'));
const env = { CAMPAIGN_RATE_PER_SECOND: '5' };
beforeAll(async () => {
  app = await TestApp.start({ clock, env });
  second = await TestApp.start({ clock, env: { ...app.env, ...WITHOUT_REDIS } });
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/** What several workers do repeatedly at the same moment. */
async function workersMoveOn(): Promise<void> {
  const runners = [app, second, app, second].map(({ app: nest }) => nest.get(CampaignRunnerService));
  for (let round = 0; round < 15; round += 1) await Promise.all(runners.map((runner) => runner.moveOn()));
}

async function readers(prefix: string, count = READERS): Promise<string[]> {
  const rows = await app.sql<{ id: string }>(
    `insert into users (id, email, email_key, password_hash, first_name, last_name, email_confirmed_at, created_at)
     select gen_random_uuid(), $1 || n || '@example.com', lower($1) || n || '@example.com', '', 'Reader', 'Test', now(), now()
     from generate_series(1, $2) n returning id`,
    [prefix, count],
  );
  return rows.map(({ id }) => id);
}

async function ordered(id: string): Promise<number> {
  const [row] = await app.sql<{ mails: number }>(
    'select count(*)::int as mails from campaign_sends where campaign_id = $1 and outbox_id is not null',
    [id],
  );
  return row?.mails ?? 0;
}

describe('the campaign rate', () => {
  it('is shared by all workers', async () => {
    const { id } = await desk.create({ segment: { kind: 'selected', userIds: await readers('rate') } });
    await desk.startNow(id);
    const bySecond: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      await workersMoveOn();
      bySecond.push(await ordered(id));
      clock.pass(1);
    }
    expect(bySecond).toEqual([5, 10, 12]);
    await desk.reaches(id, 'completed');
  });

  it('is shared by all campaigns', async () => {
    const ids: string[] = [];
    for (const prefix of ['first', 'second']) {
      const { id } = await desk.create({ segment: { kind: 'selected', userIds: await readers(prefix) } });
      ids.push(id);
    }
    for (const id of ids) await desk.startNow(id);
    await workersMoveOn();
    // The workers also move on by themselves, so the first campaign may have had a second for itself.
    for (let second = 0; second < 3; second += 1) {
      clock.pass(1);
      await workersMoveOn();
    }
    const shares = await Promise.all(ids.map(ordered));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(20);
    expect(Math.min(...shares)).toBeGreaterThan(2);
    for (const id of ids) await desk.step(id, 'cancel').expect(200);
  });

  it('leaves room for others when a mail server defers a hundred', async () => {
    app.mails.treat(({ to }) => (to.startsWith('grey') ? { refuse: 451 } : 'accept'));
    const grey = await desk.create({ segment: { kind: 'selected', userIds: await readers('grey', 100) } });
    await desk.startNow(grey.id);
    await eventually(async () => {
      await workersMoveOn();
      clock.pass(1);
      const [tried] = await app.sql<{ mails: number }>(
        `select count(*)::int as mails from outbox o join campaign_sends s on s.outbox_id = o.id
         where s.campaign_id = $1 and o.status = 'pending' and o.attempts > 0`,
        [grey.id],
      );
      return tried?.mails === 100;
    }, 30_000);
    const { id } = await desk.create({ segment: { kind: 'selected', userIds: await readers('white', 3) } });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    expect((await desk.look(id)).counts).toMatchObject({ recipients: 3, sent: 3 });
    expect((await desk.look(grey.id)).counts).toMatchObject({ recipients: 100, pending: 100, failed: 0 });
  }, 60_000);
});
