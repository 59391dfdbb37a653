import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support/processes';

const SOURCE = join(ROOT, 'backend/src');
const READERS = /\b(dataKey|sessionSecret|previousDataKeys|previousSessionSecrets)\b/;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }));

describe('the two keys', () => {
  it('are read by the key ring alone, so that every use has a subkey and survives a rotation', () => {
    const readers = sources.filter(({ text }) => READERS.test(text)).map(({ name }) => name);
    expect(readers.sort()).toEqual(['platform/config/config.ts', 'platform/crypto/key-ring.ts']);
  });

  it('encrypt through the one cipher, with tags of 16 bytes', () => {
    const users = sources.filter(({ text }) => /create(Cipher|Decipher)iv/.test(text));
    expect(users.map(({ name }) => name)).toEqual(['platform/crypto/field-cipher.ts']);
    const calls = users[0]?.text.match(/create(Cipher|Decipher)iv\([^;]+;/g) ?? [];
    expect(calls).toHaveLength(2);
    for (const call of calls) expect(call).toContain('authTagLength: TAG_BYTES');
  });

  it('reach the product only through its settings', () => {
    const direct = sources.filter(({ text }) => /env(\.|\[')(DATA_KEY|SESSION_SECRET)/.test(text));
    expect(direct.map(({ name }) => name)).toEqual([]);
  });
});
