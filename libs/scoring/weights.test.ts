import { starsOf } from './weights';

describe('the stars for a weight', () => {
  it('keeps one to five stars as they are', () => {
    expect([1, 2, 3, 4, 5].map(starsOf)).toEqual([1, 2, 3, 4, 5]);
  });

  it('halves the weights of the built-in catalogue', () => {
    expect([10, 10, 8, 9, 8].map(starsOf)).toEqual([5, 5, 4, 5, 4]);
    expect([6, 7].map(starsOf)).toEqual([3, 4]);
  });

  it('rounds half stars up', () => {
    expect([1.5, 2.4, 4.5].map(starsOf)).toEqual([2, 2, 5]);
  });

  it('stays within one to five', () => {
    expect([-3, 0, 0.2, 11, 1000].map(starsOf)).toEqual([1, 1, 1, 5, 5]);
  });
});
