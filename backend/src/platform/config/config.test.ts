import { randomBytes } from 'node:crypto';
import { Config } from './config';

const KEY = randomBytes(32).toString('base64');
const ENV = {
  DATABASE_URL: 'postgres://user@127.0.0.1:5432/heart',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  SESSION_SECRET: KEY,
  DATA_KEY: KEY,
};

describe('settings', () => {
  it('have defaults for everything optional', () => {
    expect(new Config(ENV)).toMatchObject({
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      redisUrl: null,
      supportEmail: 'support@localhost',
      adminEmail: 'admin@localhost',
      adminPassword: null,
      adminTwoFactor: 'optional',
      passwordMinLength: 6,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('treat an empty variable as not set', () => {
    const empty = {
      PORT: '',
      REDIS_URL: '',
      APP_URL: '',
      LOG_LEVEL: '',
      ADMIN_PASSWORD: '',
      PASSWORD_MIN_LENGTH: '',
    };
    expect(new Config({ ...ENV, ...empty })).toEqual(new Config(ENV));
  });

  it('use the port in the default origin, and only the origin of a given URL', () => {
    expect(new Config({ ...ENV, PORT: '8080' }).appUrl).toBe('http://localhost:8080');
    expect(new Config({ ...ENV, APP_URL: 'https://dates.example/' }).appUrl).toBe('https://dates.example');
  });

  it('derive the public key for push messages, and leave them off without a private one', () => {
    expect(new Config(ENV).push).toBeNull();
    const one = Buffer.alloc(32);
    one[31] = 1;
    // The private key 1 has the curve's base point.
    expect(new Config({ ...ENV, VAPID_PRIVATE_KEY: one.toString('base64') }).push?.publicKey).toBe(
      'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    );
  });

  it('make cookies secure when the app is served over https', () => {
    expect(new Config({ ...ENV, APP_URL: 'https://dates.example' }).secureCookies).toBe(true);
    expect(new Config(ENV).secureCookies).toBe(false);
  });

  it.each([
    ['TRUST_PROXY', 'nonsense'],
    ['ADMIN_PASSWORD', 'short'],
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['ROLE', 'boss'],
    ['APP_URL', 'dates.example'],
    ['APP_URL', 'ftp://dates.example'],
    ['APP_URL', 'https://dates.example/app'],
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'mysql://localhost/heart'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', undefined],
    ['SMTP_URL', 'http://localhost'],
    ['SUPPORT_EMAIL', 'support'],
    ['MAIL_FROM', 'Heart & Head'],
    ['MAIL_FROM', 'Heart & Head <hello>'],
    ['MAIL_FROM', 'Heart & Head <>'],
    ['MAIL_FROM', 'hello@'],
    ['MAIL_FROM', 'hello@dates.example, hi@dates.example'],
    ['MAIL_FROM', 'Heart & Head <hello@dates.example> and more'],
    ['MAIL_FROM', 'Heart\nBcc: all <hello@dates.example>'],
    ['ADMIN_EMAIL', 'a b@c.de'],
    ['SESSION_SECRET', undefined],
    ['SESSION_SECRET', 'short'],
    ['DATA_KEY', undefined],
    ['DATA_KEY', randomBytes(16).toString('base64')],
    ['DATA_KEY_PREVIOUS', 'short'],
    ['VAPID_PRIVATE_KEY', 'short'],
    ['VAPID_PRIVATE_KEY', Buffer.alloc(32).toString('base64')],
    ['SESSION_SECRET_PREVIOUS', `${KEY},short`],
    ['DATABASE_OWNER_URL', 'mysql://localhost/heart'],
    ['DATABASE_OWNER_URL', 'postgres://owner@127.0.0.1:5432/another'],
    ['ADMIN_TWO_FACTOR', 'yes'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['PASSWORD_MIN_LENGTH', '201'],
    ['LOG_LEVEL', 'loud'],
    ['GOOGLE_MAPS_BASE_URL', 'maps.example'],
    ['GOOGLE_PLACES_BASE_URL', 'ftp://maps.example'],
    ['OVERPASS_URL', 'here'],
    ['NOMINATIM_URL', 'here'],
    ['OUTGOING_PRIVATE_HOSTS', 'https://overpass.corp.example'],
    ['REQUEST_TIMEOUT_SECONDS', '0'],
    ['MAX_CONNECTIONS', '0'],
    ['EVENT_FEEDS', 'https://example.com/a.ics'],
    ['EVENT_FEEDS', 'Atlas Obscura=nowhere'],
    ['EVENT_FEEDS', 'Somewhere Else=https://example.com/a.ics'],
  ])('name the invalid variable: %s=%s', (name, value) => {
    expect(() => new Config({ ...ENV, [name]: value })).toThrow(new RegExp(`^${name} .*\\.|^${name} .*32`));
  });

  it.each(['hello@dates.example', 'Heart & Head <hello@dates.example>', '"Heart, Head" <hello@localhost>'])(
    'take %s as the sender',
    (sender) => expect(new Config({ ...ENV, MAIL_FROM: sender }).mailFrom).toBe(sender),
  );

  it.each([
    ['production', 'http://dates.example', true],
    ['production', 'http://192.168.0.5:3000', true],
    ['production', 'https://dates.example', false],
    ['production', 'http://localhost:3000', false],
    ['production', 'http://127.0.0.1:3000', false],
    ['development', 'http://dates.example', false],
  ])('warn about an address without https: %s, %s', (NODE_ENV, APP_URL, isWarned) => {
    const { warnings } = new Config({ ...ENV, NODE_ENV, APP_URL });
    expect(warnings).toEqual(isWarned ? [expect.stringMatching(/^APP_URL does not begin with https/)] : []);
  });

  it('never print an invalid secret', () => {
    for (const name of ['SESSION_SECRET', 'DATA_KEY', 'SESSION_SECRET_PREVIOUS', 'DATA_KEY_PREVIOUS'])
      expect(() => new Config({ ...ENV, [name]: 'my-secret' })).toThrow(/^(?!.*my-secret)/);
  });

  it('take any number of earlier keys', () => {
    const older = [randomBytes(32), randomBytes(32)];
    const list = older.map((key) => key.toString('base64')).join(', ');
    expect(new Config({ ...ENV, DATA_KEY_PREVIOUS: list }).previousDataKeys).toEqual(older);
    expect(new Config(ENV).previousSessionSecrets).toEqual([]);
  });

  it.each(['api', 'worker'])('require Redis for a process that is only %s', (role) => {
    expect(() => new Config({ ...ENV, ROLE: role })).toThrow(/^REDIS_URL is needed/);
    expect(new Config({ ...ENV, ROLE: role, REDIS_URL: 'redis://localhost' }).role).toBe(role);
  });

  it('trust the given number of proxies, or the named ones', () => {
    const trust = (value: string) => new Config({ ...ENV, TRUST_PROXY: value }).trustProxy;
    expect([trust('true'), trust('false'), trust('10.0.0.0/8')]).toEqual([true, false, '10.0.0.0/8']);
    const hops = trust('2');
    if (typeof hops !== 'function') throw new Error('A number of hops becomes a function of the hop');
    expect([0, 1, 2].map((hop) => hops('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  it('send an identifier of the user to OpenAI only, unless told otherwise', () => {
    const sends = (env: Record<string, string>) =>
      new Config({ ...ENV, ...env }).coach.server.takesIdentifier;
    const elsewhere = { OPENAI_BASE_URL: 'https://models.example.org/v1' };
    expect(sends({ OPENAI_API_KEY: 'key' })).toBe(true);
    expect(sends({ OPENAI_BASE_URL: 'https://api.openai.com/v1' })).toBe(true);
    expect(sends({ OPENAI_BASE_URL: 'https://api.openai.com.example.org/v1' })).toBe(false);
    expect(sends(elsewhere)).toBe(false);
    expect(sends({ ...elsewhere, OPENAI_SAFETY_IDENTIFIER: 'on' })).toBe(true);
    expect(sends({ OPENAI_API_KEY: 'key', OPENAI_SAFETY_IDENTIFIER: 'off' })).toBe(false);
  });

  it('look for a local model on this machine only', () => {
    const localUrl = (url: string) => new Config({ ...ENV, LOCAL_MODEL_URL: url }).coach.localUrl;
    expect(new Config(ENV).coach.localUrl).toBe('http://127.0.0.1:11434');
    expect(localUrl('http://localhost:8080/')).toBe('http://localhost:8080');
    expect(localUrl('http://[::1]:8080')).toBe('http://[::1]:8080');
    expect(localUrl('off')).toBeNull();
    for (const url of ['http://10.0.0.5:11434', 'http://models.example.org', 'http://127.0.0.1.example.org'])
      expect(() => localUrl(url)).toThrow(/must be an address of this machine/);
    expect(() => localUrl('https://127.0.0.1')).toThrow(/LOCAL_MODEL_URL/);
  });
});
