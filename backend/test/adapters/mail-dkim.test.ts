import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({
    env: {
      ...WITHOUT_REDIS,
      MAIL_FROM: 'Heart & Head <hello@dates.example>',
      DKIM_DOMAIN: 'dates.example',
      DKIM_SELECTOR: 'hh1',
      DKIM_PRIVATE_KEY: PEM,
    },
  });
});
afterAll(() => app.close());

/** RFC 6376, 3.4.2: lower-case name, white space folded. */
function relaxed(header: string): string {
  const [, name = '', value = ''] = /^([^:]+):([^]*)$/.exec(header) ?? [];
  return `${name.trim().toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`;
}

/** RFC 6376, 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  return `${lines.join('\r\n').replace(/(\r\n)*$/, '')}\r\n`;
}

interface Signature {
  readonly tags: Readonly<Record<string, string>>;
  readonly signed: readonly string[];
  readonly isBodyTrue: boolean;
  readonly isTrue: boolean;
}

function signatureOf(raw: string): Signature {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const own = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = Object.fromEntries(
    own
      .slice(own.indexOf(':') + 1)
      .split(';')
      .flatMap((tag) => {
        const [, name, value = ''] = /^\s*(\w+)=([^]*)$/.exec(tag) ?? [];
        return name === undefined ? [] : [[name, value.replace(/\s+/g, '')]];
      }),
  ) as Record<string, string>;
  const signed = (tags['h'] ?? '').toLowerCase().split(':');
  const covered = signed.flatMap((name) =>
    headers.filter((header) => header.toLowerCase().startsWith(`${name}:`)),
  );
  const text = [...covered.map(relaxed), relaxed(own.replace(/(\bb=)[^;]*$/, '$1'))].join('\r\n');
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)), 'latin1')
    .digest('base64');
  return {
    tags,
    signed,
    isBodyTrue: bodyHash === tags['bh'],
    isTrue: createVerify('RSA-SHA256')
      .update(text, 'latin1')
      .verify(publicKey, tags['b'] ?? '', 'base64'),
  };
}

describe('with a DKIM key', () => {
  it('an email has a valid signature of its domain', async () => {
    const user = app.visitor();
    await user.register();
    const { raw } = await app.mails.waitFor(user.email, /Confirm/);
    const signature = signatureOf(raw);
    expect(signature.tags).toMatchObject({ d: 'dates.example', s: 'hh1', a: 'rsa-sha256' });
    expect(signature).toMatchObject({ isBodyTrue: true, isTrue: true });
    expect(signatureOf(raw.replace('Subject: ', 'Subject: Re: '))).toMatchObject({ isTrue: false });
    expect(signatureOf(raw.replace('</html>', '<p>More</p></html>'))).toMatchObject({ isBodyTrue: false });
  });

  it('the signature covers the unsubscribe headers', async () => {
    const user = await app.member();
    const { raw } = await app.mails.waitFor(user.email, /^Welcome to/);
    const { signed, isTrue } = signatureOf(raw);
    expect(isTrue).toBe(true);
    expect(signed).toEqual(
      expect.arrayContaining([
        'from',
        'subject',
        'list-unsubscribe',
        'list-unsubscribe-post',
        'auto-submitted',
      ]),
    );
  });
});
