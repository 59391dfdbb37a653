import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { Criterion, NewCriterion } from '#contract/dating/criteria';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

/** Derived from matches, standards, votes and chats, so it is refetched whenever it is shown. */
export function useAnalytics() {
  return useQuery({
    queryKey: [API.dashboardAnalytics],
    queryFn: () => api.get<DashboardAnalytics>(API.dashboardAnalytics),
    refetchOnMount: 'always',
  });
}

/** Creates the standard as a selected one; every percentage is then computed with it. */
export function useAddStandard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (standard: NewCriterion) => api.post<Criterion>(API.criteria, standard),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
