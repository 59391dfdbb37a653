import { planSearch, sampleSizeFor } from './account-list';

describe('how a search continues after sampling the newest accounts', () => {
  it('is finished when the sample covered all accounts', () => {
    expect(planSearch('ada', { examined: 120, hits: 3 }, 120)).toEqual({ kind: 'counted', total: 3 });
    expect(planSearch('a', { examined: 0, hits: 0 }, 0)).toEqual({ kind: 'counted', total: 0 });
  });

  it('walks on for a frequent word, and estimates the total from the sample', () => {
    expect(planSearch('hannah', { examined: 5_000, hits: 500 }, 1_000_000)).toEqual({
      kind: 'common',
      total: 100_000,
    });
  });

  it('walks on when there are clearly too many hits to sort', () => {
    expect(planSearch('kim', { examined: 5_000, hits: 51 }, 1_000_000)).toEqual({
      kind: 'common',
      total: 10_200,
    });
  });

  it('uses the index for a rare word', () => {
    expect(planSearch('byron', { examined: 5_000, hits: 499 }, 20_000)).toEqual({ kind: 'indexed' });
    expect(planSearch('byron', { examined: 5_000, hits: 10 }, 1_000_000)).toEqual({ kind: 'indexed' });
  });

  it('stays with the newest accounts for a rare pair of letters, which no index has', () => {
    expect(sampleSizeFor('zq')).toBe(10_000);
    expect(planSearch('zq', { examined: 10_000, hits: 7 }, 1_000_000)).toEqual({
      kind: 'newest-only',
      total: 7,
    });
  });

  it('counts characters the way readers do', () => {
    expect(sampleSizeFor('🦊🦊')).toBe(10_000);
    expect(sampleSizeFor('abc')).toBe(5_000);
  });
});
