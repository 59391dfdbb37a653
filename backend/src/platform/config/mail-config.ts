import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isLoopbackHost } from '../outgoing/network-address';
import type { EnvironmentReader } from './environment-reader';
import { readMailWebhooks, type MailWebhooksConfig } from './mail-webhook-config';
import { StartupError } from './startup-error';

interface DkimConfig {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

export interface MailConfig {
  /** Whether email may be handed over only once STARTTLS has encrypted the connection; smtps:// always has. */
  readonly requiresStartTls: boolean;
  /** Whether optional email tracks opens and clicks. */
  readonly tracking: boolean;
  /** The bearer token for bounce and complaint reports; null accepts no reports. */
  readonly webhookToken: string | null;
  readonly webhooks: MailWebhooksConfig;
  readonly dkim: DkimConfig | null;
}

export function readMail(read: EnvironmentReader): MailConfig {
  return {
    requiresStartTls: requiresStartTls(
      read.url('SMTP_URL', ['smtp:', 'smtps:']),
      read.text('SMTP_ALLOW_PLAINTEXT', 'false'),
    ),
    tracking: read.oneOf('MAIL_TRACKING', ['on', 'off'] as const, 'on') === 'on',
    webhookToken: read.secret('MAIL_WEBHOOK_TOKEN'),
    webhooks: readMailWebhooks(read),
    dkim: readDkim(read),
  };
}

/** `allowed`: true, false, or the one host that may be spoken to in plaintext. */
function requiresStartTls(smtpUrl: string, allowed: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  if (allowed !== 'true' && allowed !== 'false' && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(allowed))
    throw new StartupError(
      `SMTP_ALLOW_PLAINTEXT must be true, false, or the name of the mail server it is meant for, not "${allowed}".`,
    );
  const isAllowed = allowed === 'true' || allowed.toLowerCase() === hostname.toLowerCase();
  return protocol === 'smtp:' && !isLoopbackHost(hostname) && !isAllowed;
}

/** All three or none. */
function readDkim(read: EnvironmentReader): DkimConfig | null {
  const given = {
    DKIM_DOMAIN: read.text('DKIM_DOMAIN', ''),
    DKIM_SELECTOR: read.text('DKIM_SELECTOR', ''),
    DKIM_PRIVATE_KEY: read.text('DKIM_PRIVATE_KEY', ''),
  };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === '' ? [name] : []));
  if (missing.length === Object.keys(given).length) return null;
  if (missing.length > 0)
    throw new StartupError(
      `${missing.join(' and ')} must be set too: DKIM needs a domain, a selector and a key.`,
    );
  for (const name of ['DKIM_DOMAIN', 'DKIM_SELECTOR'] as const)
    if (!/^[a-z0-9_]([a-z0-9_.-]*[a-z0-9])?$/i.test(given[name]))
      throw new StartupError(`${name} must be a name like mail or example.com, not "${given[name]}".`);
  return {
    domain: given.DKIM_DOMAIN,
    selector: given.DKIM_SELECTOR,
    privateKey: readPrivateKey(given.DKIM_PRIVATE_KEY),
  };
}

/** Receivers ignore signatures of shorter keys (RFC 8301). */
const SHORTEST_KEY_BITS = 1_024;

/** PEM text, with line breaks optionally written as \n, or the path of a PEM file. */
function readPrivateKey(value: string): string {
  const pem = pemIn(value);
  const key = pem === null ? null : rsaKeyIn(pem);
  if (pem === null || key === null)
    throw new StartupError(
      'DKIM_PRIVATE_KEY must be an RSA private key in PEM, or the path of a file that contains one.',
    );
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_KEY_BITS || !canSign(key))
    throw new StartupError(
      `DKIM_PRIVATE_KEY signs nothing that receivers accept: it must have at least ${SHORTEST_KEY_BITS} bits. Make one with: openssl genrsa 2048`,
    );
  return pem;
}

/** Null instead of an error, which might quote the key. */
function pemIn(value: string): string | null {
  try {
    return value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
  } catch {
    return null;
  }
}

function rsaKeyIn(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

/** Email whose signing fails would go out unsigned. */
function canSign(key: KeyObject): boolean {
  const probe = Buffer.from('from:probe');
  try {
    return verify('RSA-SHA256', probe, createPublicKey(key), sign('RSA-SHA256', probe, key));
  } catch {
    return false;
  }
}
