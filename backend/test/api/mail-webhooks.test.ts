import { MAIL_PROVIDERS } from '#contract/console/mail-events';
import { API } from '#contract/paths';
import { deliveryReport } from '../support/mail/mail-reports';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';
import { about, POSTMARK_TOKEN, RAW_TOKEN, WebhookStage, type Sent } from '../support/mail/webhook-stage';
import { marksOf, welcomed } from '../support/mail/welcome-mail';

let stage: WebhookStage;
let app: TestApp;
beforeAll(async () => {
  stage = await WebhookStage.start();
  app = stage.app;
});
afterAll(() => app.close());

describe('before anything is reported', () => {
  it('every kind of report is counted at 0', async () => {
    for (const kind of ['delivered', 'bounced', 'complained', 'refused', 'unsubscribed'])
      expect(await stage.reported(kind)).toBe(0);
  });

  it('emails carry what each configured provider repeats', async () => {
    const sent = await welcomed(app);
    const { mailId } = about(sent);
    const headers = Object.fromEntries(sent.mail.headers) as Record<string, unknown>;
    expect(headers).toMatchObject({
      'x-ses-message-tags': `mail_id=${mailId}`,
      'x-pm-metadata-mail-id': mailId,
      'x-pm-keepid': 'true',
      'x-smtpapi': JSON.stringify({ unique_args: { mail_id: mailId } }),
      'x-mailgun-variables': JSON.stringify({ mail_id: mailId }),
    });
  });
});

describe.each(MAIL_PROVIDERS)('what %s reports', (provider) => {
  type Kind = Parameters<WebhookStage['say']>[1];
  const say = (kind: Kind, sent: Sent) => stage.say(provider, kind, sent);

  it('is recorded on the email: delivered, and returned later', async () => {
    const sent = await welcomed(app);
    expect((await say('delivered', sent).expect(200)).body).toEqual({ counted: 1 });
    expect(await marksOf(app, sent.user)).toMatchObject({
      deliveredAt: expect.any(Date) as Date,
      bouncedAt: null,
    });
    expect(await stage.suppressed(sent)).toEqual([]);
    expect((await say('bounced', sent).expect(200)).body).toEqual({ counted: 1 });
    expect(await marksOf(app, sent.user)).toMatchObject({ bouncedAt: expect.any(Date) as Date });
    expect(await stage.suppressed(sent)).toEqual(['all bounced']);
  });

  it('unsubscribes from both kinds after a complaint, and counts it once', async () => {
    const sent = await welcomed(app);
    const before = await stage.reported('complained');
    expect((await say('complained', sent).expect(200)).body).toEqual({ counted: 1 });
    expect(await stage.suppressed(sent)).toEqual(['experience complained', 'marketing complained']);
    await sent.user.http.patch('/api/user/profile').send({ experienceEmails: true }).expect(200);
    expect((await say('complained', sent).expect(200)).body).toEqual({ counted: 0 });
    expect(await stage.suppressed(sent)).toEqual(['marketing complained']);
    expect(await stage.reported('complained')).toBe(before + 1);
  });

  it('changes nothing for an email of someone else, or none of ours', async () => {
    const [one, other] = [await welcomed(app), await welcomed(app)];
    const mixed = { user: one.user, mail: other.mail };
    await say('bounced', mixed).expect(200);
    expect(await stage.suppressed(one)).toEqual([]);
    expect(await stage.suppressed(other)).toEqual([]);
    const unknown = { ...one.mail, messageId: '<01890000-0000-7000-8000-000000000000@dates.example>' };
    expect((await say('bounced', { user: one.user, mail: unknown }).expect(200)).body).toEqual({
      counted: 0,
    });
  });

  it('counts once when the raw report of it comes too', async () => {
    const sent = await welcomed(app);
    const before = await stage.reported('bounced');
    await say('bounced', sent).expect(200);
    const message = deliveryReport({
      address: sent.user.email,
      messageId: sent.mail.messageId,
      status: '5.1.1',
    });
    await app
      .visitor()
      .http.post('/api/mail/bounces')
      .set('authorization', `Bearer ${RAW_TOKEN}`)
      .type('message/rfc822')
      .send(message)
      .expect(200);
    expect(await stage.reported('bounced')).toBe(before + 1);
  });

  it('is not taken when it is not readable', async () => {
    for (const body of ['', 'no JSON', '7', '"text"'])
      expect([400, 403]).toContain(
        (await stage.post(provider).auth('postmark', POSTMARK_TOKEN).type('application/json').send(body))
          .status,
      );
    await stage.post(provider).type('message/rfc822').send('Subject: x\n\ny').expect(415);
    await stage
      .post(provider)
      .type('application/json')
      .send(`"${'x'.repeat(1_000_001)}"`)
      .expect(413);
  });
});

describe('a webhook', () => {
  it('is off without its variable', async () => {
    const other = await TestApp.start({ env: WITHOUT_REDIS });
    for (const provider of [...MAIL_PROVIDERS, 'unknown'])
      await other
        .visitor()
        .http.post(API.mailWebhook(provider))
        .send([{ a: 1 }])
        .expect(404);
    await other.close();
    await stage.post('unknown').send([]).expect(404);
  });
});
