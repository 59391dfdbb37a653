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
 * `Below your must-have Honesty (4 of 10)` or `May be below your must-have Honesty (7 of 10 so far)`, with the mean rating. Null when it meets all of them as
 * far as is known.
 */
export function mustHaveWords(candidate: Judged, criteria: readonly Criterion[]): string | null {
  const { vetoed, atRisk } = candidate;
  const means = ratingMeans(candidate.evaluations);
  const places = (vetoed.length > 0 ? vetoed : atRisk).flatMap((id) => {
    const question = criteria.find((criterion) => criterion.id === id)?.question;
    const average = means[id];
    return question === undefined || average === undefined
      ? []
      : [`${question} (${ratingText(average)} of 10${vetoed.length > 0 ? '' : ' so far'})`];
  });
  if (places.length === 0) return null;
  const start = vetoed.length > 0 ? 'Below your' : 'May be below your';
  return `${start} ${places.length === 1 ? 'must-have' : 'must-haves'} ${places.join(' and ')}`;
}

/** One decimal when it isn't whole. */
export function ratingText(average: number): string {
  return String(Number(average.toFixed(1)));
}
