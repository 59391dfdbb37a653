import * as normal from '../probability/normal-distribution';
import { chancesOfBest, knowledgeGradients, type Posterior } from './posteriors';

jest.mock('../probability/normal-distribution', () => {
  const real = jest.requireActual<typeof normal>('../probability/normal-distribution');
  return { ...real, normalCdf: jest.fn(real.normalCdf) };
});

const people = (count: number): Posterior[] =>
  Array.from({ length: count }, (_, index) => ({ mean: 50 + (index % 40), variance: 20 + (index % 7) }));

/** How often a distribution is worked out, which is what takes the time. */
function workFor(count: number, calculate: (people: Posterior[]) => number[]): number {
  const cdf = jest.mocked(normal.normalCdf);
  cdf.mockClear();
  expect(calculate(people(count))).toHaveLength(count);
  return cdf.mock.calls.length;
}

it('works each distribution out once per point of one grid, however many people are compared', () => {
  const [few = 0, many = 0, most = 0] = [10, 50, 200].map((count) => workFor(count, chancesOfBest) / count);
  expect(few).toBeGreaterThan(100);
  expect(few).toBeLessThan(1_000);
  expect(many).toBeLessThan(1.2 * few);
  expect(most).toBeLessThan(1.2 * few);
});

it('takes one rival per person to find out about', () => {
  expect([10, 200].map((count) => workFor(count, knowledgeGradients))).toEqual([10, 200]);
});
