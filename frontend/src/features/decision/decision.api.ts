import { useQuery } from '@tanstack/react-query';
import type { DateIdea } from '#contract/dating/date-ideas';
import type { Comparison, Decision, NextDate } from '#contract/dating/insights/decision';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

/** Every change of a match, a date or the standards invalidates this key and those that start with it. */
const decisionKey = [API.decision] as const;

/** Where the user stands; the one reader of this key, because of a shared query's options the latest reader's count. */
export function useDecision() {
  return useQuery({ queryKey: decisionKey, queryFn: () => api.get<Decision>(API.decision) });
}

/** Two matches; null while the ids are unknown, and nothing is asked then. */
export function useComparison(pair: readonly [string, string] | null) {
  const [a, b] = pair ?? ['', ''];
  return useQuery({
    queryKey: [...decisionKey, 'compare', a, b],
    queryFn: () => api.get<Comparison>(API.comparison(a, b)),
    enabled: pair !== null,
  });
}

/** The ideas that come with what to find out next. The panel works without their names. */
export function useNextIdeas({ candidateId, ideaIds }: NextDate) {
  const query = `ids=${ideaIds.map(encodeURIComponent).join()}&for=${encodeURIComponent(candidateId)}`;
  return useQuery({
    queryKey: [...decisionKey, 'ideas', query],
    queryFn: () => api.get<DateIdea[]>(`${API.dateIdeas}?${query}`),
    enabled: ideaIds.length > 0,
    meta: { isOptional: true },
  });
}
