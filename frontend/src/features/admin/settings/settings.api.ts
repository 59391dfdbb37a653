import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ADMIN_LIMITS,
  type AdminSettings,
  type AuditEntry,
  type CleanupAnswer,
  type CleanupPreview,
  type ServiceStatus,
} from '#contract/console/admin';
import type { LocalModelStatus } from '#contract/console/local-model';
import { API } from '#contract/paths';
import { download } from '../../../lib/download';
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

/** Whether receivers can tell that email is ours; asks the public DNS, so only on request. */
export function useSenderDomain(isWanted: boolean) {
  return useQuery({
    queryKey: [API.adminSenderDomain],
    queryFn: () => api.get<ServiceStatus[]>(API.adminSenderDomain),
    enabled: isWanted,
    gcTime: 0,
    retry: false,
  });
}

export function useLocalModel() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminLocalModel],
    queryFn: () => api.get<LocalModelStatus>(API.adminLocalModel),
  });
}

/** Turns a model on this machine on; null turns it off. */
export function useChooseLocalModel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (model: string | null) =>
      model === null
        ? api.delete<LocalModelStatus>(API.adminLocalModel)
        : api.put<LocalModelStatus>(API.adminLocalModel, { model }),
    onSuccess: (status) => queryClient.setQueryData([API.adminLocalModel], status),
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
  /** ISO 8601 instants; empty means unbounded. */
  from: string;
  to: string;
  /** Starts at 1. */
  page: number;
}

/** One page of administrator actions, newest first; the previous page stays until the next one arrives. */
export function useAudit(query: AuditQuery) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminAudit, query],
    queryFn: ({ signal }) =>
      getPage<AuditEntry>(API.adminAudit, { ...query, pageSize: ADMIN_LIMITS.pageSizeDefault }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useExportAccounts() {
  return useMutation({ mutationFn: () => download(API.adminExport) });
}
