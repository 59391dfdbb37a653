import type { AuditEntry } from '#contract/console/admin';
import type { Campaign, MailPreview } from '#contract/console/campaigns/campaigns';
import { API } from '#contract/paths';
import { SuppressionsService } from '../../src/mail/suppressions/suppressions.service';
import { administrator } from '../support/accounts/administrator';
import { CampaignDesk, DRAFT } from '../support/mail/campaigns';
import { TestApp } from '../support/test-app';

let app: TestApp;
let desk: CampaignDesk;
beforeAll(async () => {
  app = await TestApp.start();
  desk = new CampaignDesk(app, await administrator(app));
});
afterAll(() => app.close());

const WORDS = { ...DRAFT, subject: 'News for {{firstName|you}}' };
const sendTest = (body: object) => desk.admin.http.post(API.adminCampaignTestSend).send(body);

async function preview(firstName?: string): Promise<MailPreview> {
  const { body } = await desk.admin.http
    .post(API.adminCampaignPreview)
    .send({ ...WORDS, firstName })
    .expect(200);
  return body as MailPreview;
}

describe('a preview', () => {
  it('is written to the administrator, to someone with another name, or to someone without one', async () => {
    expect((await preview()).subject).toBe('News for Grace');
    expect((await preview('Zoë')).subject).toBe('News for Zoë');
    const nameless = await preview('');
    expect(nameless.subject).toBe('News for you');
    expect(nameless.text).toContain('Hello there');
  });
});

describe('a test email', () => {
  it('goes to any address, says that it is a test, and doesn’t count toward any campaign', async () => {
    const to = 'colleague@elsewhere.example';
    const { body } = await sendTest({ ...WORDS, to, firstName: '' }).expect(200);
    expect(body).toEqual({ message: `A test is on its way to ${to}.` });
    const mail = await app.mails.waitFor(to, /^\[Test\] News for you$/);
    expect(mail.text).toContain('Hello there');
    const campaigns = (await desk.admin.http.get(API.adminCampaigns).expect(200)).body as Campaign[];
    expect(campaigns.every(({ counts }) => counts.recipients === 0 && counts.sent === 0)).toBe(true);
    const { body: entries } = await desk.admin.http
      .get(API.adminAudit)
      .query({ action: 'campaigns.test-send' })
      .expect(200);
    const [entry] = entries as AuditEntry[];
    expect(entry?.details).toEqual({ mailKind: 'experience', to: 'c•••@e•••.example' });
  });

  it('is not sent to a suppressed address', async () => {
    const to = 'gone@elsewhere.example';
    await app.app.get(SuppressionsService).suppress(to, 'experience', 'unsubscribed');
    const refused = await sendTest({ ...WORDS, to }).expect(409);
    expect(refused.body).toMatchObject({ code: 'campaign.test-suppressed' });
    await sendTest({ ...WORDS, to: 'no address' }).expect(400);
  });

  it('can be sent at most thirty times an hour', async () => {
    const other = new CampaignDesk(app, await administrator(app));
    const send = () =>
      other.admin.http.post(API.adminCampaignTestSend).send({ ...WORDS, to: 'many@elsewhere.example' });
    for (let count = 0; count < 30; count += 1) await send().expect(200);
    const refused = await send().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
