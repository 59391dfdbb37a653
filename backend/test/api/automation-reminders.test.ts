import { API } from '#contract/paths';
import {
  AUTOMATION_RULES,
  REMINDER_HOUR_INVALID,
  type Automation,
  type AutomationChange,
  type ReminderKey,
} from '#contract/console/campaigns/automations';
import { AutomationRunnerService } from '../../src/email-campaigns/automations/automation-runner.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { ManualClock } from '../support/time/manual-clock';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let second: TestApp;
let admin: TestUser;
const clock = new ManualClock(new Date('2026-03-01T12:00:00Z'));
beforeAll(async () => {
  app = await TestApp.start({ clock });
  second = await TestApp.start({ clock, env: { ...app.env, ...WITHOUT_REDIS } });
  admin = await administrator(app);
});
/** Sessions expire as the days go by. */
beforeEach(() => admin.login());
afterAll(async () => {
  await second.close();
  await app.close();
});

const moveTo = (instant: string) => clock.pass((Date.parse(instant) - clock.now().getTime()) / 1000);

/** What every worker does every few seconds, concurrently. */
async function workersRun(): Promise<void> {
  const services = [app, second, app].map(({ app: nest }) => nest.get(AutomationRunnerService));
  await Promise.all(services.map((service) => service.run(() => true)));
}

async function reminders(key: ReminderKey, user: TestUser): Promise<number> {
  const mails = await app.sql('select 1 from outbox where mail_type = $1 and user_id = $2', [
    key,
    await idOf(app, user),
  ]);
  return mails.length;
}

/** How many emails each has got once the workers have run at this instant. */
async function remindersAt(instant: string, key: ReminderKey, ...users: TestUser[]): Promise<number[]> {
  moveTo(instant);
  await workersRun();
  return Promise.all(users.map((user) => reminders(key, user)));
}

async function tune(key: string, change: AutomationChange): Promise<Automation> {
  await admin.login();
  return (await admin.http.patch(API.adminAutomation(key)).send(change).expect(200)).body as Automation;
}

const newcomer = (timezone = 'UTC') => app.member({ timezone });

async function withMatch(): Promise<TestUser> {
  const user = await newcomer();
  await user.onboard();
  await user.addMatch();
  return user;
}

describe('the console', () => {
  it('lists the reminders after the other automations, switched off', async () => {
    const { body } = await admin.http.get(API.adminAutomations).expect(200);
    const all = body as Automation[];
    expect(all.map(({ key, enabled, afterDays }) => [key, enabled, afterDays])).toEqual([
      ['welcome', true, null],
      ['first_match_encouragement', true, null],
      ['no_standards_reminder', false, 3],
      ['no_date_reminder', false, 7],
    ]);
    expect(all[2]).toMatchObject({ name: 'Standards Reminder', hour: 10, maxTimes: null, nextRunAt: null });
  });

  it('changes the day and the hour, and records it', async () => {
    const changed = await tune('no_date_reminder', { afterDays: 30, hour: 20 });
    expect(changed).toMatchObject({ enabled: false, afterDays: 30, hour: 20, maxTimes: null });
    const { body } = await admin.http.get(API.adminAudit).query({ action: 'automations.change' }).expect(200);
    expect(body).toContainEqual(
      expect.objectContaining({
        target: 'no_date_reminder',
        details: { enabled: false, hour: 20, maxTimes: null, afterDays: 30 },
      }),
    );
    expect(await tune('no_date_reminder', { afterDays: 7, hour: 10 })).toMatchObject({ afterDays: 7 });
    expect(await tune('welcome', { afterDays: 5 })).toMatchObject({ afterDays: null });
  });

  it.each([
    [{ afterDays: 0 }, AUTOMATION_RULES.afterDays.message],
    [{ afterDays: 31 }, AUTOMATION_RULES.afterDays.message],
    [{ hour: 7 }, REMINDER_HOUR_INVALID],
    [{ hour: 21 }, REMINDER_HOUR_INVALID],
  ])('refuses %j for a reminder', async (change, message) => {
    const path = API.adminAutomation('no_standards_reminder');
    const answer = await admin.http.patch(path).send(change).expect(400);
    expect(answer.body).toMatchObject({ message, errors: [{ field: Object.keys(change)[0], message }] });
  });

  it('lets support read the reminders, but not change them', async () => {
    const support = await administrator(app, 'support');
    await support.http.get(API.adminAutomations).expect(200);
    await support.http.patch(API.adminAutomation('no_date_reminder')).send({ enabled: true }).expect(403);
  });
});

describe('the reminder to choose standards', () => {
  const KEY = 'no_standards_reminder';
  beforeAll(() => tune(KEY, { enabled: true }));

  it('is sent once, at ten where the user lives, three days after they confirmed', async () => {
    moveTo('2026-03-02T12:00:00Z');
    const [tokyo, london] = [await newcomer('Asia/Tokyo'), await newcomer()];
    expect(await remindersAt('2026-03-04T12:00:00Z', KEY, tokyo, london)).toEqual([0, 0]);
    expect(await remindersAt('2026-03-05T00:59:00Z', KEY, tokyo, london)).toEqual([0, 0]);
    expect(await remindersAt('2026-03-05T01:00:00Z', KEY, tokyo, london)).toEqual([1, 0]);
    expect(await remindersAt('2026-03-05T10:00:00Z', KEY, tokyo, london)).toEqual([1, 1]);
    const mail = await app.mails.waitFor(london.email, /What matters to you/);
    expect(mail.text).toContain('Hello Ada,');
    expect(mail.text).toContain('type=experience');
    expect(await remindersAt('2026-03-06T10:00:00Z', KEY, tokyo, london)).toEqual([1, 1]);
    expect(await remindersAt('2026-03-07T10:00:00Z', KEY, tokyo, london)).toEqual([1, 1]);
  });

  it('is sent only to confirmed users without standards who want such emails', async () => {
    moveTo('2026-03-10T12:00:00Z');
    const [ready, unwilling, unconfirmed] = [await newcomer(), await newcomer(), app.visitor()];
    const [plain, helper] = [await newcomer(), await administrator(app, 'support')];
    await ready.onboard();
    await unwilling.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    await unconfirmed.register();
    const everyone = [plain, ready, unwilling, unconfirmed, helper];
    expect(await remindersAt('2026-03-13T10:00:00Z', KEY, ...everyone)).toEqual([1, 0, 0, 0, 0]);
  });

  it('is not delivered to a suppressed address', async () => {
    moveTo('2026-03-15T12:00:00Z');
    const user = await newcomer();
    await user.http.post('/api/unsubscribe').send({ email: user.email, type: 'experience' }).expect(200);
    await app.sql('update users set experience_emails = true where email = $1', [user.email]);
    await remindersAt('2026-03-18T10:00:00Z', KEY, user);
    const id = await idOf(app, user);
    await eventually(async () => {
      const rows = await app.sql<{ status: string }>(
        'select status from outbox where user_id = $1 and mail_type = $2',
        [id, KEY],
      );
      return rows[0]?.status === 'suppressed';
    });
    expect(app.mails.to(user.email).filter(({ subject }) => subject.includes('matters'))).toEqual([]);
  });

  it('is caught up in daylight on one of the next two days, never at night', async () => {
    moveTo('2026-03-20T12:00:00Z');
    const user = await newcomer();
    expect(await remindersAt('2026-03-23T21:00:00Z', KEY, user)).toEqual([0]);
    expect(await remindersAt('2026-03-24T07:30:00Z', KEY, user)).toEqual([0]);
    expect(await remindersAt('2026-03-25T17:00:00Z', KEY, user)).toEqual([1]);
  });

  it('reaches no backlog when it is switched on', async () => {
    await tune(KEY, { enabled: false });
    moveTo('2026-04-01T12:00:00Z');
    const early = await newcomer();
    moveTo('2026-04-02T12:00:00Z');
    const recent = await newcomer();
    expect(await remindersAt('2026-04-06T12:00:00Z', KEY, early, recent)).toEqual([0, 0]);
    moveTo('2026-04-07T12:00:00Z');
    await tune(KEY, { enabled: true });
    expect(await remindersAt('2026-04-07T12:01:00Z', KEY, early, recent)).toEqual([0, 1]);
  });

  it('follows a changed day, and never comes twice', async () => {
    moveTo('2026-04-10T09:00:00Z');
    const user = await newcomer();
    await tune(KEY, { afterDays: 1 });
    expect(await remindersAt('2026-04-11T10:00:00Z', KEY, user)).toEqual([1]);
    await tune(KEY, { afterDays: 3 });
    expect(await remindersAt('2026-04-13T10:00:00Z', KEY, user)).toEqual([1]);
  });

  it('counts what became of its emails', async () => {
    const { body } = await admin.http.get(API.adminAutomations).expect(200);
    const own = (body as Automation[]).find(({ key }) => key === KEY);
    expect(own?.lastRunAt).toBe('2026-04-13T10:00:00.000Z');
    expect(own?.nextRunAt).not.toBeNull();
    await eventually(async () => {
      const { body: now } = await admin.http.get(API.adminAutomations).expect(200);
      return ((now as Automation[]).find(({ key }) => key === KEY)?.counts.sent ?? 0) > 0;
    });
  });
});

describe('the reminder to score a first date', () => {
  const KEY = 'no_date_reminder';
  beforeAll(() => tune(KEY, { enabled: true }));

  it('is sent once, seven days after the first match', async () => {
    moveTo('2026-05-01T12:00:00Z');
    const user = await withMatch();
    moveTo('2026-05-04T12:00:00Z');
    await user.login();
    await user.addMatch({ name: 'Sam' });
    expect(await remindersAt('2026-05-07T12:00:00Z', KEY, user)).toEqual([0]);
    expect(await remindersAt('2026-05-08T10:00:00Z', KEY, user)).toEqual([1]);
    const mail = await app.mails.waitFor(user.email, /Have you two met/);
    expect(mail.text).toContain('type=experience');
    expect(await remindersAt('2026-05-11T10:00:00Z', KEY, user)).toEqual([1]);
  });

  it('is not sent after a scored date, without a current match, or to those who opted out', async () => {
    moveTo('2026-05-15T12:00:00Z');
    const [plain, archived, unwilling] = [await withMatch(), await withMatch(), await withMatch()];
    const [matchless, dated] = [await newcomer(), await newcomer()];
    await matchless.onboard();
    const standards = await dated.onboard();
    await dated.scoreDate((await dated.addMatch()).id, rateAll(standards, 7));
    await app.sql('update candidates set archived_at = created_at where owner_id = $1', [
      await idOf(app, archived),
    ]);
    await unwilling.http.patch('/api/user/profile').send({ experienceEmails: false }).expect(200);
    const everyone = [plain, archived, unwilling, matchless, dated];
    expect(await remindersAt('2026-05-22T10:00:00Z', KEY, ...everyone)).toEqual([1, 0, 0, 0, 0]);
  });

  it('reaches no backlog when it is switched on', async () => {
    await tune(KEY, { enabled: false });
    moveTo('2026-06-01T12:00:00Z');
    const user = await withMatch();
    moveTo('2026-06-11T12:00:00Z');
    await tune(KEY, { enabled: true });
    expect(await remindersAt('2026-06-11T12:01:00Z', KEY, user)).toEqual([0]);
  });
});
