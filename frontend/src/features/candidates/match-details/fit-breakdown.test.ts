import { aCandidate, CRITERIA, HUMOR, ratings, TRUST } from '../../../../test/match-fixtures';
import { fitParts, totalPoints } from './fit-breakdown';

describe('how a percentage is made up', () => {
  it('gives each standard its points, in the order of the standards', () => {
    const parts = fitParts(CRITERIA, aCandidate());
    expect(parts.map(({ criterion, shownPoints }) => [criterion.question, shownPoints])).toEqual([
      ['Trust', 40],
      ['Humor', 21],
      ['Goals', 12],
    ]);
    expect(totalPoints(parts)).toBe(73);
  });

  it('rounds so that the parts shown add up to the total shown', () => {
    const equal = CRITERIA.map((criterion) => ({ ...criterion, weight: 1 }));
    const parts = fitParts(equal, aCandidate({ evaluations: ratings('d-1', 8, 8, 7) }));
    expect(parts.map(({ shownPoints }) => shownPoints)).toEqual([26.7, 26.7, 23.3]);
    expect(totalPoints(parts)).toBe(76.7);
  });

  it('averages several dates', () => {
    const evaluations = [...ratings('d-1', 8, 7, 6), ...ratings('d-2', 9, 7, 6)];
    const [trust] = fitParts(CRITERIA, aCandidate({ evaluations }));
    expect(trust?.contribution?.mean).toBe(8.5);
    expect(trust?.shownPoints).toBe(42.5);
  });

  it('shares the stars among the rated standards and still lists the unrated ones', () => {
    const evaluations = ratings('d-1', 8, 7, 6).filter(({ criteriaId }) => criteriaId !== 's-goals');
    const parts = fitParts(CRITERIA, aCandidate({ evaluations }));
    expect(parts.map(({ contribution }) => contribution?.share ?? null)).toEqual([5 / 8, 3 / 8, null]);
  });

  it('ignores ratings of unselected standards', () => {
    const parts = fitParts([TRUST, HUMOR], aCandidate());
    expect(parts).toHaveLength(2);
    expect(totalPoints(parts)).toBe(76.3);
  });
});
