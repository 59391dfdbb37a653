import type { CampaignRecipient, CampaignRecipientPage } from '#contract/console/campaigns/campaign-list';
import type { SystemHealth } from '#contract/console/admin';
import { API } from '#contract/paths';
import { MailLogService } from '../../src/mail/log/mail-log.service';
import { administrator, idOf } from '../support/accounts/administrator';
import { CampaignDesk } from '../support/mail/campaigns';
import { eventually } from '../support/time/eventually';
import { complaintReport, deliveryReport } from '../support/mail/mail-reports';
import { DAY, MovableClock } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';
import { welcomed } from '../support/mail/welcome-mail';

const TOKEN = 'a-token-of-the-provider';

let app: TestApp;
let desk: CampaignDesk;
const clock = new MovableClock();
beforeAll(async () => {
  app = await TestApp.start({
    clock,
    env: { MAIL_WEBHOOK_TOKEN: TOKEN, CAMPAIGN_RATE_PER_SECOND: '1000' },
  });
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(() => app.close());

async function sendTo(...users: readonly TestUser[]): Promise<string> {
  const { id } = await desk.create({ segment: await desk.these(...users) });
  await desk.startNow(id);
  await desk.reaches(id, 'completed');
  return id;
}

const MOMENT = expect.any(String) as string;

const messageIdTo = (user: TestUser): string => desk.newsTo(user)[0]?.messageId ?? '';

function report(kind: 'bounces' | 'complaints', message: string) {
  return app
    .visitor()
    .http.post(`/api/mail/${kind}`)
    .set('authorization', `Bearer ${TOKEN}`)
    .type('message/rfc822')
    .send(message)
    .expect(200);
}

/** What a provider's report does, whichever provider it is. */
async function isReported(user: TestUser, kind: 'delivered' | 'refused'): Promise<void> {
  const [id = ''] = messageIdTo(user).slice(1).split('@');
  await app.app.get(MailLogService).mark(id, kind);
}

async function recipientOf(id: string): Promise<CampaignRecipient | undefined> {
  const { body } = await desk.admin.http.get(API.adminCampaignRecipients(id)).expect(200);
  return (body as CampaignRecipientPage).recipients[0];
}

async function mailHealth() {
  const { body } = await desk.admin.http.get(API.adminHealth).expect(200);
  return (body as SystemHealth).checks.find(({ name }) => name === 'mail');
}

describe("a campaign's delivery", () => {
  it('counts each recipient once, in the last state', async () => {
    // No campaign goes out at night.
    clock.advance(clock.until(12));
    await desk.admin.login();
    const users = [
      await app.member(),
      await app.member(),
      await app.member(),
      await app.member(),
      (await welcomed(app)).user,
    ] as const;
    const [quiet, reads, returned, reports, refused] = users;
    app.mails.refused.set(refused.email, 550);
    const id = await sendTo(...users);
    const none = { delivered: 0, bounced: 0, complained: 0, refused: 1, isReported: false };
    expect((await desk.look(id)).delivery).toEqual({ ...none, sent: 4 });

    for (const user of [reads, returned, reports]) await isReported(user, 'delivered');
    const about = (user: TestUser) => ({ address: user.email, messageId: messageIdTo(user) });
    for (let times = 0; times < 2; times += 1) {
      await report('bounces', deliveryReport({ ...about(returned), status: '5.1.1' }));
      await report('complaints', complaintReport(about(reports)));
    }
    expect(messageIdTo(quiet)).not.toBe('');
    const counted = { sent: 1, delivered: 1, bounced: 1, complained: 1, refused: 1, isReported: true };
    expect((await desk.look(id)).delivery).toEqual(counted);
    expect((await desk.look(id)).counts).toMatchObject({ sent: 4, failed: 1, bounced: 1 });

    // One complaint says nothing yet.
    expect((await mailHealth())?.state).toBe('healthy');
    for (const user of [quiet, reads]) await report('complaints', complaintReport(about(user)));
    expect(await mailHealth()).toMatchObject({
      state: 'warning',
      detail: expect.stringMatching(
        / \d+\.\d% of the last 7 days' email was reported as spam \(3 of \d+\)/,
      ) as string,
    });
    const complained = { ...counted, sent: 0, delivered: 0, complained: 3 };
    expect((await desk.look(id)).delivery).toEqual(complained);

    // What is forgotten stays counted.
    await app.sql(`update mail_log set sent_at = sent_at - $1 * interval '1 day' where campaign_id = $2`, [
      40,
      id,
    ]);
    await app.app.get(MailLogService).deleteOld();
    expect(await app.sql('select 1 from mail_log where campaign_id = $1', [id])).toEqual([]);
    expect((await desk.look(id)).delivery).toEqual(complained);
  });

  it('follows an email that is refused at first and sent later', async () => {
    const refused = (await welcomed(app)).user;
    clock.advance(DAY);
    await desk.admin.login();
    app.mails.refused.set(refused.email, 550);
    const id = await sendTo(refused);
    const sentToday = async () => {
      const [row] = await app.sql<{ sent: number }>(
        `select coalesce(sum(amount), 0)::int as sent from rollups where metric = 'mail:sent-by-day'`,
      );
      return row?.sent ?? 0;
    };
    const mails = async () => {
      const log = await app.app.get(MailLogService).listFor(await idOf(app, refused));
      return log.filter(({ emailType }) => emailType === 'campaign');
    };
    expect((await mails()).map(({ outcome }) => outcome)).toEqual(['refused']);
    const atOnce = { state: 'failed', sentAt: null, refusedAt: MOMENT, bouncedAt: null };
    expect(await recipientOf(id)).toMatchObject(atOnce);
    const before = await sentToday();

    app.mails.refused.clear();
    await app.sql('delete from suppressions');
    const ids = (await mails()).map((mail) => mail.id);
    await desk.admin.http.post(API.adminEmailsSendNow).send({ ids }).expect(200);
    await eventually(() => desk.newsTo(refused).length === 1);
    await eventually(async () => (await mails())[0]?.outcome === 'sent');
    const delivery = { sent: 1, delivered: 0, bounced: 0, complained: 0, refused: 0 };
    expect((await desk.look(id)).delivery).toMatchObject(delivery);
    expect((await desk.look(id)).counts).toMatchObject({ sent: 1, failed: 0, bounced: 0 });
    expect(await sentToday()).toBe(before + 1);
    expect(await recipientOf(id)).toMatchObject({ state: 'sent', sentAt: MOMENT, refusedAt: null });

    await report('complaints', complaintReport({ address: refused.email, messageId: messageIdTo(refused) }));
    expect((await desk.look(id)).delivery).toMatchObject({ sent: 0, complained: 1, refused: 0 });
  });

  it('is told for each email of a user', async () => {
    clock.advance(DAY);
    await desk.admin.login();
    const user = await app.member();
    await sendTo(user);
    const outcome = async () => {
      const log = await app.app.get(MailLogService).listFor(await idOf(app, user));
      return log.find(({ emailType }) => emailType === 'campaign')?.outcome;
    };
    expect(await outcome()).toBe('sent');
    await isReported(user, 'delivered');
    expect(await outcome()).toBe('delivered');
    const message = deliveryReport({ address: user.email, messageId: messageIdTo(user), status: '5.1.1' });
    await report('bounces', message);
    expect(await outcome()).toBe('bounced');
  });

  it('is told for each recipient, also when the provider drops an email that it took', async () => {
    clock.advance(DAY);
    await desk.admin.login();
    const user = await app.member();
    const id = await sendTo(user);
    const taken = { state: 'sent', sentAt: MOMENT, deliveredAt: null, refusedAt: null };
    expect(await recipientOf(id)).toMatchObject(taken);
    await isReported(user, 'refused');
    expect(await recipientOf(id)).toMatchObject({ ...taken, refusedAt: MOMENT });
    await isReported(user, 'delivered');
    expect(await recipientOf(id)).toMatchObject({ ...taken, refusedAt: MOMENT, deliveredAt: MOMENT });
  });
});
