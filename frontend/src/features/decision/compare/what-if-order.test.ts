import { scoreMatches } from '#scoring/scored-match';
import type { MatchHistory, Standard } from '#scoring/types';
import { LEA, MARA, MARA_AND_LEA } from '../../../../test/decision-fixtures';
import { aCandidate, CRITERIA, HUMOR, ratings, TRUST } from '../../../../test/match-fixtures';
import { comparisonOf, orderOf, standardsWith, starsOf, toHistories } from './what-if-order';

const people = [MARA, LEA];
const orderWith = (standards: readonly Standard[], histories: readonly MatchHistory[]) =>
  orderOf(scoreMatches(standards, histories));
const names = (stars: Readonly<Record<string, number>>, candidates = people) =>
  orderWith(standardsWith(CRITERIA, { ...starsOf(CRITERIA), ...stars }), toHistories(candidates)).map(
    ({ match, compatibility }) => `${match.name} ${compatibility.percent}%`,
  );

describe('the order with other stars', () => {
  it('is that of the server with the saved ones', () => {
    expect(names({})).toEqual(['Mara 73%', 'Lea 62%']);
  });

  it('follows the stars', () => {
    expect(names({ [TRUST.id]: 1, [HUMOR.id]: 5 })).toEqual(['Lea 75%', 'Mara 69%']);
  });

  it('leaves archived people and those without a percentage out', () => {
    const archived = aCandidate({ id: 'm-old', archived: true });
    const unmet = aCandidate({ id: 'm-new', evaluations: [] });
    expect(names({}, [...people, archived, unmet])).toEqual(['Mara 73%', 'Lea 62%']);
  });

  it('keeps someone below a must-have last', () => {
    const limited = CRITERIA.map((one) => (one.id === TRUST.id ? { ...one, mustHave: 6 } : one));
    const order = orderWith(standardsWith(limited, { [TRUST.id]: 1, [HUMOR.id]: 5 }), toHistories(people));
    expect(order.map(({ match }) => match.name)).toEqual(['Mara', 'Lea']);
  });
});

describe('the comparison with other stars', () => {
  const compared = (stars: Readonly<Record<string, number>>) =>
    comparisonOf(
      standardsWith(CRITERIA, stars),
      scoreMatches(standardsWith(CRITERIA, stars), toHistories(people)),
      { a: 'm-mara', b: 'm-lea' },
    );

  it('is that of the server with the saved ones', () => {
    const { chance, ...comparison } = compared({}) ?? {};
    const { chance: _, ...expected } = MARA_AND_LEA;
    expect(comparison).toEqual(expected);
    expect(chance).toBeGreaterThan(0.5);
  });

  it('really turns round with the stars it says', () => {
    expect(compared(MARA_AND_LEA.flip?.stars ?? {})?.gap).toBeLessThan(0);
  });

  it('is none for someone who is not there', () => {
    expect(comparisonOf(standardsWith(CRITERIA, {}), [], { a: 'x', b: 'y' })).toBeNull();
  });
});

it('takes far less than a frame for 50 people with 200 dates', () => {
  const many = Array.from({ length: 50 }, (_, match) =>
    aCandidate({
      id: `m-${match}`,
      evaluations: [0, 1, 2, 3].flatMap((date) =>
        ratings(`d-${match}-${date}`, 1 + ((match + date) % 10), 1 + ((match * 3 + date) % 10), 5),
      ),
    }),
  );
  const histories = toHistories(many);
  const times = Array.from({ length: 20 }, (_, move) => {
    const standards = standardsWith(CRITERIA, { [TRUST.id]: 1 + (move % 5) });
    const start = performance.now();
    const scored = scoreMatches(standards, histories);
    orderOf(scored);
    comparisonOf(standards, scored, { a: 'm-1', b: 'm-2' });
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});
