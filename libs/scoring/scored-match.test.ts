import { compatibilityOf, dateScore } from './compatibility';
import { likelyRange, priorMeanFor } from './likely-range';
import { scoreMatches } from './scored-match';
import { dateWith, matchWith } from './test-support/histories';
import { SAMPLE_MATCHES, SAMPLE_STANDARDS } from './test-support/sample-user';

const TRUST = [{ id: 'trust', stars: 5 }];

describe('scoring all matches', () => {
  it('keeps the order of the matches and scores each from its own dates', () => {
    const scored = scoreMatches(SAMPLE_STANDARDS, SAMPLE_MATCHES);
    expect(scored.map(({ match }) => match)).toEqual(SAMPLE_MATCHES);
    for (const { match, compatibility } of scored) {
      expect(compatibility).toEqual(compatibilityOf(SAMPLE_STANDARDS, match.dates));
    }
  });

  it("learns each likely range from the user's other matches, archived ones included", () => {
    const [first, , , , , , last] = scoreMatches(SAMPLE_STANDARDS, SAMPLE_MATCHES);
    expect(first?.likely?.low).toBeCloseTo(65.983686, 6);
    expect(first?.likely?.high).toBeCloseTo(87.111552, 6);
    expect(last?.likely?.mean).toBeCloseTo(79.662037, 6);
    expect(last?.likely?.scale).toBeCloseTo(7.040178, 6);
  });

  it('gives the same result as scoring the matches one by one', () => {
    for (const { match, likely } of scoreMatches(SAMPLE_STANDARDS, SAMPLE_MATCHES)) {
      const scores = match.dates.map((date) => dateScore(SAMPLE_STANDARDS, date) ?? Number.NaN);
      const others = SAMPLE_MATCHES.filter((other) => other !== match);
      const exacts = others.map(
        (other) => compatibilityOf(SAMPLE_STANDARDS, other.dates).exact ?? Number.NaN,
      );
      const expected = likelyRange(scores, priorMeanFor(exacts));
      expect(likely?.low).toBeCloseTo(expected?.low ?? Number.NaN, 9);
      expect(likely?.high).toBeCloseTo(expected?.high ?? Number.NaN, 9);
    }
  });

  it('does not learn from fewer than three others, nor from matches without a date', () => {
    const high = ['a', 'b', 'c'].map((id) => matchWith(id, [dateWith({ trust: 9 })]));
    const [first] = scoreMatches(TRUST, [...high, matchWith('d', []), matchWith('e', [dateWith({})])]);
    expect(first?.likely).toEqual(likelyRange([90], 55));
  });

  it('gives no likely range to a match without a date score', () => {
    const scored = scoreMatches(TRUST, [matchWith('a', []), matchWith('b', [dateWith({ other: 4 })])]);
    expect(scored.map(({ likely }) => likely)).toEqual([null, null]);
  });

  it('scores a match the same, archived or not', () => {
    const turned = SAMPLE_MATCHES.map((match) => ({ ...match, archived: !match.archived }));
    const scoresOf = (matches: typeof turned) =>
      scoreMatches(SAMPLE_STANDARDS, matches).map(({ compatibility, likely }) => ({ compatibility, likely }));
    expect(scoresOf(turned)).toEqual(scoresOf([...SAMPLE_MATCHES]));
  });

  it('has nothing to score for a new user', () => {
    expect(scoreMatches([], [])).toEqual([]);
    expect(scoreMatches([], SAMPLE_MATCHES).every(({ compatibility }) => compatibility.exact === null)).toBe(
      true,
    );
  });
});
