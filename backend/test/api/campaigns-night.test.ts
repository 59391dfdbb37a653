import { administrator, idOf } from '../support/accounts/administrator';
import { CampaignDesk } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { DAY, HOUR, MovableClock } from '../support/time/movable-clock';
import { timeForRetries } from '../support/mail/outbox-time';
import { TestApp } from '../support/test-app';

let app: TestApp;
let desk: CampaignDesk;
const clock = new MovableClock();
beforeAll(async () => {
  app = await TestApp.start({ clock, env: { CAMPAIGN_RATE_PER_SECOND: '1000' } });
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(() => app.close());
beforeEach(() => pass(clock.until(12)));

/** When the campaign sends next, once everything due has been given a later turn. */
async function eventuallyNext(id: string): Promise<string> {
  await eventually(async () => {
    const due = await app.sql(
      `select 1 from campaign_sends where campaign_id = $1 and status = 'pending' and due_at <= $2`,
      [id, clock.now()],
    );
    return due.length === 0;
  });
  const { forecast } = await desk.look(id);
  return forecast?.nextAt ?? '';
}

const localHour = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(clock.now());

/** An administrator's session ends after half an hour without use. */
async function pass(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await desk.admin.login();
}

describe('at night', () => {
  const NIGHT = 2;

  it('a campaign sent now waits for the morning of its recipients, and says until when', async () => {
    await pass(clock.until(NIGHT));
    const [berlin, tokyo] = [
      await app.member({ timezone: 'Europe/Berlin' }),
      await app.member({ timezone: 'Asia/Tokyo' }),
    ];
    const { id } = await desk.create({ segment: await desk.these(berlin, tokyo) });
    await desk.startNow(id);
    await eventually(() => desk.newsTo(tokyo).length === 1);
    const { forecast, status } = await desk.look(id);
    expect(status).toBe('sending');
    const nextAt = forecast?.nextAt ?? '';
    expect(forecast?.doneAt).toBe(nextAt);
    expect(desk.newsTo(berlin)).toEqual([]);
    await pass(Date.parse(nextAt) - clock.now().getTime());
    expect(localHour('Europe/Berlin')).toBe('08');
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(berlin)).toHaveLength(1);
  });

  it('an email that the mail server put off is not tried again', async () => {
    const user = await app.member({ timezone: 'UTC' });
    const { id } = await desk.create({ segment: await desk.these(user) });
    app.mails.treat(() => ({ refuse: 451 }));
    await desk.startNow(id);
    const userId = await idOf(app, user);
    await eventually(async () => {
      const tried = await app.sql(
        `select 1 from outbox where user_id = $1 and mail_type = 'campaign' and attempts > 0 and claimed_until is null`,
        [userId],
      );
      return tried.length === 1;
    });
    app.mails.treat(() => 'accept');
    await pass(clock.until(NIGHT));
    await timeForRetries(app, '1 hour');
    await eventually(async () => {
      const held = await app.sql(
        `select 1 from outbox where user_id = $1 and mail_type = 'campaign' and next_attempt_at > now() + interval '5 hours'`,
        [userId],
      );
      return held.length === 1;
    });
    expect(desk.newsTo(user)).toEqual([]);
    await pass(clock.until(9));
    await timeForRetries(app, '7 hours');
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(user)).toHaveLength(1);
  });
});

describe('a pause', () => {
  it('past the local hour of some makes them wait for it to come again, and wakes no one', async () => {
    const [berlin, newYork] = [
      await app.member({ timezone: 'Europe/Berlin' }),
      await app.member({ timezone: 'America/New_York' }),
    ];
    const { id } = await desk.create({ segment: await desk.these(berlin, newYork) });
    const day = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10);
    await desk.step(id, 'start', { kind: 'local-hour', day, hour: 18 }).expect(200);
    await pass(clock.until(11));
    await desk.selects(id, 2);
    await desk.step(id, 'pause').expect(200);
    await pass(clock.until(1));
    await desk.step(id, 'resume').expect(200);
    const nextAt = await eventuallyNext(id);
    expect(desk.newsTo(berlin)).toEqual([]);
    expect(desk.newsTo(newYork)).toEqual([]);
    await pass(Date.parse(nextAt) - clock.now().getTime());
    await eventually(() => desk.newsTo(berlin).length === 1);
    expect(localHour('Europe/Berlin')).toBe('18');
    expect(desk.newsTo(newYork)).toEqual([]);
    await pass(HOUR * 7);
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(newYork)).toHaveLength(1);
  });
});
