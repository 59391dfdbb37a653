import fc from 'fast-check';
import { likelyRange, type LikelyRange, priorMeanFor, probabilityAtLeast, type Seen } from './likely-range';
import { mean } from './statistics';

function rangeOf(scores: readonly number[], priorMean: number, seen?: Seen): LikelyRange {
  const range = likelyRange(scores, priorMean, seen);
  if (range === null) throw new Error('expected a range');
  return range;
}

const percent = fc.double({ min: 10, max: 100, noNaN: true });
const scoreLists = fc.array(percent, { minLength: 1, maxLength: 12 });

describe('likely range', () => {
  it('is wide after a single date', () => {
    const range = rangeOf([1720 / 23], 55);
    expect(range.mean).toBeCloseTo(68.188406, 6);
    expect(range.scale).toBeCloseTo(9.705329, 6);
    expect(range.degreesOfFreedom).toBe(5);
    expect(range.low).toBeCloseTo(48.6, 1);
    expect(range.high).toBeCloseTo(87.7, 1);
  });

  it('narrows after three dates', () => {
    const range = rangeOf([850 / 12, 970 / 12, 1010 / 12], 385 / 6);
    expect(range.mean).toBeCloseTo(76.547619, 6);
    expect(range.scale).toBeCloseTo(5.575875, 6);
    expect(range.degreesOfFreedom).toBe(7);
    expect(range.low).toBeCloseTo(65.983686, 6);
    expect(range.high).toBeCloseTo(87.111552, 6);
    expect(probabilityAtLeast(range, 70)).toBeCloseTo(0.860659, 6);
  });

  it('borrows strength from the other matches', () => {
    const range = rangeOf([1010 / 12, 1000 / 12], 63.310185185);
    expect(range.mean).toBeCloseTo(79.662037, 6);
    expect(range.scale).toBeCloseTo(7.040178, 6);
    expect(range.low).toBeCloseTo(65.98, 2);
    expect(range.high).toBeCloseTo(93.34, 2);
    expect(probabilityAtLeast(range, 70)).toBeCloseTo(0.890486, 6);
  });

  it('is wider, and nearer to the prior, while half of the stars are unseen', () => {
    const { low, high } = rangeOf([90, 90, 90, 90], 55, { coverage: 0.5, exact: 90 });
    expect(low).toBeCloseTo(53.64, 2);
    expect(high).toBe(90);
    const { low: before, high: beforeHigh } = rangeOf([90, 90, 90, 90], 55);
    expect(before).toBeCloseTo(75.74, 2);
    expect(beforeHigh).toBeCloseTo(96.49, 2);
  });

  it('is the same as ever once everything has been seen', () => {
    expect(rangeOf([70, 80], 55, { coverage: 1, exact: 75 })).toEqual(rangeOf([70, 80], 55));
  });

  it('always contains the percentage, and never narrows for what is unseen', () => {
    fc.assert(
      fc.property(
        scoreLists,
        percent,
        percent,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (scores, priorMean, exact, coverage) => {
          const range = rangeOf(scores, priorMean, { coverage, exact });
          expect(range.low).toBeLessThanOrEqual(exact);
          expect(range.high).toBeGreaterThanOrEqual(exact);
          expect(range.scale).toBeGreaterThanOrEqual(rangeOf(scores, priorMean).scale);
        },
      ),
    );
  });

  it('does not exist without a date', () => {
    expect(likelyRange([], 55)).toBeNull();
  });

  it('always contains the mean of the date scores and stays within 10 and 100', () => {
    fc.assert(
      fc.property(scoreLists, percent, (scores, priorMean) => {
        const { low, high } = rangeOf(scores, priorMean);
        const average = mean(scores) ?? Number.NaN;
        expect(low).toBeGreaterThanOrEqual(10);
        expect(high).toBeLessThanOrEqual(100);
        expect(low).toBeLessThanOrEqual(average + 1e-9);
        expect(high).toBeGreaterThanOrEqual(average - 1e-9);
      }),
    );
  });

  it('narrows when every date is repeated', () => {
    fc.assert(
      fc.property(scoreLists, percent, (scores, priorMean) => {
        expect(rangeOf([...scores, ...scores], priorMean).scale).toBeLessThan(
          rangeOf(scores, priorMean).scale,
        );
      }),
    );
  });

  it('does not depend on the order of the dates', () => {
    fc.assert(
      fc.property(scoreLists, percent, (scores, priorMean) => {
        const range = rangeOf(scores, priorMean);
        const reversed = rangeOf([...scores].reverse(), priorMean);
        expect(reversed.low).toBeCloseTo(range.low, 8);
        expect(reversed.high).toBeCloseTo(range.high, 8);
      }),
    );
  });

  it('gives even odds at its center, and 95% at its unclamped lower end', () => {
    const range = rangeOf([60, 62, 61], 60);
    expect(probabilityAtLeast(range, range.mean)).toBeCloseTo(0.5, 12);
    expect(probabilityAtLeast(range, range.low)).toBeCloseTo(0.95, 12);
    expect(probabilityAtLeast(range, range.high)).toBeCloseTo(0.05, 12);
  });
});

describe('what the other matches suggest', () => {
  it('is their mean once there are three', () => {
    expect(priorMeanFor([60, 70, 83])).toBeCloseTo(71, 9);
  });

  it('is the middle of the scale with fewer', () => {
    expect(priorMeanFor([])).toBe(55);
    expect(priorMeanFor([90, 95])).toBe(55);
  });
});
