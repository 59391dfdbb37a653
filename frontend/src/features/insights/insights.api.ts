import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardAnalytics } from '#contract/dating/analytics';
import type { Criterion, NewCriterion } from '#contract/dating/criteria';
import type { Decision } from '#contract/dating/decision';
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

/** Whether the user's ratings go with chemistry; part of where they stand. Nothing is said while it can't be loaded. */
export function useHalo() {
  return useQuery({
    queryKey: [API.decision],
    queryFn: () => api.get<Decision>(API.decision),
    select: ({ halo }) => halo,
    meta: { isOptional: true },
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
