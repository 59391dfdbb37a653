import { API } from '#contract/paths';
import type { Automation, AutomationChange } from '#contract/console/campaigns/automations';
import { AutomationRunnerService } from '../../src/email-campaigns/automations/automation-runner.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { ManualClock } from '../support/time/manual-clock';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const DAY_SECONDS = 86_400;

let app: TestApp;
let second: TestApp;
let admin: TestUser;
const clock = new ManualClock(new Date('2026-03-10T00:00:00Z'));
beforeAll(async () => {
  app = await TestApp.start({ clock });
  second = await TestApp.start({ clock, env: { ...app.env, ...WITHOUT_REDIS } });
  admin = await administrator(app);
});
/** Sessions expire as the months go by. */
beforeEach(() => admin.login());
afterAll(async () => {
  await second.close();
  await app.close();
});

const moveTo = (instant: string) => clock.pass((Date.parse(instant) - clock.now().getTime()) / 1000);

/** The console as the administrator finds it on returning: unused, its session ends after half an hour. */
async function atTheConsole(instant: string): Promise<void> {
  moveTo(instant);
  await admin.login();
}

/** What every worker does every few seconds, concurrently. */
async function workersRun(): Promise<void> {
  const services = [app, second, app].map(({ app: nest }) => nest.get(AutomationRunnerService));
  await Promise.all(services.map((service) => service.run(() => true)));
}

/** How many encouragements have been queued for the user so far. */
async function encouraged(user: TestUser): Promise<number> {
  const [row] = await app.sql<{ mails: number }>(
    `select count(*)::int as mails from outbox where mail_type = 'first_match_encouragement' and user_id = $1`,
    [await idOf(app, user)],
  );
  return row?.mails ?? 0;
}

async function ready(timezone?: string): Promise<TestUser> {
  const user = await app.member({ timezone });
  await user.onboard();
  // As if they had joined two days ago: no one is encouraged on their first day.
  await app.sql(
    `with joined as (update users set created_at = created_at - interval '2 days' where id = $1)
     update standards_history set saved_at = saved_at - interval '2 days' where owner_id = $1`,
    [await idOf(app, user)],
  );
  return user;
}

async function tune(key: string, change: AutomationChange): Promise<Automation> {
  return (await admin.http.patch(API.adminAutomation(key)).send(change).expect(200)).body as Automation;
}

async function listed(key: Automation['key']): Promise<Automation> {
  const { body } = await admin.http.get(API.adminAutomations).expect(200);
  const found = (body as Automation[]).find((automation) => automation.key === key);
  if (!found) throw new Error(`${key} is not listed`);
  return found;
}

describe('the encouragement to add a first match', () => {
  it('is sent at ten in the user’s time zone', async () => {
    const [tokyo, kolkata, nowhere] = [await ready('Asia/Tokyo'), await ready('Asia/Kolkata'), await ready()];
    const at = async (instant: string) => {
      moveTo(instant);
      await workersRun();
      return [await encouraged(tokyo), await encouraged(kolkata), await encouraged(nowhere)];
    };
    expect(await at('2026-03-11T00:59:00Z')).toEqual([0, 0, 0]);
    expect(await at('2026-03-11T01:00:00Z')).toEqual([1, 0, 0]);
    expect(await at('2026-03-11T04:29:00Z')).toEqual([1, 0, 0]);
    expect(await at('2026-03-11T04:30:00Z')).toEqual([1, 1, 0]);
    expect(await at('2026-03-11T10:00:00Z')).toEqual([1, 1, 1]);
    const mail = await app.mails.waitFor(tokyo.email, /standards are ready/);
    expect(mail.text).toContain('Ada');
    expect(mail.text).toContain('type=experience');
  });

  it('is sent once a day and three times in total, however many workers there are', async () => {
    const user = await ready('UTC');
    const counts: number[] = [];
    for (const day of ['12', '13', '14', '15', '16']) {
      moveTo(`2026-03-${day}T10:00:00Z`);
      await workersRun();
      clock.pass(3_600);
      await workersRun();
      counts.push(await encouraged(user));
    }
    expect(counts).toEqual([1, 2, 3, 3, 3]);
  });

  it('is not sent to users without standards, with a match, or who opted out', async () => {
    const [bare, matched, unwilling] = [await app.member(), await ready(), await ready()];
    await matched.addMatch();
    await unwilling.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    moveTo('2026-03-17T10:00:00Z');
    await workersRun();
    for (const user of [bare, matched, unwilling]) expect(await encouraged(user)).toBe(0);
  });

  it('is not sent to a user who unsubscribes before it goes out', async () => {
    const user = await ready();
    await user.http.post('/api/unsubscribe').send({ email: user.email, type: 'experience' }).expect(200);
    await app.sql('update users set experience_emails = true where email = $1', [user.email]);
    moveTo('2026-03-18T10:00:00Z');
    await workersRun();
    const id = await idOf(app, user);
    await eventually(async () => {
      const rows = await app.sql(`select 1 from outbox where user_id = $1 and status = 'suppressed'`, [id]);
      return rows.length === 1;
    });
    expect(app.mails.to(user.email).filter(({ subject }) => subject.includes('standards'))).toEqual([]);
  });

  it('is caught up on the same day after the clock jumps ahead, but not at night', async () => {
    const user = await ready('UTC');
    moveTo('2026-03-19T22:30:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(0);
    moveTo('2026-03-20T17:45:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(1);
  });

  it('is not sent twice when the clock is set back', async () => {
    const user = await ready('UTC');
    moveTo('2026-03-22T10:00:00Z');
    await workersRun();
    for (const back of [1_800, DAY_SECONDS]) {
      clock.pass(-back);
      await workersRun();
      expect(await encouraged(user)).toBe(1);
      clock.pass(back);
    }
    await workersRun();
    expect(await encouraged(user)).toBe(1);
  });

  it('is sent once when the clocks skip its hour, and once when the hour occurs twice', async () => {
    await tune('first_match_encouragement', { hour: 2, maxTimes: 10 });
    const user = await ready('Europe/Berlin');
    const at = async (instant: string) => {
      moveTo(instant);
      await workersRun();
      return encouraged(user);
    };
    expect(await at('2026-03-29T00:59:00Z')).toBe(0);
    expect(await at('2026-03-29T01:00:00Z')).toBe(1);
    expect(await at('2026-03-29T01:30:00Z')).toBe(1);
    expect(await at('2026-10-24T23:59:00Z')).toBe(1);
    expect(await at('2026-10-25T00:00:00Z')).toBe(2);
    expect(await at('2026-10-25T01:00:00Z')).toBe(2);
    await admin.login();
    await tune('first_match_encouragement', { hour: 10, maxTimes: 3 });
  });

  it('is not sent again on the same day to a user who moves to another zone', async () => {
    const user = await ready('Asia/Tokyo');
    moveTo('2026-11-01T01:00:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(1);
    for (const [timezone, hours] of [
      ['Europe/London', 9],
      ['America/Los_Angeles', 8],
    ] as const) {
      await user.http.patch('/api/user/profile').send({ timezone }).expect(200);
      clock.pass(hours * 3_600);
      await workersRun();
      expect(await encouraged(user)).toBe(1);
    }
    clock.pass(DAY_SECONDS);
    await workersRun();
    expect(await encouraged(user)).toBe(2);
  });

  it('uses UTC when the account’s time zone is unknown', async () => {
    const user = await ready();
    await app.sql(`update users set timezone = 'Mars/Olympus' where email = $1`, [user.email]);
    moveTo('2026-11-05T09:59:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(0);
    moveTo('2026-11-05T10:00:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(1);
  });

  it('continues where a stopped worker left off', async () => {
    const people = [await ready('Asia/Kolkata'), await ready('Asia/Kolkata')];
    moveTo('2026-11-08T05:00:00Z');
    await app.app.get(AutomationRunnerService).run(() => false);
    expect(await Promise.all(people.map(encouraged))).toEqual([0, 0]);
    await workersRun();
    expect(await Promise.all(people.map(encouraged))).toEqual([1, 1]);
  });
});

describe('the welcome email', () => {
  it('is sent once, after the first confirmation', async () => {
    const user = await app.member();
    await app.mails.waitFor(user.email, /^Welcome to/);
    await user.confirm();
    const welcomes = await app.sql(`select 1 from outbox where mail_type = 'welcome' and user_id = $1`, [
      await idOf(app, user),
    ]);
    expect(welcomes).toHaveLength(1);
  });

  it('is also sent when the administrator activates an account', async () => {
    const user = app.visitor();
    await user.register();
    const userIds = [await idOf(app, user)];
    await admin.http.post(API.adminActivate).send({ userIds }).expect(200);
    await app.mails.waitFor(user.email, /^Welcome to/);
  });

  it('is not sent while it is switched off', async () => {
    await tune('welcome', { enabled: false });
    const user = await app.member();
    await tune('welcome', { enabled: true });
    const mails = await app.sql(`select 1 from outbox where mail_type = 'welcome' and user_id = $1`, [
      await idOf(app, user),
    ]);
    expect(mails).toEqual([]);
  });
});

describe('the console', () => {
  it('shows what each automation does, when, and the results of its emails', async () => {
    const user = await ready('UTC');
    const before = await listed('first_match_encouragement');
    await atTheConsole('2026-12-01T09:30:00Z');
    expect((await listed('first_match_encouragement')).nextRunAt).toBe('2026-12-01T10:00:00.000Z');
    await atTheConsole('2026-12-01T10:00:00Z');
    await workersRun();
    await app.mails.waitFor(user.email, /standards are ready/);
    await eventually(async () => {
      const { counts } = await listed('first_match_encouragement');
      return counts.sent > before.counts.sent;
    });
    expect(await listed('first_match_encouragement')).toMatchObject({
      name: 'First Match Encouragement',
      enabled: true,
      hour: 10,
      maxTimes: 3,
      lastRunAt: '2026-12-01T10:00:00.000Z',
    });
    expect(await listed('welcome')).toMatchObject({
      name: 'Welcome Email',
      enabled: true,
      hour: null,
      maxTimes: null,
      nextRunAt: null,
    });
    expect((await listed('welcome')).counts.sent).toBeGreaterThan(0);
  });

  it('switches it off and on, and changes its settings', async () => {
    const user = await ready('UTC');
    expect(await tune('first_match_encouragement', { enabled: false })).toMatchObject({
      enabled: false,
      hour: 10,
      nextRunAt: null,
    });
    await atTheConsole('2026-12-03T12:00:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(0);
    await tune('first_match_encouragement', { enabled: true, hour: 15, maxTimes: 1 });
    await workersRun();
    expect(await encouraged(user)).toBe(0);
    for (const instant of ['2026-12-03T15:00:00Z', '2026-12-04T15:00:00Z']) {
      await atTheConsole(instant);
      await workersRun();
    }
    expect(await encouraged(user)).toBe(1);
    expect(await tune('welcome', { hour: 3, maxTimes: 3 })).toMatchObject({ hour: null, maxTimes: null });
    const audit = await admin.http.get(API.adminAudit).query({ action: 'automations.change' }).expect(200);
    expect(audit.body).toContainEqual(
      expect.objectContaining({
        target: 'first_match_encouragement',
        details: { enabled: true, hour: 15, maxTimes: 1 },
      }),
    );
  });
});
