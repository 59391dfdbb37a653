import { generateKeyPairSync } from 'node:crypto';
import { MailWebhooksService } from '../../src/mail/webhooks/mail-webhooks.service';
import { ownCertificate } from '../support/servers/own-certificate';
import {
  mailgunCall,
  mailgunEvent,
  POSTMARK,
  sendgridEvent,
  sendgridHeaders,
} from '../support/mail/provider-reports';
import {
  CERTIFICATE_URL,
  SES,
  snsMessage,
  subscription,
  SUBSCRIBE_URL,
  TOPIC,
} from '../support/mail/ses-reports';
import type { TestApp } from '../support/test-app';
import { about, MAILGUN_KEY, POSTMARK_TOKEN, WebhookStage } from '../support/mail/webhook-stage';
import { marksOf, welcomed } from '../support/mail/welcome-mail';

const stranger = ownCertificate('sns.us-east-1.amazonaws.com');

let stage: WebhookStage;
let app: TestApp;
beforeAll(async () => {
  stage = await WebhookStage.start();
  app = stage.app;
});
afterAll(() => app.close());
beforeEach(() => {
  stage.fetched.length = 0;
  stage.amazonAnswers = () => new Response(stage.amazon.pem);
});

describe('the webhook of Amazon SES', () => {
  const bounce = async () => SES.bounce(about(await welcomed(app)));

  it('fetches each certificate once', async () => {
    const url = CERTIFICATE_URL.replace('01d088', 'aaaaaa');
    for (let times = 0; times < 2; times += 1)
      await stage
        .fromSes(snsMessage(stage.amazon.privateKey, await bounce(), { SigningCertURL: url }))
        .expect(200);
    expect(stage.fetched).toEqual([url]);
  });

  it('refuses what Amazon did not sign, and fetches a certificate from nowhere else', async () => {
    const message = await bounce();
    const signed = snsMessage(stage.amazon.privateKey, message);
    const forged = [
      snsMessage(stranger.privateKey, message),
      { ...signed, Message: JSON.stringify({ ...message, more: 1 }) },
      { ...signed, SignatureVersion: '2' },
      { ...signed, Signature: 'AA==' },
      snsMessage(stage.amazon.privateKey, message, { SigningCertURL: 'https://example.org/a.pem' }),
    ];
    for (const envelope of forged) {
      const answer = await stage.fromSes(envelope).expect(403);
      expect(answer.body).toMatchObject({ code: 'mail.webhook-signature-invalid' });
    }
    expect(stage.fetched.filter((url) => url !== CERTIFICATE_URL)).toEqual([]);
  });

  it('refuses other topics before anything else', async () => {
    const other = snsMessage(stage.amazon.privateKey, await bounce(), { TopicArn: `${TOPIC}-2` });
    const answer = await stage.fromSes(other).expect(403);
    expect(answer.body).toMatchObject({ code: 'mail.webhook-topic-unknown' });
    expect(stage.fetched).toEqual([]);
  });

  it('asks Amazon to try again while the certificate cannot be stage.fetched', async () => {
    const url = CERTIFICATE_URL.replace('01d088', 'bbbbbb');
    const envelope = snsMessage(stage.amazon.privateKey, await bounce(), { SigningCertURL: url });
    stage.amazonAnswers = () => new Response('', { status: 500 });
    await stage.fromSes(envelope).expect(503);
    stage.amazonAnswers = () => {
      throw new Error('no network');
    };
    await stage.fromSes(envelope).expect(503);
    stage.amazonAnswers = () => new Response(stage.amazon.pem);
    await stage.fromSes(envelope).expect(200);
  });

  it('confirms its subscription, at Amazon only', async () => {
    await stage.fromSes(subscription(stage.amazon.privateKey)).expect(200);
    expect(stage.fetched).toContain(SUBSCRIBE_URL);
    stage.fetched.length = 0;
    await stage
      .fromSes(subscription(stage.amazon.privateKey, 'https://example.org/?Action=ConfirmSubscription'))
      .expect(400);
    await stage.fromSes(subscription(stranger.privateKey)).expect(403);
    expect(stage.fetched).toEqual([]);
  });

  it('takes the greeting of a new event destination', async () => {
    const greeting = 'Successfully validated SNS topic for Amazon SES event publishing.';
    expect((await stage.fromSes(snsMessage(stage.amazon.privateKey, greeting)).expect(200)).body).toEqual({
      counted: 0,
    });
  });
});

describe('the webhook of Postmark', () => {
  it('requires its password', async () => {
    const body = POSTMARK.bounce(about(await welcomed(app)));
    const answer = await stage.fromPostmark(body, 'wrong').expect(401);
    expect(answer.body).toMatchObject({ code: 'mail.webhook-password-wrong' });
    await stage.post('postmark').send(body).expect(401);
    await stage.post('postmark').set('authorization', `Bearer ${POSTMARK_TOKEN}`).send(body).expect(401);
  });

  it('unsubscribes who unsubscribed there', async () => {
    const sent = await welcomed(app);
    await stage.fromPostmark(POSTMARK.subscriptionChange(about(sent))).expect(200);
    expect(await stage.suppressed(sent)).toEqual(['experience unsubscribed', 'marketing unsubscribed']);
    expect(await marksOf(app, sent.user)).toMatchObject({ unsubscribedAt: expect.any(Date) as Date });
  });
});

describe('the webhook of SendGrid', () => {
  it('refuses what it did not sign', async () => {
    const events = [sendgridEvent(about(await welcomed(app)), 'delivered')];
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const answer = await stage.fromSendgrid(events, other.privateKey).expect(403);
    expect(answer.body).toMatchObject({ code: 'mail.webhook-signature-invalid' });
    await stage.post('sendgrid').send(events).expect(403);
    const body = JSON.stringify(events);
    const headers = sendgridHeaders(stage.sendgridKey, body);
    const later = { ...headers, 'x-twilio-email-event-webhook-timestamp': '1769526061' };
    await stage.post('sendgrid').type('application/json').set(later).send(body).expect(403);
  });

  it('takes a list, each event once, and drops nothing for one that is strange', async () => {
    const [one, other] = [await welcomed(app), await welcomed(app)];
    const events = [
      sendgridEvent(about(one), 'processed'),
      sendgridEvent(about(one), 'delivered'),
      { event: 'delivered', email: 7 },
      sendgridEvent(about(other), 'dropped', { reason: 'Bounced Address' }),
      sendgridEvent(about(one), 'delivered'),
    ];
    expect((await stage.fromSendgrid(events).expect(200)).body).toEqual({ counted: 2 });
    expect(await stage.suppressed(other)).toEqual(['all refused']);
    expect(await marksOf(app, other.user)).toMatchObject({ refusedAt: expect.any(Date) as Date });
  });
});

describe('the webhook of Mailgun', () => {
  it('refuses what it did not sign', async () => {
    const event = mailgunEvent(about(await welcomed(app)), 'delivered');
    const answer = await stage.fromMailgun(event, 'another-signing-key').expect(403);
    expect(answer.body).toMatchObject({ code: 'mail.webhook-signature-invalid' });
    await stage.post('mailgun').send({ 'event-data': event }).expect(403);
  });

  it('takes what is tried again after an outage of hours, and refuses what is older', async () => {
    const event = mailgunEvent(about(await welcomed(app)), 'delivered');
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const answer = await stage.fromMailgun(event, MAILGUN_KEY, ago(9 * 60 + 1)).expect(406);
    expect(answer.body).toMatchObject({ code: 'mail.webhook-stale' });
    await stage.fromMailgun(event, MAILGUN_KEY, ago(-16)).expect(406);
    await stage.fromMailgun(event, MAILGUN_KEY, ago(9 * 60 - 1)).expect(200);
  });

  it('takes a token once, and forgets it when it is too old anyway', async () => {
    const event = mailgunEvent(about(await welcomed(app)), 'delivered');
    const call = mailgunCall(MAILGUN_KEY, event, { at: new Date(), token: 'b'.repeat(50) });
    await stage.post('mailgun').send(call).expect(200);
    const answer = await stage.post('mailgun').send(call).expect(406);
    expect(answer.body).toMatchObject({ code: 'mail.webhook-stale' });
    const kept = async () => (await app.sql('select 1 from mail_webhook_tokens')).length;
    await app.sql(`update mail_webhook_tokens set taken_at = now() - interval '9 hours 16 minutes'`);
    await app.app.get(MailWebhooksService).deleteOldTokens();
    expect(await kept()).toBeGreaterThan(0);
    await app.sql(`update mail_webhook_tokens set taken_at = now() - interval '10 hours 1 minute'`);
    const event2 = mailgunEvent(about(await welcomed(app)), 'delivered');
    await stage.fromMailgun(event2).expect(200);
    await app.app.get(MailWebhooksService).deleteOldTokens();
    expect(await kept()).toBe(1);
  });
});
