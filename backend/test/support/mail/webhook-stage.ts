import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { MailProvider } from '#contract/console/mail-events';
import { API } from '#contract/paths';
import { outboxIdOf } from '../../../src/mail/message-id';
import { SuppressionsService } from '../../../src/mail/suppressions/suppressions.service';
import { OutgoingClient } from '../../../src/platform/outgoing/outgoing-client';
import { ownCertificate } from '../servers/own-certificate';
import {
  MAILGUN_FAILURE,
  mailgunCall,
  mailgunEvent,
  POSTMARK,
  sendgridEvent,
  sendgridHeaders,
  type Reported,
} from './provider-reports';
import { SES, snsMessage, TOPIC } from './ses-reports';
import { TestApp } from '../test-app';
import type { welcomed } from './welcome-mail';

export type Sent = Awaited<ReturnType<typeof welcomed>>;
export const RAW_TOKEN = 'a-token-of-the-provider';
export const POSTMARK_TOKEN = 'a-long-token-of-postmark';
export const MAILGUN_KEY = 'a-long-signing-key-of-mailgun';
const METRICS_TOKEN = 'a-token-of-the-operator';

export const about = ({ user, mail }: Sent): Reported => ({
  address: user.email,
  mailId: outboxIdOf(mail.messageId) ?? '',
});

/** The product with every webhook on, and what the providers post to it. Amazon's certificate is our own. */
export class WebhookStage {
  /** What the product asked of Amazon. */
  readonly fetched: string[] = [];
  amazonAnswers = (): Response => new Response(this.amazon.pem);
  private tokens = 0;

  private constructor(
    readonly app: TestApp,
    readonly amazon: { readonly pem: string; readonly privateKey: KeyObject },
    readonly sendgridKey: KeyObject,
  ) {
    jest.spyOn(app.app.get(OutgoingClient), 'fetch').mockImplementation((url) => {
      this.fetched.push(url);
      return Promise.resolve().then(() => this.amazonAnswers());
    });
  }

  static async start(): Promise<WebhookStage> {
    const sendgrid = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const app = await TestApp.start({
      env: {
        MAIL_WEBHOOK_TOKEN: RAW_TOKEN,
        METRICS_TOKEN,
        SES_TOPIC_ARN: `arn:aws:sns:eu-west-1:123456789012:other, ${TOPIC}`,
        POSTMARK_WEBHOOK_TOKEN: POSTMARK_TOKEN,
        SENDGRID_WEBHOOK_PUBLIC_KEY: sendgrid.publicKey
          .export({ type: 'spki', format: 'der' })
          .toString('base64'),
        MAILGUN_WEBHOOK_SIGNING_KEY: MAILGUN_KEY,
      },
    });
    return new WebhookStage(app, ownCertificate('sns.us-east-1.amazonaws.com'), sendgrid.privateKey);
  }

  post(provider: string) {
    return this.app.visitor().http.post(API.mailWebhook(provider));
  }

  fromSes(envelope: object) {
    const type = 'text/plain; charset=UTF-8';
    return this.post('ses').type(type).set('x-amz-sns-message-type', 'any').send(JSON.stringify(envelope));
  }

  fromPostmark(body: object, password = POSTMARK_TOKEN) {
    return this.post('postmark').auth('postmark', password).send(body);
  }

  fromSendgrid(events: readonly object[], key = this.sendgridKey) {
    const body = JSON.stringify(events, null, 1);
    return this.post('sendgrid').type('application/json').set(sendgridHeaders(key, body)).send(body);
  }

  fromMailgun(event: object, key = MAILGUN_KEY, at = new Date()) {
    this.tokens += 1;
    const token = `${'0'.repeat(44)}${this.tokens}`;
    return this.post('mailgun').send(mailgunCall(key, event, { at, token }));
  }

  /** Has a provider say what became of an email. */
  say(provider: MailProvider, kind: 'delivered' | 'bounced' | 'complained', sent: Sent) {
    const mail = about(sent);
    const { privateKey } = this.amazon;
    switch (provider) {
      case 'ses': {
        const bounce = SES.published(mail, SES.bounce(mail));
        if (kind === 'bounced') return this.fromSes(snsMessage(privateKey, bounce, { version: '2' }));
        return this.fromSes(
          snsMessage(privateKey, SES[kind === 'delivered' ? 'delivery' : 'complaint'](mail)),
        );
      }
      case 'postmark': {
        const bodies = {
          delivered: POSTMARK.delivery(mail),
          bounced: POSTMARK.bounce(mail),
          complained: POSTMARK.complaint(mail),
        };
        return this.fromPostmark(bodies[kind]);
      }
      case 'sendgrid': {
        const events = {
          delivered: sendgridEvent(mail, 'delivered'),
          bounced: sendgridEvent(mail, 'bounce'),
          complained: sendgridEvent(mail, 'spamreport'),
        };
        return this.fromSendgrid([events[kind]]);
      }
      case 'mailgun': {
        const failed = kind === 'bounced';
        return this.fromMailgun(mailgunEvent(mail, failed ? 'failed' : kind, failed ? MAILGUN_FAILURE : {}));
      }
    }
  }

  /** Of the user's address, as `all bounced`. */
  async suppressed({ user }: Sent): Promise<string[]> {
    const entries = await this.app.app.get(SuppressionsService).exportFor(user.email);
    return entries.map(({ mailKind, reason }) => `${mailKind} ${reason}`);
  }

  /** How many reports of a kind the metrics count. */
  async reported(kind: string): Promise<number> {
    const visitor = this.app.visitor().http.get('/metrics');
    const { text } = await visitor.set('authorization', `Bearer ${METRICS_TOKEN}`).expect(200);
    return Number(new RegExp(`^mail_reports_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
  }
}
