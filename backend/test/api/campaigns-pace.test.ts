import { CampaignRunnerService } from '../../src/campaigns/campaign-runner.service';
import { administrator } from '../support/administrator';
import { CampaignDesk } from '../support/campaigns';
import { ManualClock } from '../support/manual-clock';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

const READERS = 12;

let app: TestApp;
let second: TestApp;
let desk: CampaignDesk;
const clock = new ManualClock();
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

/** What several workers do, again and again, in one moment. */
async function workersMoveOn(): Promise<void> {
  const runners = [app, second, app, second].map(({ app: nest }) => nest.get(CampaignRunnerService));
  for (let round = 0; round < 5; round += 1) await Promise.all(runners.map((runner) => runner.moveOn()));
}

async function readers(prefix: string): Promise<string[]> {
  const rows = await app.sql<{ id: string }>(
    `insert into users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
     select gen_random_uuid(), $1 || n || '@example.com', '', 'Reader', 'Test', now(), now()
     from generate_series(1, $2) n returning id`,
    [prefix, READERS],
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

describe('the rate of campaigns', () => {
  it('is one for all workers', async () => {
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

  it('is one for all campaigns, which share it', async () => {
    const ids: string[] = [];
    for (const prefix of ['first', 'second']) {
      const { id } = await desk.create({ segment: { kind: 'selected', userIds: await readers(prefix) } });
      ids.push(id);
    }
    for (const id of ids) await desk.startNow(id);
    await workersMoveOn();
    clock.pass(1);
    await workersMoveOn();
    const shares = await Promise.all(ids.map(ordered));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(10);
    expect(Math.min(...shares)).toBeGreaterThan(1);
    for (const id of ids) await desk.step(id, 'cancel').expect(200);
  });
});
