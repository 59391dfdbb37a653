import { DATE_LIMITS, DATE_TEXTS } from '#contract/date-experiences';
import type { FieldError } from '#contract/errors';
import { invalidInput } from '../platform/errors/domain-error';

export interface RatedStandard {
  readonly id: string;
  readonly slot: number;
  readonly question: string;
  readonly selected: boolean;
}

/**
 * Ratings by slot from ratings by standard id. Throws request.invalid unless every selected standard is rated, only the
 * user's own are, and each with a whole number from 1 to 10.
 */
export function ratingsBySlot(
  standards: readonly RatedStandard[],
  scores: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const problems: FieldError[] = [];
  const unrated = standards.filter(({ id, selected }) => selected && (scores[id] ?? null) === null);
  if (unrated.length > 0)
    problems.push({
      field: 'standardsScores',
      message: DATE_TEXTS.standardsMissing(unrated.map(({ question }) => question)),
    });
  const ratings: Record<string, number> = {};
  for (const [id, score] of Object.entries(scores)) {
    const standard = standards.find((candidate) => candidate.id === id);
    const field = `standardsScores.${id}`;
    if (!standard) problems.push({ field, message: DATE_TEXTS.standardUnknown });
    else if (isRating(score)) ratings[String(standard.slot)] = score;
    else if (score !== null && score !== undefined)
      problems.push({ field, message: DATE_TEXTS.standardRange(standard.question) });
  }
  if (problems.length > 0) throw invalidInput(problems);
  return ratings;
}

function isRating(score: unknown): score is number {
  return (
    typeof score === 'number' &&
    Number.isInteger(score) &&
    score >= DATE_LIMITS.ratingMin &&
    score <= DATE_LIMITS.ratingMax
  );
}
