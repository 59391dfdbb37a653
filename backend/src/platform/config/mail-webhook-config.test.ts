import { generateKeyPairSync } from 'node:crypto';
import { EnvironmentReader } from './environment-reader';
import { readMailWebhooks } from './mail-webhook-config';

const read = (env: NodeJS.ProcessEnv) => readMailWebhooks(new EnvironmentReader(env));

const derOf = (curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve }).publicKey.export({ type: 'spki', format: 'der' });
const KEY = derOf('prime256v1').toString('base64');
const TOPIC = 'arn:aws:sns:us-east-1:123456789012:mail';

describe('the webhooks of mail providers', () => {
  it('are off without their variables', () => {
    expect(read({})).toEqual({ sesTopics: null, postmarkToken: null, sendgridKey: null, mailgunKey: null });
  });

  it('take what the providers show', () => {
    const settings = read({
      SES_TOPIC_ARN: `${TOPIC}, arn:aws-cn:sns:cn-north-1:123456789012:mail.fifo`,
      POSTMARK_WEBHOOK_TOKEN: '0123456789abcdef',
      SENDGRID_WEBHOOK_PUBLIC_KEY: KEY,
      MAILGUN_WEBHOOK_SIGNING_KEY: 'key-0123456789abcdef',
    });
    expect(settings).toMatchObject({
      sesTopics: [TOPIC, 'arn:aws-cn:sns:cn-north-1:123456789012:mail.fifo'],
      postmarkToken: '0123456789abcdef',
      mailgunKey: 'key-0123456789abcdef',
    });
    expect(settings.sendgridKey?.asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' });
    const pem = `-----BEGIN PUBLIC KEY-----\\n${KEY}\\n-----END PUBLIC KEY-----`;
    const again = read({ SENDGRID_WEBHOOK_PUBLIC_KEY: pem }).sendgridKey;
    expect(again?.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(KEY);
  });

  it.each([
    [{ SES_TOPIC_ARN: 'mail' }, /^SES_TOPIC_ARN .*"mail" is not one/],
    [{ SES_TOPIC_ARN: `${TOPIC},` }, /^SES_TOPIC_ARN/],
    [{ SES_TOPIC_ARN: 'arn:aws:sqs:us-east-1:123456789012:mail' }, /^SES_TOPIC_ARN/],
    [{ POSTMARK_WEBHOOK_TOKEN: 'short-secret' }, /^(?!.*short-secret)POSTMARK_WEBHOOK_TOKEN/],
    [{ POSTMARK_WEBHOOK_TOKEN: 'with:a colon, and spaces' }, /^POSTMARK_WEBHOOK_TOKEN/],
    [{ SENDGRID_WEBHOOK_PUBLIC_KEY: 'no key' }, /^SENDGRID_WEBHOOK_PUBLIC_KEY/],
    [{ SENDGRID_WEBHOOK_PUBLIC_KEY: derOf('secp384r1').toString('base64') }, /^SENDGRID_WEBHOOK_PUBLIC_KEY/],
    [{ MAILGUN_WEBHOOK_SIGNING_KEY: 'secret' }, /^(?!.*"secret")MAILGUN_WEBHOOK_SIGNING_KEY/],
    [{ MAILGUN_WEBHOOK_SIGNING_KEY: 'a key with some spaces' }, /^MAILGUN_WEBHOOK_SIGNING_KEY/],
  ])('stop the start when a variable is wrong (%#)', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });
});
