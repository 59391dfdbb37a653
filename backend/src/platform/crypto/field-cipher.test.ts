import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { FieldCipher } from './field-cipher';

const cipher = new FieldCipher(randomBytes(32));

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

  it('decrypts only with its own key', () => {
    const other = new FieldCipher(randomBytes(32));
    expect(() => other.decrypt(cipher.encrypt('Robin', 'row'), 'row')).toThrow();
  });

  it('does not decrypt when a single bit has changed', () => {
    const encrypted = cipher.encrypt('Robin', 'row');
    for (let index = 0; index < encrypted.length; index += 1) {
      const forged = Buffer.from(encrypted);
      forged[index] = (forged[index] ?? 0) ^ 1;
      expect(() => cipher.decrypt(forged, 'row')).toThrow();
    }
  });
});
