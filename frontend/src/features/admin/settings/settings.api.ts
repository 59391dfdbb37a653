import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ADMIN_LIMITS,
  type AdminSettings,
  type AuditEntry,
  type CleanupAnswer,
  type CleanupPreview,
} from '#contract/admin';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';
import { getPage } from '../shared/get-page';

export function useAdminSettings() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminSettings],
    queryFn: () => api.get<AdminSettings>(API.adminSettings),
  });
}

export function useCleanupPreview() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminCleanup],
    queryFn: () => api.get<CleanupPreview>(API.adminCleanup),
  });
}

export function useCleanup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (expectedCount: number) => api.post<CleanupAnswer>(API.adminCleanup, { expectedCount }),
    onSettled: () =>
      Promise.all(
        [API.adminCleanup, API.adminUsers, API.adminStats].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

export interface AuditQuery {
  action: string;
  search: string;
  /** Instants, ISO 8601; empty for no bound. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
}

/** One page of what administrators did, newest first; the page before stays until it is there. */
export function useAudit(query: AuditQuery) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminAudit, query],
    queryFn: ({ signal }) =>
      getPage<AuditEntry>(API.adminAudit, { ...query, pageSize: ADMIN_LIMITS.pageSizeDefault }, signal),
    placeholderData: keepPreviousData,
  });
}
