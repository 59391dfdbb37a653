import { DATE_TEXTS, standardRatingRule } from '#contract/dating/date-experiences';
import type { WholeNumberRule } from '#contract/rules/field-rule';
import { invalidInput, type InputProblem } from '../platform/errors/domain-error';

export interface RatedStandard {
  readonly id: string;
  readonly slot: number;
  readonly question: string;
  readonly selected: boolean;
}

/**
 * Ratings by slot from ratings by standard id. Throws request.invalid unless every selected standard is rated, only the
 * user's own are, and every rating is a whole number from 1 to 10.
 */
export function ratingsBySlot(
  standards: readonly RatedStandard[],
  scores: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const problems: InputProblem[] = [];
  const unrated = standards.filter(({ id, selected }) => selected && (scores[id] ?? null) === null);
  if (unrated.length > 0)
    problems.push({
      field: 'standardsScores',
      code: 'request.missing-field',
      message: DATE_TEXTS.standardsMissing(unrated.map(({ question }) => question)),
    });
  const ratings: Record<string, number> = {};
  for (const [id, score] of Object.entries(scores)) {
    const standard = standards.find((candidate) => candidate.id === id);
    const field = `standardsScores.${id}`;
    if (!standard) {
      problems.push({ field, message: DATE_TEXTS.standardUnknown });
      continue;
    }
    const rule = standardRatingRule(standard.question);
    if (isRating(score, rule)) ratings[String(standard.slot)] = score;
    else if (score !== null && score !== undefined) problems.push({ field, message: rule.message });
  }
  if (problems.length > 0) throw invalidInput(problems);
  return ratings;
}

function isRating(score: unknown, { min, max }: WholeNumberRule): score is number {
  return typeof score === 'number' && Number.isInteger(score) && score >= min && score <= max;
}
