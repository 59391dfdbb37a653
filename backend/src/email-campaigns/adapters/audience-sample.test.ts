import { estimateFrom, sampledShare } from './audience-sample';

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
      isEstimate: true,
    });
  });

  it('is not told from a few', () => {
    expect(estimateFrom({ recipients: 99, unreachable: 5_000 }, 0.01)).toBeNull();
  });
});
