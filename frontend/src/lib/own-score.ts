import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { dateScore } from '#scoring/compatibility';

/** A date's own percentage, 10 to 100, unrounded; null if too few of the current standards are rated. */
export function ownScore(date: DateExperience, criteria: readonly Criterion[]): number | null {
  return dateScore(
    criteria.map(({ id, weight }) => ({ id, stars: weight })),
    {
      id: date.id,
      day: date.dateDate,
      createdAt: date.createdAt,
      chemistry: date.physicalChemistry,
      enjoyment: date.enjoymentLevel,
      ratings: Object.fromEntries(date.evaluations.map(({ criteriaId, score }) => [criteriaId, score])),
    },
  );
}
