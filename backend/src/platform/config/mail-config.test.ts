import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentReader } from './environment-reader';
import { readMail } from './mail-config';

const pemOf = (type: 'rsa' | 'ed25519'): string =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ed25519')
  ).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();
const PEM = pemOf('rsa');
const SHORT_PEM = generateKeyPairSync('rsa', { modulusLength: 512 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const PUBLIC_PEM = createPublicKey(PEM).export({ type: 'spki', format: 'pem' }).toString();
const LOCKED_PEM = createPrivateKey(PEM)
  .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'locked' })
  .toString();
const DKIM = { DKIM_DOMAIN: 'dates.example', DKIM_SELECTOR: 'hh1', DKIM_PRIVATE_KEY: PEM };

const read = (env: NodeJS.ProcessEnv) =>
  readMail(new EnvironmentReader({ SMTP_URL: 'smtp://127.0.0.1:1025', ...env }));

describe('the email settings', () => {
  it('track, accept no reports and sign nothing by default', () => {
    expect(read({})).toEqual({
      requiresStartTls: false,
      tracking: true,
      webhookToken: null,
      webhooks: { sesTopics: null, postmarkToken: null, sendgridKey: null, mailgunKey: null },
      dkim: null,
    });
    expect(read({ MAIL_TRACKING: 'off' }).tracking).toBe(false);
    expect(() => read({ MAIL_TRACKING: 'maybe' })).toThrow(/^MAIL_TRACKING must be/);
  });

  it.each([
    ['smtp://mail.example:587', undefined, true],
    ['smtp://mail:1025', '', true],
    ['smtp://mail:1025', 'false', true],
    ['smtp://mail:1025', 'inbox', true],
    ['smtp://192.168.0.5', undefined, true],
    ['smtp://0.0.0.0:1025', undefined, true],
    ['smtp://localhost.example', undefined, true],
    ['smtp://mail.example:587', 'true', false],
    ['smtp://mail:1025', 'mail', false],
    ['smtp://localhost:1025', undefined, false],
    ['smtp://[::1]:1025', undefined, false],
    ['smtps://mail.example', undefined, false],
  ])(
    'insist on encryption for a server that is not this machine: %s, %s',
    (SMTP_URL, allowed, isRequired) => {
      expect(read({ SMTP_URL, SMTP_ALLOW_PLAINTEXT: allowed }).requiresStartTls).toBe(isRequired);
    },
  );

  it('accept the signing key as text, on one line, or from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
    const file = join(folder, 'key.pem');
    writeFileSync(file, PEM);
    for (const key of [PEM, PEM.replaceAll('\n', '\\n'), file])
      expect(read({ ...DKIM, DKIM_PRIVATE_KEY: key }).dkim).toEqual({
        domain: 'dates.example',
        selector: 'hh1',
        privateKey: PEM,
      });
    rmSync(folder, { recursive: true });
  });

  it.each([
    [{ SMTP_ALLOW_PLAINTEXT: 'yes please' }, /^SMTP_ALLOW_PLAINTEXT must be true, false/],
    [{ ...DKIM, DKIM_DOMAIN: '' }, /^DKIM_DOMAIN must be set too/],
    [{ DKIM_PRIVATE_KEY: PEM }, /^DKIM_DOMAIN and DKIM_SELECTOR must be set too/],
    [{ ...DKIM, DKIM_DOMAIN: 'dates example' }, /^DKIM_DOMAIN must be a name/],
    [{ ...DKIM, DKIM_SELECTOR: 'a\nb' }, /^DKIM_SELECTOR must be a name/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: '/no/such/file' }, /^DKIM_PRIVATE_KEY must be an RSA private key/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: pemOf('ed25519') }, /^DKIM_PRIVATE_KEY must be an RSA private key/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: PUBLIC_PEM }, /^DKIM_PRIVATE_KEY must be an RSA private key/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: LOCKED_PEM }, /^DKIM_PRIVATE_KEY must be an RSA private key/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: SHORT_PEM }, /^DKIM_PRIVATE_KEY signs nothing that receivers accept/],
    [{ ...DKIM, DKIM_SELECTOR: '' }, /^DKIM_SELECTOR must be set too/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nsecret' }, /^(?!.*secret)DKIM_PRIVATE_KEY/],
  ])('name the invalid variable (%#)', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });
});
