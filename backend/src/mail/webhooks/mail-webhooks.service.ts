import { timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { MailProvider, MailWebhookAnswer } from '#contract/console/mail-events';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { sha256 } from '../../platform/crypto/tokens';
import { Transaction } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import type { MailFact } from '../events/mail-fact';
import { MailFactsService } from '../events/mail-facts.service';
import { isFresh, isSignedByMailgun, mailgunFacts, mailgunSignatureIn } from './mailgun-events';
import { postmarkFacts } from './postmark-events';
import { isSignedBySendgrid, sendgridFacts } from './sendgrid-events';
import { sesFacts } from './ses-events';
import { isCertificateUrl, isOfAmazon, isSignedBy, readSnsMessage, type SnsMessage } from './sns-message';
import { SnsEndpoint } from './sns-endpoint';
import { fieldsIn, jsonIn } from './webhook-fields';
import { WebhookTokenRepository } from './webhook-token.repository';

/** A provider's call, as it came. */
interface WebhookCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/**
 * What mail providers say became of our emails. Each webhook is off until what proves its calls is configured; nothing of
 * a call is stored or logged but what follows for the email it names.
 */
@Injectable()
export class MailWebhooksService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly facts: MailFactsService,
    private readonly sns: SnsEndpoint,
    private readonly tokens: WebhookTokenRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Throws request.not-found, mail.webhook-unreadable, mail.webhook-password-wrong, mail.webhook-signature-invalid,
   * mail.webhook-topic-unknown, mail.webhook-stale and mail.webhook-certificate-missing.
   */
  take(provider: MailProvider, call: WebhookCall): Promise<MailWebhookAnswer> {
    switch (provider) {
      case 'ses':
        return this.takeFromSes(call);
      case 'postmark':
        return this.takeFromPostmark(call);
      case 'sendgrid':
        return this.takeFromSendgrid(call);
      case 'mailgun':
        return this.takeFromMailgun(call);
    }
  }

  async deleteOldTokens(): Promise<void> {
    await this.tokens.deleteOld();
  }

  private async takeFromSes({ body }: WebhookCall): Promise<MailWebhookAnswer> {
    const topics = required(this.config.mail.webhooks.sesTopics);
    const message = readSnsMessage(jsonIn(body));
    if (!message) throw new DomainError('mail.webhook-unreadable');
    if (!topics.includes(message.topic)) throw new DomainError('mail.webhook-topic-unknown');
    await this.requireSignature(message);
    if (message.type === 'Notification') return this.count(sesFacts(jsonIn(message.message)));
    if (message.type !== 'SubscriptionConfirmation') return { counted: 0 };
    const { subscribeUrl } = message;
    if (subscribeUrl === null || !isOfAmazon(subscribeUrl)) throw new DomainError('mail.webhook-unreadable');
    await reachable(this.sns.confirm(subscribeUrl));
    this.logger.log('Confirmed the subscription to a topic in SES_TOPIC_ARN');
    return { counted: 0 };
  }

  private async requireSignature(message: SnsMessage): Promise<void> {
    if (!isCertificateUrl(message.certificateUrl)) throw new DomainError('mail.webhook-signature-invalid');
    const certificate = await reachable(this.sns.certificateAt(message.certificateUrl));
    if (!isSignedBy(certificate, message)) throw new DomainError('mail.webhook-signature-invalid');
  }

  private takeFromPostmark({ headers, body }: WebhookCall): Promise<MailWebhookAnswer> {
    const token = required(this.config.mail.webhooks.postmarkToken);
    const { authorization = '' } = headers;
    const [, basic = ''] = /^Basic ([\w+/=]+)$/i.exec(String(authorization)) ?? [];
    const [, ...password] = Buffer.from(basic, 'base64').toString().split(':');
    if (!timingSafeEqual(sha256(password.join(':')), sha256(token)))
      throw new DomainError('mail.webhook-password-wrong');
    return this.count(postmarkFacts(parsed(body)));
  }

  private takeFromSendgrid({ headers, body }: WebhookCall): Promise<MailWebhookAnswer> {
    const key = required(this.config.mail.webhooks.sendgridKey);
    const signature = String(headers['x-twilio-email-event-webhook-signature'] ?? '');
    const timestamp = String(headers['x-twilio-email-event-webhook-timestamp'] ?? '');
    if (!isSignedBySendgrid(key, { signature, timestamp, body }))
      throw new DomainError('mail.webhook-signature-invalid');
    return this.count(sendgridFacts(parsed(body)));
  }

  private takeFromMailgun({ body }: WebhookCall): Promise<MailWebhookAnswer> {
    const key = required(this.config.mail.webhooks.mailgunKey);
    const report = parsed(body);
    const signature = mailgunSignatureIn(report);
    if (!signature || !isSignedByMailgun(key, signature))
      throw new DomainError('mail.webhook-signature-invalid');
    if (!isFresh(signature, this.clock.now())) throw new DomainError('mail.webhook-stale');
    // A token is taken with its effects: what failed may come again.
    return this.transaction.run(async () => {
      if (!(await this.tokens.take(sha256(signature.token)))) throw new DomainError('mail.webhook-stale');
      return this.count(mailgunFacts(report));
    });
  }

  /** One at a time, so that a long list holds no locks. What was taken before a failure counts once all the same. */
  private async count(facts: readonly MailFact[]): Promise<MailWebhookAnswer> {
    let counted = 0;
    for (const fact of facts) if ((await this.facts.take(fact)).isNew) counted += 1;
    return { counted };
  }
}

/** Throws request.not-found for a webhook that is off. */
function required<Setting>(setting: Setting | null): Setting {
  if (setting === null) throw new DomainError('request.not-found');
  return setting;
}

/** Throws mail.webhook-unreadable. */
function parsed(body: string): unknown {
  const value = jsonIn(body);
  if (!Array.isArray(value) && Object.keys(fieldsIn(value)).length === 0)
    throw new DomainError('mail.webhook-unreadable');
  return value;
}

/** Throws mail.webhook-certificate-missing, which asks Amazon to try again. */
async function reachable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch {
    throw new DomainError('mail.webhook-certificate-missing');
  }
}
