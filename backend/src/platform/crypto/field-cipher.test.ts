import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { FieldCipher } from './field-cipher';

const cipher = new FieldCipher(randomBytes(32));

describe('sealed text', () => {
  it('opens to what was sealed, whatever that was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, row) => {
        expect(cipher.open(cipher.seal(value, row), row)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('shows nothing of itself, and never looks the same twice', () => {
    const sealed = [cipher.seal({ name: 'Robin' }, 'row'), cipher.seal({ name: 'Robin' }, 'row')];
    for (const bytes of sealed) expect(bytes.toString('latin1')).not.toContain('Robin');
    expect(sealed[0]?.equals(sealed[1] ?? Buffer.alloc(0))).toBe(false);
  });

  it('opens in its own row only', () => {
    const sealed = cipher.seal({ name: 'Robin' }, 'row-1');
    expect(() => cipher.open(sealed, 'row-2')).toThrow();
  });

  it('opens with its own key only', () => {
    const other = new FieldCipher(randomBytes(32));
    expect(() => other.open(cipher.seal('Robin', 'row'), 'row')).toThrow();
  });

  it('does not open when a single bit was changed', () => {
    const sealed = cipher.seal('Robin', 'row');
    for (let index = 0; index < sealed.length; index += 1) {
      const forged = Buffer.from(sealed);
      forged[index] = (forged[index] ?? 0) ^ 1;
      expect(() => cipher.open(forged, 'row')).toThrow();
    }
  });
});
