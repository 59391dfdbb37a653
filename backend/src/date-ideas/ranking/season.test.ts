import { seasonAt, seasonFit } from './season';

const JANUARY = 0;
const APRIL = 3;
const JULY = 6;
const WINTER = { isWarm: false, isCold: true };
const SUMMER = { isWarm: true, isCold: false };

describe('the season', () => {
  it.each([
    ['Lisbon, Lisbon, Portugal', null, JULY, SUMMER],
    ['Lisbon, Lisbon, Portugal', null, JANUARY, WINTER],
    ['Melbourne, Victoria, Australia', null, JULY, WINTER],
    ['Buenos Aires, Argentina', null, JANUARY, SUMMER],
    ['Singapore, Singapore', null, JANUARY, SUMMER],
    ['Toronto, Ontario, Canada', 'Australia/Sydney', JANUARY, WINTER],
    [null, 'Australia/Sydney', JANUARY, SUMMER],
    [null, null, JANUARY, WINTER],
  ] as const)('at %s (%s) in month %i is %j', (location, zone, month, season) => {
    expect(seasonAt(location, zone, month)).toEqual(season);
  });

  it('is neither warm nor cold in between', () => {
    expect(seasonAt('Lisbon, Lisbon, Portugal', null, APRIL)).toEqual({ isWarm: false, isCold: false });
  });

  it('fits what needs its weather, and anything that needs none', () => {
    expect([seasonFit('warm', SUMMER), seasonFit('warm', WINTER)]).toEqual([1, 0]);
    expect([seasonFit('cold', SUMMER), seasonFit('cold', WINTER)]).toEqual([0, 1]);
    expect(seasonFit('any', WINTER)).toBe(1);
    expect(seasonFit(null, SUMMER)).toBe(1);
    expect(seasonFit('warm', { isWarm: false, isCold: false })).toBe(0.5);
  });
});
