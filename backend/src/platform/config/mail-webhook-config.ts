import { createPublicKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader';
import { StartupError } from './startup-error';

/** What proves that a report comes from the provider; null where its webhook is off. */
export interface MailWebhooksConfig {
  /** The SNS topics whose messages are taken. */
  readonly sesTopics: readonly string[] | null;
  readonly postmarkToken: string | null;
  readonly sendgridKey: KeyObject | null;
  readonly mailgunKey: string | null;
}

export function readMailWebhooks(read: EnvironmentReader): MailWebhooksConfig {
  return {
    sesTopics: readTopics(read.secret('SES_TOPIC_ARN')),
    postmarkToken: readToken(read.secret('POSTMARK_WEBHOOK_TOKEN')),
    sendgridKey: readPublicKey(read.secret('SENDGRID_WEBHOOK_PUBLIC_KEY')),
    mailgunKey: readSigningKey(read.secret('MAILGUN_WEBHOOK_SIGNING_KEY')),
  };
}

const TOPIC_ARN = /^arn:aws(-[a-z]+)*:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}(\.fifo)?$/;

function readTopics(text: string | null): string[] | null {
  if (text === null) return null;
  const topics = text.split(',').map((topic) => topic.trim());
  for (const topic of topics)
    if (!TOPIC_ARN.test(topic))
      throw new StartupError(
        `SES_TOPIC_ARN must be ARNs of SNS topics like arn:aws:sns:us-east-1:123456789012:mail, separated by commas; "${topic}" is not one.`,
      );
  return topics;
}

/** It is part of an address, so it has only what needs no escaping there. */
function readToken(token: string | null): string | null {
  if (token !== null && !/^[\w-]{16,}$/.test(token))
    throw new StartupError(
      'POSTMARK_WEBHOOK_TOKEN must be at least 16 letters, digits, - or _. Make one with: openssl rand -hex 24',
    );
  return token;
}

function readPublicKey(text: string | null): KeyObject | null {
  if (text === null) return null;
  const key = keyIn(text.replace(/-----[A-Z ]+-----|\s|\\n/g, ''));
  if (!key)
    throw new StartupError(
      'SENDGRID_WEBHOOK_PUBLIC_KEY must be the verification key that SendGrid shows for its signed event webhook.',
    );
  return key;
}

/** Null unless it is a key of the curve P-256, in base64. */
function keyIn(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

function readSigningKey(key: string | null): string | null {
  if (key !== null && !/^[!-~]{16,}$/.test(key))
    throw new StartupError(
      'MAILGUN_WEBHOOK_SIGNING_KEY must be the HTTP webhook signing key of your Mailgun account, without spaces.',
    );
  return key;
}
