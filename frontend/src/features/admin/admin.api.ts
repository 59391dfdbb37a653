import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type {
  AdminAnalytics,
  AdminStats,
  AdminStatus,
  SurveyBreakdown,
  SystemHealth,
} from '#contract/console/admin';
import type { OverTime, OverTimeStep } from '#contract/console/over-time';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

/** The console's data is retried once; the administrator check never is. */
const ADMIN_RETRY = { retry: 1, retryDelay: 500 } as const;

/** Counts are refetched each time their tab opens. */
export const FRESH = { ...ADMIN_RETRY, refetchOnMount: 'always' } as const;

export function useAdminStatus() {
  return useQuery({
    queryKey: [API.adminStatus],
    queryFn: () => api.get<AdminStatus>(API.adminStatus),
    refetchOnMount: 'always',
    retry: false,
  });
}

export function useAdminStats() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminStats],
    queryFn: () => api.get<AdminStats>(API.adminStats),
  });
}

export function useAdminAnalytics() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminAnalytics],
    queryFn: () => api.get<AdminAnalytics>(API.adminAnalytics),
  });
}

/** The previous step stays until the next one arrives. */
export function useOverTime(by: OverTimeStep) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminOverTime, by],
    queryFn: () => api.get<OverTime>(`${API.adminOverTime}?by=${by}`),
    placeholderData: keepPreviousData,
  });
}

export function useSurveyBreakdown() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminSurveyBreakdown],
    queryFn: () => api.get<SurveyBreakdown>(API.adminSurveyBreakdown),
  });
}

export function useSystemHealth() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminHealth],
    queryFn: () => api.get<SystemHealth>(API.adminHealth),
  });
}
