import { generateKeyPairSync } from 'node:crypto';
import type { Config } from '../../platform/config/config';
import { SenderDomainService } from './sender-domain.service';
import { dkimStatus, dmarcNames, dmarcStatus, domainOf, spfStatus, type DkimKey } from './sender-domain';

const KEY: DkimKey = { domain: 'dates.example', selector: 's1', kind: 'rsa', publicKey: 'MIIB' };

describe("the sender's domain", () => {
  it('is that of MAIL_FROM, if it is a public one', () => {
    expect(domainOf('Heart & Head <hello@Dates.example>')).toBe('dates.example');
    expect(domainOf('hello@localhost')).toBeNull();
  });

  it.each([
    ['healthy', ['other', 'v=spf1 include:mail.example -all'], 'v=spf1 include:mail.example -all'],
    ['warning', [], 'Publish a TXT record at dates.example: "v=spf1 include:'],
    ['warning', ['v=spf1 -all', 'v=spf1 ~all'], 'several SPF records'],
    ['warning', ['v=spf1 +all'], 'lets everyone send'],
    ['warning', ['v=spf1 all'], 'lets everyone send'],
    ['warning', null, "DNS didn't answer"],
  ] as const)('has an SPF record that is %s: %j', (state, texts, detail) => {
    const status = spfStatus('dates.example', texts);
    expect(status.state).toBe(state);
    expect(status.detail).toContain(detail);
  });

  it.each([
    ['healthy', 'dates.example', ['v=DKIM1; k=rsa; p=MI IB'], 'has the key in use'],
    ['healthy', 'mail.dates.example', ['v=DKIM1; p=MIIB'], 'has the key in use'],
    ['warning', 'dates.example', [], 's1._domainkey.dates.example: "v=DKIM1; k=rsa; p=MIIB"'],
    ['warning', 'dates.example', ['v=DKIM1; p=OLD'], 'not the one in use'],
    ['warning', 'other.example', ['v=DKIM1; p=MIIB'], 'signed for dates.example'],
    ['warning', 'dates.example', null, "DNS didn't answer"],
  ] as const)('has a DKIM record that is %s for %s: %j', (state, from, texts, detail) => {
    const status = dkimStatus(from, KEY, texts);
    expect(status.state).toBe(state);
    expect(status.detail).toContain(detail);
  });

  it('may leave signing to the mail provider', () => {
    expect(dkimStatus('dates.example', null, []).state).toBe('off');
  });

  it.each([
    ['healthy', ['v=DMARC1; p=quarantine'], 'p=quarantine'],
    ['warning', [], '_dmarc.dates.example: "v=DMARC1; p=none; rua=mailto:dmarc@dates.example"'],
    ['warning', ['v=DMARC1; rua=mailto:a@b.example'], 'has no policy'],
    ['warning', null, "DNS didn't answer"],
  ] as const)('has a DMARC record that is %s: %j', (state, texts, detail) => {
    const status = dmarcStatus('dates.example', texts);
    expect(status.state).toBe(state);
    expect(status.detail).toContain(detail);
  });

  it('may have its DMARC record at the domain it belongs to', () => {
    expect(dmarcNames('mail.dates.example')).toEqual(['_dmarc.mail.dates.example', '_dmarc.dates.example']);
    expect(dmarcNames('dates.example')).toEqual(['_dmarc.dates.example']);
    expect(dmarcNames('mail.dates.co.example')).toEqual([
      '_dmarc.mail.dates.co.example',
      '_dmarc.dates.co.example',
      '_dmarc.co.example',
    ]);
  });
});

describe('the check', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  const check = (mailFrom: string, texts: (name: string) => string[]) => {
    const dkim = {
      domain: 'dates.example',
      selector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const records = { textsOf: async (name: string) => Promise.resolve(texts(name)) };
    const config = { mailFrom, mail: { dkim } } as unknown as Config;
    return new SenderDomainService(records, config).check();
  };

  it('compares the published key with the one in use, and looks for DMARC at the parent', async () => {
    const published: Record<string, string[]> = {
      'mail.dates.example': ['v=spf1 ip4:192.0.2.1 -all'],
      's1._domainkey.dates.example': [`v=DKIM1; k=ed25519; p=${raw}`],
      '_dmarc.dates.example': ['v=DMARC1; p=reject'],
    };
    const statuses = await check('hello@mail.dates.example', (name) => published[name] ?? []);
    expect(statuses.map(({ name, state }) => [name, state])).toEqual([
      ['SPF', 'healthy'],
      ['DKIM', 'healthy'],
      ['DMARC', 'healthy'],
    ]);
    const [, dkim] = await check('hello@dates.example', () => []);
    expect(dkim?.detail).toContain(`"v=DKIM1; k=ed25519; p=${raw}"`);
  });

  it('says so when DNS does not answer, and asks nothing about localhost', async () => {
    const fail = () => {
      throw new Error('timeout');
    };
    const statuses = await check('hello@dates.example', fail);
    expect(statuses.every(({ detail }) => detail.includes("didn't answer"))).toBe(true);
    const local = await check('hello@localhost', fail);
    expect(local.map(({ state }) => state)).toEqual(['off', 'off', 'off']);
  });
});
