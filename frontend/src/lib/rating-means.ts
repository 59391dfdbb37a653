import type { Evaluation } from '#contract/dating/candidates';
import { mean } from '#scoring/statistics';
import type { Means } from '#scoring/types';

/** Each rated standard's mean rating over a match's dates. */
export function ratingMeans(evaluations: readonly Evaluation[]): Means {
  const scores = new Map<string, number[]>();
  for (const { criteriaId, score } of evaluations)
    scores.set(criteriaId, [...(scores.get(criteriaId) ?? []), score]);
  return Object.fromEntries([...scores].map(([id, own]) => [id, mean(own) ?? 0]));
}
