import type { Candidate, Evaluation } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { mean } from '#scoring/statistics';
import type { Means } from '#scoring/types';

/** Each rated standard's mean rating over a match's dates. */
export function ratingMeans(evaluations: readonly Evaluation[]): Means {
  const scores = new Map<string, number[]>();
  for (const { criteriaId, score } of evaluations)
    scores.set(criteriaId, [...(scores.get(criteriaId) ?? []), score]);
  return Object.fromEntries([...scores].map(([id, own]) => [id, mean(own) ?? 0]));
}

type Judged = Pick<Candidate, 'vetoed' | 'atRisk' | 'evaluations'>;

/**
 * `Below your must-have Honesty (4 of 10)` or `May be below your must-have Honesty (6.5 so far, just above the 6 you ask
 * for): too early to be sure`, with the mean rating. Null when it meets all of them as far as is known.
 */
export function mustHaveWords(candidate: Judged, criteria: readonly Criterion[]): string | null {
  const { vetoed, atRisk, evaluations } = candidate;
  const isBelow = vetoed.length > 0;
  const means = ratingMeans(evaluations);
  const places = (isBelow ? vetoed : atRisk).flatMap((id) => {
    const criterion = criteria.find((one) => one.id === id);
    const average = means[id];
    if (criterion === undefined || average === undefined) return [];
    const { question, mustHave } = criterion;
    if (isBelow) return [`${question} (${ratingText(average)} of 10)`];
    return [`${question} (${ratingText(average)} so far${againstLimit(average, mustHave)})`];
  });
  if (places.length === 0) return null;
  const whose = `${places.length === 1 ? 'must-have' : 'must-haves'} ${places.join(' and ')}`;
  return isBelow ? `Below your ${whose}` : `May be below your ${whose}: too early to be sure`;
}

/** A rating above the limit, without a word about it, looks like a mistake. */
function againstLimit(average: number, limit: number | null): string {
  if (limit === null) return '';
  const ahead = Number(ratingText(average)) - limit;
  if (ahead === 0) return ', exactly what you ask for';
  const size = Math.abs(ahead) < 1 ? 'just ' : '';
  return `, ${size}${ahead > 0 ? 'above' : 'below'} the ${limit} you ask for`;
}

/** One decimal when it isn't whole. */
export function ratingText(average: number): string {
  return String(Number(average.toFixed(1)));
}
