import fc from 'fast-check';
import { normalCdf, normalDensity } from '../probability/normal-distribution';
import { scoreMatches } from '../scored-match';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from '../test-support/sample-user';
import { chanceAhead, chancesOfBest, knowledgeGradients, posteriorOf, type Posterior } from './posteriors';

/** M7, M1 and M4 of the worked example: the three active ones. */
const SAMPLE = ['M7', 'M1', 'M4'].map((name) => {
  const found = scoreMatches(SAMPLE_STANDARDS, SAMPLE_MATCHES).find(({ match }) => match.id === name);
  if (!found?.likely) throw new Error(`${name} has no likely range`);
  return posteriorOf(found.likely);
});

const anyPosterior: fc.Arbitrary<Posterior> = fc.record({
  mean: fc.double({ min: 10, max: 100, noNaN: true }),
  variance: fc.double({ min: 0.01, max: 400, noNaN: true }),
});
const people = fc.array(anyPosterior, { minLength: 2, maxLength: 12 });

/**
 * The definition: Simpson's rule on each person's mean plus or minus 8 deviations, with 4,000 intervals or as many as it
 * takes for four of them within the narrowest person's deviation (4,000 alone are off by 0.0000025 beside a very wide one).
 */
function definedChances(given: readonly Posterior[]): number[] {
  const narrowest = Math.sqrt(Math.min(...given.map(({ variance }) => variance)));
  return given.map((own) => {
    const deviation = Math.sqrt(own.variance);
    const intervals = Math.max(4_000, 2 * Math.ceil((32 * deviation) / narrowest));
    const step = (16 * deviation) / intervals;
    let sum = 0;
    for (let point = 0; point <= intervals; point += 1) {
      const x = own.mean - 8 * deviation + point * step;
      const weight = point === 0 || point === intervals ? 1 : point % 2 === 1 ? 4 : 2;
      const others = given.filter((one) => one !== own);
      const below = others.map(({ mean, variance }) => normalCdf((x - mean) / Math.sqrt(variance)));
      sum +=
        weight * below.reduce((all, one) => all * one, normalDensity((x - own.mean) / deviation) / deviation);
    }
    return (sum * step) / 3;
  });
}

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447460685429],
    [-1.959963984540054, 0.025],
    [-5, 2.866515718791939e-7],
    [-8, 6.220960574271785e-16],
    [40, 1],
  ])('gives z = %d a cumulative probability of %d', (z, probability) => {
    expect(Math.abs(normalCdf(z) - probability)).toBeLessThan(1e-14);
  });
});

describe('the chance of being the best fit', () => {
  it('is that of the worked example', () => {
    expect(chancesOfBest(SAMPLE).map((one) => one.toFixed(6))).toEqual(['0.492450', '0.277253', '0.230297']);
    const [seven, one] = SAMPLE;
    expect(seven && one && chanceAhead(seven, one)).toBeCloseTo(0.61289, 6);
  });

  it('adds up to 1 and agrees with its definition', () => {
    fc.assert(
      fc.property(people, (given) => {
        const chances = chancesOfBest(given);
        expect(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1)).toBeLessThan(1e-6);
      }),
    );
    fc.assert(
      fc.property(fc.array(anyPosterior, { minLength: 2, maxLength: 4 }), (given) => {
        const defined = definedChances(given);
        chancesOfBest(given).forEach((one, index) =>
          expect(Math.abs(one - (defined[index] ?? 0))).toBeLessThan(1e-6),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('is the chance of being ahead when there are two', () => {
    fc.assert(
      fc.property(anyPosterior, anyPosterior, (a, b) => {
        expect(Math.abs((chancesOfBest([a, b])[0] ?? 0) - chanceAhead(a, b))).toBeLessThan(1e-6);
      }),
    );
  });

  it('is certain for one person and nothing for no one', () => {
    expect(chancesOfBest([{ mean: 50, variance: 9 }])).toEqual([1]);
    expect(chancesOfBest([])).toEqual([]);
  });
});

describe('what one more date would gain', () => {
  it('is that of the worked example', () => {
    expect(knowledgeGradients(SAMPLE).map((one) => one.toFixed(6))).toEqual([
      '0.822737',
      '0.275143',
      '0.325447',
    ]);
  });

  it('is never negative, and more for the less certain person', () => {
    fc.assert(
      fc.property(people, (given) => {
        for (const gain of knowledgeGradients(given)) expect(gain).toBeGreaterThanOrEqual(0);
      }),
    );
    const [known, vague] = knowledgeGradients([
      { mean: 60, variance: 20 },
      { mean: 60, variance: 200 },
    ]);
    expect(vague).toBeGreaterThan(known ?? 0);
  });

  it('is nothing without anyone to compare with', () => {
    expect(knowledgeGradients([{ mean: 50, variance: 9 }])).toEqual([0]);
  });
});
