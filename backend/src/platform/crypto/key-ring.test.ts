import { randomBytes } from 'node:crypto';
import { KeyRing } from './key-ring';
import { keyedHash } from './tokens';

const [dataKey, oldDataKey, sessionSecret, oldSecret] = [32, 32, 32, 32].map((bytes) =>
  randomBytes(bytes),
) as [Buffer, Buffer, Buffer, Buffer];
const before = new KeyRing({
  dataKey: oldDataKey,
  previousDataKeys: [],
  sessionSecret: oldSecret,
  previousSessionSecrets: [],
});
const after = new KeyRing({
  dataKey,
  previousDataKeys: [oldDataKey],
  sessionSecret,
  previousSessionSecrets: [oldSecret],
});
const hex = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('hex'));

describe('the key ring', () => {
  it('gives every purpose a key of its own', () => {
    const token = before.cipher('unsubscribe links').encrypt('a', 'link');
    expect(before.cipher('unsubscribe links').decrypt(token, 'link')).toBe('a');
    expect(() => before.cipher('tracking links').decrypt(token, 'link')).toThrow();
    expect(hex(before.signatures('sessions', 'x'))).not.toEqual(hex(before.signatures('device cookie', 'x')));
  });

  it('never uses a key as it is', () => {
    expect(hex(before.signatures('sessions', 'x'))).not.toContain(keyedHash(oldSecret, 'x').toString('hex'));
  });

  it('keeps accepting what it signed, indexed and encrypted with an earlier key', () => {
    expect(hex(after.signatures('sessions', 'x'))).toContain(hex(before.signatures('sessions', 'x'))[0]);
    expect(hex(after.answerIndexes('gender', 'man'))).toContain(
      hex(before.answerIndexes('gender', 'man'))[0],
    );
    const token = before.cipher('unsubscribe links').encrypt('a', 'link');
    expect(after.cipher('unsubscribe links').decrypt(token, 'link')).toBe('a');
  });

  it('signs, indexes and encrypts with the current key', () => {
    expect(hex(after.signatures('sessions', 'x'))[0]).not.toBe(hex(before.signatures('sessions', 'x'))[0]);
    const token = after.cipher('fields').encrypt('a', 'row');
    expect(() => before.cipher('fields').decrypt(token, 'row')).toThrow();
    expect(after.dataKeyIds[1]).toBe(before.dataKeyIds[0]);
  });

  it('recognizes sessions from before keys had purposes', () => {
    const hashes = hex(after.earlierSessionHashes('token'));
    for (const secret of [sessionSecret, oldSecret])
      expect(hashes).toContain(keyedHash(secret, 'token').toString('hex'));
    expect(hashes).toContain(before.sessionHash('token').toString('hex'));
    expect(hashes).not.toContain(after.sessionHash('token').toString('hex'));
  });

  it('indexes equal answers alike, to the same question only', () => {
    expect(hex(before.answerIndexes('gender', 'man'))).toEqual(hex(before.answerIndexes('gender', 'man')));
    expect(hex(before.answerIndexes('gender', 'man'))).not.toEqual(
      hex(before.answerIndexes('gender', 'woman')),
    );
    expect(hex(before.answerIndexes('a', 'x'))).not.toEqual(hex(before.answerIndexes('b', 'x')));
  });

  it('knows which key encrypted a value', () => {
    const sealed = before.cipher('fields').encrypt('a', 'row');
    expect(after.dataKeyOf(sealed, 'row')).toEqual(oldDataKey);
    expect(after.dataKeyOf(sealed, 'another row')).toBeNull();
  });
});
