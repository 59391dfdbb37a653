import { correlationRatio, isReliable, pearson, roundToTwoDecimals } from './correlation';

const pairs = (...values: readonly (readonly [number, number])[]) => values.map(([x, y]) => ({ x, y }));

describe("Pearson's r", () => {
  it('is 1 on a rising line, -1 on a falling one, and between for others', () => {
    expect(pearson(pairs([1, 10], [2, 20], [3, 30]))).toBe(1);
    expect(pearson(pairs([1, 30], [2, 20], [3, 10]))).toBe(-1);
    expect(pearson(pairs([1, 2], [2, 1], [3, 4], [4, 3]))).toBeCloseTo(0.6, 9);
  });

  it('is unknown when one side does not vary or there are no values', () => {
    expect(pearson(pairs([1, 5], [2, 5]))).toBeNull();
    expect(pearson(pairs([0.1 + 0.2, 5], [0.3, 6]))).toBeNull();
    expect(pearson([])).toBeNull();
  });
});

describe('a correlation is reliable', () => {
  it('from the critical value published for its number of dates', () => {
    // Critical values of r at 5 %, two-sided.
    expect(isReliable(0.633, 10)).toBe(true);
    expect(isReliable(0.631, 10)).toBe(false);
    expect(isReliable(-0.633, 10)).toBe(true);
    expect(isReliable(1, 3)).toBe(true);
  });

  it('never with two points, which always lie on a line', () => {
    expect(isReliable(1, 2)).toBe(false);
  });
});

describe('the correlation ratio', () => {
  it('is 1 when the groups explain everything and 0 when their means are equal', () => {
    expect(
      correlationRatio([
        [60, 60],
        [80, 80],
      ]),
    ).toBe(1);
    expect(
      correlationRatio([
        [60, 80],
        [50, 90],
      ]),
    ).toBe(0);
  });

  it('is unknown with one group, none, or no variation', () => {
    expect(correlationRatio([[60, 80]])).toBeNull();
    expect(correlationRatio([])).toBeNull();
    expect(
      correlationRatio([
        [60, 60],
        [60, 60],
      ]),
    ).toBeNull();
  });
});

it('two decimals round half up', () => {
  expect(roundToTwoDecimals(0.905)).toBe(0.91);
  expect(roundToTwoDecimals(-0.333)).toBe(-0.33);
});
