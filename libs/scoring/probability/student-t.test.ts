import { studentCdf, studentQuantile } from './student-t';
import { incompleteBeta, logGamma } from './special-functions';

describe("Student's t", () => {
  it.each([
    [5, 2.015],
    [6, 1.9432],
    [7, 1.8946],
    [8, 1.8595],
    [9, 1.8331],
    [10, 1.8125],
    [12, 1.7823],
    [15, 1.7531],
    [20, 1.7247],
    [30, 1.6973],
  ])('has the published 95%% quantile for %i degrees of freedom', (degreesOfFreedom, published) => {
    expect(studentQuantile(0.95, degreesOfFreedom)).toBeCloseTo(published, 4);
  });

  it('agrees with scipy.stats.t to twelve digits', () => {
    expect(studentQuantile(0.95, 1)).toBeCloseTo(6.313751514675037, 12);
    expect(studentQuantile(0.95, 4)).toBeCloseTo(2.1318467863266495, 12);
    expect(studentQuantile(0.95, 7)).toBeCloseTo(1.8945786050900062, 12);
    expect(studentQuantile(0.95, 13)).toBeCloseTo(1.7709333959868725, 12);
    expect(studentQuantile(0.95, 64)).toBeCloseTo(1.6690130250240895, 12);
    expect(studentCdf(1.1741, 7)).toBeCloseTo(0.8606260189922539, 13);
    expect(studentCdf(-2.5, 5)).toBeCloseTo(0.02724504967118813, 13);
    expect(studentCdf(0.2, 30)).toBeCloseTo(0.5785849214703376, 13);
  });

  it('is symmetric about zero', () => {
    expect(studentCdf(0, 7)).toBeCloseTo(0.5, 15);
    expect(studentCdf(-1.3, 7)).toBeCloseTo(1 - studentCdf(1.3, 7), 14);
    expect(studentQuantile(0.05, 7)).toBe(-studentQuantile(0.95, 7));
    expect(studentQuantile(0.5, 7)).toBeCloseTo(0, 10);
  });

  it('is the inverse of its own distribution function', () => {
    for (const probability of [0.001, 0.2, 0.6, 0.975, 0.9999]) {
      for (const degreesOfFreedom of [1, 5, 40, 500]) {
        expect(studentCdf(studentQuantile(probability, degreesOfFreedom), degreesOfFreedom)).toBeCloseTo(
          probability,
          12,
        );
      }
    }
  });
});

describe('special functions', () => {
  it('give the logarithm of factorials', () => {
    expect(logGamma(5)).toBeCloseTo(Math.log(24), 13);
    expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 13);
  });

  it('run from 0 to 1', () => {
    expect(incompleteBeta(0, 2, 0.5)).toBe(0);
    expect(incompleteBeta(1, 2, 0.5)).toBe(1);
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 14);
  });
});
