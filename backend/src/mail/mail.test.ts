import { MAX_ATTEMPTS, retryDelaySeconds } from './mail';

describe('an email that cannot be sent', () => {
  it('is retried soon, then less and less often, then hourly', () => {
    expect([1, 2, 3, 4, 5, 6, MAX_ATTEMPTS].map(retryDelaySeconds)).toEqual([
      15, 60, 240, 960, 3_600, 3_600, 3_600,
    ]);
  });

  it('is retried for about a day in total', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelaySeconds(index + 1));
    const hours = waits.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
  });
});
