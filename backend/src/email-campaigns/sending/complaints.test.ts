import { mustStop } from './complaints';

describe('a campaign stops by itself', () => {
  it.each([
    [true, 'at 1 complaint of 200', { sent: 200, complained: 1, known: 0 }],
    [false, 'at 1 of 199, which says little', { sent: 199, complained: 1, known: 0 }],
    [true, 'at 3 of few', { sent: 50, complained: 3, known: 0 }],
    [false, 'at exactly 0.3%', { sent: 1_000, complained: 3, known: 0 }],
    [true, 'above 0.3%', { sent: 1_000, complained: 4, known: 0 }],
    [false, 'after someone resumed it knowing of as many', { sent: 1_000, complained: 4, known: 4 }],
    [true, 'again with one more', { sent: 1_000, complained: 5, known: 4 }],
    [false, 'without any', { sent: 0, complained: 0, known: 0 }],
  ])('%s: %s', (expected, _when, complaints) => {
    expect(mustStop(complaints)).toBe(expected);
  });
});
