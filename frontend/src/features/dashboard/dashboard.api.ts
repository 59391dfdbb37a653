import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account/auth';
import type { DashboardStats } from '#contract/dating/insights/dashboard';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { currentUserKey } from '../auth/auth.api';

export function useDashboardStats() {
  return useQuery({
    queryKey: [API.dashboardStats],
    queryFn: () => api.get<DashboardStats>(API.dashboardStats),
  });
}

/** The guide closes right away; if the call fails, it opens again on a later visit. */
export function useMarkGuideSeen() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post<{ hasSeenDashboardGuide: true }>(API.guideSeen),
    onMutate: () =>
      queryClient.setQueryData<CurrentUser | null>(
        currentUserKey,
        (user) => user && { ...user, hasSeenDashboardGuide: true },
      ),
  });
}
