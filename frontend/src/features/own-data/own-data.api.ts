import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportBatch, ImportPreview, ImportRequest, UndoneImport } from '#contract/account/imports';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { download } from '../../lib/download';

/** Thousands of notes are read before the answer comes. */
const TIMEOUT_MS = 120_000;

const importsKey = [API.imports] as const;

/** Imports that can be undone, newest first. */
export function useImports() {
  return useQuery({
    queryKey: importsKey,
    queryFn: () => api.get<ImportBatch[]>(API.imports),
    staleTime: 0,
  });
}

/** What importing would do. While another column is tried, the last answer stays. */
export function useImportPreview(request: ImportRequest, isWanted: boolean) {
  return useQuery({
    queryKey: [API.importPreview, request],
    queryFn: ({ signal }) =>
      api.post<ImportPreview>(API.importPreview, request, { signal, timeout: TIMEOUT_MS }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    // Its file can be large, and the matches may have changed when it is asked again.
    gcTime: 0,
    staleTime: 0,
  });
}

/** Everything shown depends on matches and dates: all of it is loaded again. */
export function useImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...request }: ImportRequest & { idempotencyKey: string }) =>
      api.post<ImportBatch>(API.imports, request, { idempotencyKey, timeout: TIMEOUT_MS }),
    onSuccess: () => queryClient.resetQueries({ predicate: ({ queryKey }) => isRecord(queryKey[0]) }),
  });
}

export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<UndoneImport>(API.import(id)),
    onSettled: () => queryClient.resetQueries({ predicate: ({ queryKey }) => isRecord(queryKey[0]) }),
  });
}

const isRecord = (path: unknown): boolean => path !== API.currentUser && path !== API.importPreview;

export function useDownloadDates() {
  return useMutation({ mutationFn: () => download(API.datingExport) });
}
