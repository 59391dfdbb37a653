import { generateKeyPairSync } from 'node:crypto';
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
const DKIM = { DKIM_DOMAIN: 'dates.example', DKIM_SELECTOR: 'hh1', DKIM_PRIVATE_KEY: PEM };

const read = (env: NodeJS.ProcessEnv) => readMail(new EnvironmentReader(env));

describe('the email settings', () => {
  it('track, accept no reports and sign nothing by default', () => {
    expect(read({})).toEqual({ tracking: true, webhookToken: null, dkim: null });
    expect(read({ MAIL_TRACKING: 'off' }).tracking).toBe(false);
    expect(() => read({ MAIL_TRACKING: 'maybe' })).toThrow(/^MAIL_TRACKING must be/);
  });

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
    [{ ...DKIM, DKIM_DOMAIN: '' }, /^DKIM_DOMAIN must be set too/],
    [{ DKIM_PRIVATE_KEY: PEM }, /^DKIM_DOMAIN and DKIM_SELECTOR must be set too/],
    [{ ...DKIM, DKIM_DOMAIN: 'dates example' }, /^DKIM_DOMAIN must be a name/],
    [{ ...DKIM, DKIM_SELECTOR: 'a\nb' }, /^DKIM_SELECTOR must be a name/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: '/no/such/file' }, /^DKIM_PRIVATE_KEY must be an RSA private key/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: pemOf('ed25519') }, /^DKIM_PRIVATE_KEY must be an RSA private key/],
    [{ ...DKIM, DKIM_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nsecret' }, /^(?!.*secret)DKIM_PRIVATE_KEY/],
  ])('name the invalid variable (%#)', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });
});
