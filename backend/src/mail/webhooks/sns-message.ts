import { verify, X509Certificate } from 'node:crypto';
import { fieldsIn, textIn } from './webhook-fields';

/** A message of Amazon SNS, which carries those of SES. */
export interface SnsMessage {
  readonly type: string;
  readonly topic: string;
  /** SES's own JSON. */
  readonly message: string;
  readonly certificateUrl: string;
  readonly subscribeUrl: string | null;
  readonly signature: string;
  readonly algorithm: 'RSA-SHA1' | 'RSA-SHA256';
  /** What the signature covers. */
  readonly signedText: string;
}

const ABOUT_SUBSCRIPTION = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
const SIGNED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ABOUT_SUBSCRIPTION,
  UnsubscribeConfirmation: ABOUT_SUBSCRIPTION,
};

const ALGORITHMS: Readonly<Record<string, SnsMessage['algorithm']>> = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' };

/** Null when it isn't one. */
export function readSnsMessage(body: unknown): SnsMessage | null {
  const fields = fieldsIn(body);
  const text = (name: string): string | null => textIn(fields[name]);
  const [type, topic, message] = [text('Type'), text('TopicArn'), text('Message')];
  const [certificateUrl, signature] = [text('SigningCertURL'), text('Signature')];
  const algorithm = ALGORITHMS[text('SignatureVersion') ?? ''];
  const signed = type === null ? undefined : SIGNED_FIELDS[type];
  if (type === null || topic === null || message === null || certificateUrl === null || signature === null)
    return null;
  if (!signed || !algorithm) return null;
  const signedText = signed
    .flatMap((name) => (text(name) === null ? [] : [name, text(name)]))
    .map((line) => `${line}\n`)
    .join('');
  const subscribeUrl = text('SubscribeURL');
  return { type, topic, message, certificateUrl, subscribeUrl, signature, algorithm, signedText };
}

const SNS_HOST = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

/** Whether a URL in a message leads to SNS itself; anyone can post a message that names another server. */
export function isOfAmazon(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && SNS_HOST.test(hostname) && `${port}${username}${password}` === '';
}

/** SNS names its certificates alike, so that no one makes us fetch anything else. */
export function isCertificateUrl(address: string): boolean {
  if (!isOfAmazon(address)) return false;
  const { pathname, search } = new URL(address);
  return /^\/SimpleNotificationService-[0-9a-f]{1,64}\.pem$/.test(pathname) && search === '';
}

export function isSignedBy(pem: string, { algorithm, signedText, signature }: SnsMessage): boolean {
  try {
    const { publicKey } = new X509Certificate(pem);
    return verify(algorithm, Buffer.from(signedText), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
