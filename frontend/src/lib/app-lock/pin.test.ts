import { withRealEncryption } from '../../../test/real-encryption';
import { hashPin, isPin, isRightPin, waitAfter } from './pin';

withRealEncryption();

describe('a PIN', () => {
  it('is six digits', () => {
    expect(['123456', '000000'].every(isPin)).toBe(true);
    expect(['12345', '1234567', '12345a', '１２３４５６', ''].some(isPin)).toBe(false);
  });

  it('is kept as a slow hash of its own salt', async () => {
    const [one, other] = await Promise.all([hashPin('123456'), hashPin('123456', 1000)]);
    expect(one.iterations).toBeGreaterThanOrEqual(600_000);
    expect(one.salt).not.toBe(other.salt);
    expect(JSON.stringify(one)).not.toContain('123456');
    expect(await isRightPin('123456', other)).toBe(true);
    expect(await isRightPin('123457', other)).toBe(false);
  });

  it('takes longer and longer to guess', () => {
    expect([1, 4, 5, 6, 7, 12, 100].map(waitAfter)).toEqual([
      0, 0, 30_000, 60_000, 120_000, 3_600_000, 3_600_000,
    ]);
  });
});
