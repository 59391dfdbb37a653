import { DATE_TEXTS, standardRatingRule } from '#contract/dating/date-experiences';
import type { WholeNumberRule } from '#contract/rules/field-rule';
import { invalidInput, type InputProblem } from '../platform/errors/domain-error';

export interface RatedStandard {
  readonly id: string;
  readonly slot: number;
  readonly question: string;
  readonly selected: boolean;
}

type Scores = Readonly<Record<string, unknown>>;
/** Ratings from 1 to 10 by a standard's slot. What has not been seen has no entry. */
type Ratings = Readonly<Record<string, number>>;

/**
 * A new date's ratings from what was given by standard id, where null means "not seen yet". Throws request.invalid unless
 * every selected standard is given, at least one is rated, only the user's own are, and every rating is a whole number
 * from 1 to 10.
 */
export function ratingsOfNewDate(standards: readonly RatedStandard[], scores: Scores): Ratings {
  const selected = standards.filter((standard) => standard.selected);
  const omitted = selected.filter(({ id }) => scores[id] === undefined);
  const problems: InputProblem[] = [];
  if (omitted.length > 0)
    problems.push(problem(DATE_TEXTS.standardsMissing(omitted.map(({ question }) => question))));
  else if (selected.every(({ id }) => scores[id] === null)) problems.push(problem(DATE_TEXTS.nothingRated));
  return changedRatings({}, standards, scores, problems);
}

/** The same; null instead of a refusal. */
export function acceptedRatings(standards: readonly RatedStandard[], scores: Scores): Ratings | null {
  try {
    return ratingsOfNewDate(standards, scores);
  } catch {
    return null;
  }
}

/**
 * The ratings after some were changed; null takes one back, and what is not given stays. Throws request.invalid as for a
 * new date, but for standards that are not given.
 */
export function changedRatings(
  before: Ratings,
  standards: readonly RatedStandard[],
  scores: Scores,
  problems: InputProblem[] = [],
): Ratings {
  const ratings: Record<string, number> = { ...before };
  for (const [id, score] of Object.entries(scores)) {
    const standard = standards.find((candidate) => candidate.id === id);
    const field = `standardsScores.${id}`;
    if (!standard) {
      problems.push({ field, message: DATE_TEXTS.standardUnknown });
      continue;
    }
    const rule = standardRatingRule(standard.question);
    if (score === null) delete ratings[String(standard.slot)];
    else if (isRating(score, rule)) ratings[String(standard.slot)] = score;
    else if (score !== undefined) problems.push({ field, message: rule.message });
  }
  if (problems.length === 0 && Object.keys(ratings).length === 0)
    problems.push(problem(DATE_TEXTS.nothingRated));
  if (problems.length > 0) throw invalidInput(problems);
  return ratings;
}

function problem(message: string): InputProblem {
  return { field: 'standardsScores', code: 'request.missing-field', message };
}

function isRating(score: unknown, { min, max }: WholeNumberRule): score is number {
  return typeof score === 'number' && Number.isInteger(score) && score >= min && score <= max;
}
