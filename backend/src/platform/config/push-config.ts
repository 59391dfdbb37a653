import { createECDH } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader';
import { StartupError } from './startup-error';

/** The keys by which push services recognize this server (VAPID, RFC 8292), base64url. */
export interface PushConfig {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Null without a key: then there are no push messages. */
export function readPush(read: EnvironmentReader): PushConfig | null {
  const [key] = read.secret('VAPID_PRIVATE_KEY') === null ? [] : [read.key('VAPID_PRIVATE_KEY')];
  if (!key) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(key);
  } catch {
    throw new StartupError(
      'VAPID_PRIVATE_KEY is no private key of the curve P-256. Make another one: openssl rand -base64 32',
    );
  }
  return { privateKey: key.toString('base64url'), publicKey: pair.getPublicKey().toString('base64url') };
}
