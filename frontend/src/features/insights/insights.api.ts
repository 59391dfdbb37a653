import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { Criterion, NewCriterion } from '#contract/dating/criteria';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

const analytics = {
  queryKey: [API.dashboardAnalytics],
  queryFn: () => api.get<DashboardAnalytics>(API.dashboardAnalytics),
};

/** Derived from matches, standards, votes and chats, so it is refetched whenever it is shown. */
export function useAnalytics() {
  return useQuery({ ...analytics, refetchOnMount: 'always' });
}

/** For what stands far above the analytics: whether they failed to load. Loads nothing by itself. */
export function useAnalyticsFailure() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({ ...analytics, enabled: false });
  // While it is loaded again the query forgets its error, but not that there was one.
  const hasFailed = errorUpdateCount > 0 && !data;
  return { hasFailed, isRetrying: hasFailed && isFetching, retry: () => void refetch() };
}

/** Creates the standard as a selected one; every percentage is then computed with it. */
export function useAddStandard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (standard: NewCriterion) => api.post<Criterion>(API.criteria, standard),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
