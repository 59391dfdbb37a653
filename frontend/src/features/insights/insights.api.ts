import { useQuery } from '@tanstack/react-query';
import type { DashboardAnalytics } from '#contract/dating/analytics';
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
