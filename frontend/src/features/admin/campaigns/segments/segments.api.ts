import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSegment, SegmentDraft } from '#contract/console/campaigns/segments';
import { API } from '#contract/paths';
import { api } from '../../../../lib/api/api-client';
import { FRESH } from '../../admin.api';

const segmentsKey = [API.adminSegments] as const;

export function useSegments() {
  return useQuery({
    ...FRESH,
    queryKey: segmentsKey,
    queryFn: () => api.get<SavedSegment[]>(API.adminSegments),
  });
}

/** `id` is null for a segment that isn't saved yet. */
export function useSaveSegment(id: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: SegmentDraft) =>
      id === null
        ? api.post<SavedSegment>(API.adminSegments, draft)
        : api.put<SavedSegment>(API.adminSegment(id), draft),
    onSettled: () => queryClient.invalidateQueries({ queryKey: segmentsKey }),
  });
}

export function useDeleteSegment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<void>(API.adminSegment(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: segmentsKey }),
  });
}
