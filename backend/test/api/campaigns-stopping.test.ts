import type { AuditEntry } from '#contract/console/admin';
import type { CampaignActivity } from '#contract/console/campaigns/campaign-activity';
import { API } from '#contract/paths';
import { MailLogService } from '../../src/mail/log/mail-log.service';
import { administrator } from '../support/accounts/administrator';
import { CampaignDesk } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { MovableClock } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let desk: CampaignDesk;
const clock = new MovableClock();
beforeAll(async () => {
  app = await TestApp.start({ clock, env: { CAMPAIGN_RATE_PER_SECOND: '1000' } });
  // No campaign goes out at night.
  clock.advance(clock.until(12));
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(() => app.close());

const mailIdTo = (user: TestUser): string => desk.newsTo(user)[0]?.messageId.slice(1).split('@')[0] ?? '';

describe('a campaign that is reported as spam', () => {
  it('stops by itself, says why, and goes on only when an administrator wants it to', async () => {
    const awake: TestUser[] = [];
    for (let count = 0; count < 3; count += 1) awake.push(await app.member({ timezone: 'UTC' }));
    const asleep = await app.member({ timezone: 'Pacific/Auckland' });
    const { id } = await desk.create({ segment: await desk.these(...awake, asleep) });
    await desk.startNow(id);
    await eventually(() => awake.every((user) => desk.newsTo(user).length === 1));
    await eventually(async () => (await desk.look(id)).counts.sent === 3);
    expect(await desk.look(id)).toMatchObject({ status: 'sending', stoppedFor: null });
    for (const user of awake) await app.app.get(MailLogService).mark(mailIdTo(user), 'complained');
    await desk.reaches(id, 'paused');
    expect(await desk.look(id)).toMatchObject({ stoppedFor: 'complaints', counts: { pending: 1 } });
    const audit = await desk.admin.http.get(API.adminAudit).query({ action: 'campaigns.stop' }).expect(200);
    expect((audit.body as AuditEntry[])[0]).toMatchObject({
      actorEmail: 'Heart & Head',
      target: id,
      details: { reason: 'complaints', sent: '3', complained: '3' },
    });
    const resumed = await desk.step(id, 'resume').expect(200);
    expect(resumed.body).toMatchObject({ status: 'sending', stoppedFor: null });
    clock.advance(clock.until(23));
    await desk.reaches(id, 'completed');
    expect(desk.newsTo(asleep)).toHaveLength(1);
  });
});

describe('what came of a campaign', () => {
  it('is told by link and by hour, the first opening and the first click of each email', async () => {
    clock.advance(clock.until(12));
    await desk.admin.login();
    const [ada, ben] = [await app.member({ timezone: 'UTC' }), await app.member({ timezone: 'UTC' })];
    const { id } = await desk.create({ segment: await desk.these(ada, ben) });
    await desk.startNow(id);
    await desk.reaches(id, 'completed');
    const visitor = app.visitor();
    for (const user of [ada, ben]) {
      const html = desk.newsTo(user)[0]?.html ?? '';
      const [click] = /\/api\/mail\/click\/[\w.~-]+/.exec(html) ?? [''];
      const [open] = /\/api\/mail\/open\/[\w.~-]+/.exec(html) ?? [''];
      await visitor.http.get(open).expect(200);
      await visitor.http.get(open).expect(200);
      await visitor.http.get(click).expect(302);
    }
    const { body } = await desk.admin.http.get(API.adminCampaignActivity(id)).expect(200);
    const { links, hours } = body as CampaignActivity;
    expect(links).toEqual([{ url: 'https://dates.example/dashboard', clicks: 2 }]);
    const sum = (pick: (hour: CampaignActivity['hours'][number]) => number) =>
      hours.reduce((total, hour) => total + pick(hour), 0);
    expect([sum(({ opened }) => opened), sum(({ clicked }) => clicked)]).toEqual([2, 2]);
    expect(hours.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
    await desk.admin.http.get(API.adminCampaignActivity('01890000-0000-7000-8000-000000000000')).expect(404);
  });
});
