import { boundFrom, estimateFrom, sampledShare } from './audience-sample';

describe('how many a segment has', () => {
  it.each([
    [-1, null],
    [30_000, null],
    [40_000, 0.2],
    [1_000_000, 0.008],
  ])('is told from a share of %d accounts: %j', (accounts, share) => {
    expect(sampledShare(accounts)).toBe(share);
  });

  it('is scaled up from what was found', () => {
    expect(estimateFrom({ recipients: 120, unreachable: 30 }, 0.01)).toEqual({
      recipients: 12_000,
      unreachable: 3_000,
      relation: 'about',
    });
  });

  it('is not estimated from a few', () => {
    expect(estimateFrom({ recipients: 99, unreachable: 5_000 }, 0.01)).toBeNull();
  });

  it.each([
    [0, 630],
    [1, 1_200],
    [99, 17_000],
  ])('is less than what %d found in a share of 0.008 could stand for: %d', (found, below) => {
    expect(boundFrom({ recipients: found, unreachable: 0 }, 0.008)).toEqual({
      recipients: below,
      unreachable: 630,
      relation: 'below',
    });
  });

  it('is a bound that nearly every sample keeps', () => {
    // The chance of a Poisson count of at most `found`, when the bound is what is expected.
    const chanceUpTo = (found: number, expected: number): number => {
      let term = Math.exp(-expected);
      let sum = term;
      for (let n = 1; n <= found; n += 1) {
        term *= expected / n;
        sum += term;
      }
      return sum;
    };
    for (let found = 0; found < 100; found += 1) {
      const { recipients } = boundFrom({ recipients: found, unreachable: 0 }, 0.001);
      expect(chanceUpTo(found, recipients * 0.001)).toBeLessThan(0.01);
    }
  });
});
