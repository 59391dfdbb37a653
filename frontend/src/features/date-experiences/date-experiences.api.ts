import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  DateExperience,
  DateExperienceChanges,
  NewDateExperience,
} from '#contract/dating/date-experiences';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { refreshMatches } from '../candidates/candidates.api';

/** A rating as returned by GET /evaluations. */
export interface Rating {
  criteriaId: string;
  score: number;
}

const datesKey = (candidateId: string) => [API.candidateDates(candidateId)] as const;

/** Newest first. */
export function useDateExperiences(candidateId: string, enabled = true) {
  return useQuery({
    queryKey: datesKey(candidateId),
    queryFn: () => api.get<DateExperience[]>(API.candidateDates(candidateId)),
    enabled,
  });
}

export function useLoadRatings() {
  return useMutation({ mutationFn: (dateId: string) => api.get<Rating[]>(API.dateEvaluations(dateId)) });
}

export function useRefreshDates(candidateId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      refreshMatches(queryClient),
      queryClient.invalidateQueries({ queryKey: datesKey(candidateId) }),
    ]);
}

interface Addition {
  input: NewDateExperience;
  idempotencyKey: string;
}

export function useAddDate(candidateId: string) {
  const refresh = useRefreshDates(candidateId);
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Addition) =>
      api.post<DateExperience>(API.dateExperiences, input, { idempotencyKey }),
    onSuccess: refresh,
  });
}

export function useUpdateDate({ id, candidateId }: DateExperience) {
  const refresh = useRefreshDates(candidateId);
  return useMutation({
    mutationFn: (changes: DateExperienceChanges) => api.put<DateExperience>(API.dateExperience(id), changes),
    onSuccess: refresh,
  });
}

export function useDeleteDate({ id, candidateId }: DateExperience) {
  const refresh = useRefreshDates(candidateId);
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.dateExperience(id)),
    onSuccess: refresh,
  });
}

/** Refetches a match's dates, bypassing the cache. */
export function useReloadDates(candidateId: string) {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: datesKey(candidateId) });
    return queryClient.getQueryData<DateExperience[]>(datesKey(candidateId)) ?? [];
  };
}
