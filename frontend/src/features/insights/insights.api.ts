import { useQuery } from '@tanstack/react-query';
import type { DashboardAnalytics } from '#contract/analytics';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

/** Made of matches, standards, votes and talks alike, so it is asked for again whenever it comes into sight. */
export function useAnalytics() {
  return useQuery({
    queryKey: [API.dashboardAnalytics],
    queryFn: () => api.get<DashboardAnalytics>(API.dashboardAnalytics),
    refetchOnMount: 'always',
  });
}
