import { MAX_ATTEMPTS, retryDelaySeconds } from './mail';

describe('an email that cannot be sent', () => {
  it('is retried soon, every 15 seconds for two minutes, then less and less often, then hourly', () => {
    const attempts = Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1);
    expect(attempts.slice(0, 18).map(retryDelaySeconds)).toEqual([
      5, 10, 15, 15, 15, 15, 15, 15, 15, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600,
    ]);
    expect(retryDelaySeconds(MAX_ATTEMPTS)).toBe(3_600);
  });

  it('is retried for about a day in total', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelaySeconds(index + 1));
    const hours = waits.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
  });
});
