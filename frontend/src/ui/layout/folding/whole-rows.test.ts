import { endOfWholeRows, isOneRowLeft } from './whole-rows';

describe('a list that is folded', () => {
  it.each([
    [[100, 200, 300, 400, 500], 320, 300],
    [[100, 200], 320, 200],
    [[400, 500], 320, null],
    [[], 320, null],
  ])('of rows that end at %j is cut, within %i px, at %p', (ends, limit, cut) => {
    expect(endOfWholeRows(ends, limit)).toBe(cut);
  });

  it.each([
    ['one row would be left out', [100, 200, 300, 400], true],
    ['two rows would be', [100, 200, 300, 400, 500], false],
    ['all rows fit', [100, 200, 300], false],
    ['its only row is too high', [400], false],
  ])('is shown whole only if one row would be left out: %s', (_case, ends, isOne) => {
    expect(isOneRowLeft(ends, 320)).toBe(isOne);
  });

  it('has nothing left out without a limit', () => {
    expect(isOneRowLeft([100, 200], NaN)).toBe(false);
  });
});
