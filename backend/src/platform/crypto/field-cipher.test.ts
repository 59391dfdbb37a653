import { createCipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { FieldCipher, keyIdOf } from './field-cipher';

const root = randomBytes(32);
const cipher = new FieldCipher(root);

const HEADER_BYTES = 5;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** As values were encrypted before they had a header: nonce, tag and text under the root key itself. */
function undivided(
  value: unknown,
  context: string,
  key: Buffer,
  tagBytes = TAG_BYTES,
  nonce = randomBytes(NONCE_BYTES),
): Buffer {
  const gcm = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  gcm.setAAD(Buffer.from(context));
  const body = Buffer.concat([gcm.update(JSON.stringify(value), 'utf8'), gcm.final()]);
  return Buffer.concat([nonce, gcm.getAuthTag(), body]);
}

describe('encrypted text', () => {
  it('decrypts to the original value, whatever that was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, row) => {
        expect(cipher.decrypt(cipher.encrypt(value, row), row)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('hides its content, and never looks the same twice', () => {
    const encrypted = [cipher.encrypt({ name: 'Robin' }, 'row'), cipher.encrypt({ name: 'Robin' }, 'row')];
    for (const bytes of encrypted) expect(bytes.toString('latin1')).not.toContain('Robin');
    expect(encrypted[0]?.equals(encrypted[1] ?? Buffer.alloc(0))).toBe(false);
  });

  it('decrypts only for its own row', () => {
    const encrypted = cipher.encrypt({ name: 'Robin' }, 'row-1');
    expect(() => cipher.decrypt(encrypted, 'row-2')).toThrow();
  });

  it('decrypts only with its own key, and for its own purpose', () => {
    const encrypted = cipher.encrypt('Robin', 'row');
    expect(() => new FieldCipher(randomBytes(32)).decrypt(encrypted, 'row')).toThrow();
    expect(() => new FieldCipher(root, 'links').decrypt(encrypted, 'row')).toThrow();
  });

  it('does not decrypt when a single bit has changed', () => {
    const encrypted = cipher.encrypt('Robin', 'row');
    for (let index = 0; index < encrypted.length; index += 1) {
      const forged = Buffer.from(encrypted);
      forged[index] = (forged[index] ?? 0) ^ 1;
      expect(() => cipher.decrypt(forged, 'row')).toThrow();
    }
  });

  it('starts with a version and the id of its key, which is not part of the key', () => {
    const encrypted = cipher.encrypt('Robin', 'row');
    expect(encrypted.subarray(0, HEADER_BYTES)).toEqual(Buffer.concat([Buffer.of(1), keyIdOf(root)]));
    expect(root.includes(keyIdOf(root))).toBe(false);
  });

  it.each([0, 4, 8, 12, 13, 14, 15])('is refused with a tag of %d bytes', (tagBytes) => {
    const encrypted = cipher.encrypt('', 'row');
    const shortened = encrypted.subarray(0, HEADER_BYTES + NONCE_BYTES + tagBytes);
    expect(() => cipher.decrypt(shortened, 'row')).toThrow();
  });

  it.each([4, 8, 12, 15])(
    'is refused when it was made with a tag of %d bytes by someone who has the key',
    (bytes) => {
      // Node accepts such a tag by default: it is easier to guess.
      expect(() => cipher.decrypt(undivided('x', 'row', root, bytes), 'row')).toThrow();
    },
  );
});

describe('after a change of keys', () => {
  const older = randomBytes(32);
  const both = new FieldCipher([root, older]);

  it('what an earlier key encrypted is still read, and new values use the current one', () => {
    expect(both.decrypt(new FieldCipher(older).encrypt('Robin', 'row'), 'row')).toBe('Robin');
    expect(cipher.decrypt(both.encrypt('Robin', 'row'), 'row')).toBe('Robin');
  });

  it('so is what was encrypted before keys had ids', () => {
    for (const key of [root, older])
      expect(both.decrypt(undivided({ name: 'Robin' }, 'row', key), 'row')).toEqual({ name: 'Robin' });
    expect(() => both.decrypt(undivided('Robin', 'row', randomBytes(32)), 'row')).toThrow();
  });

  it('even when it happens to start like a header', () => {
    const nonce = Buffer.concat([cipher.header, randomBytes(NONCE_BYTES - HEADER_BYTES)]);
    expect(cipher.decrypt(undivided('Robin', 'row', root, TAG_BYTES, nonce), 'row')).toBe('Robin');
  });
});
