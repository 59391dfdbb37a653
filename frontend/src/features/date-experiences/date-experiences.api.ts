import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type {
  DateExperience,
  DateExperienceChanges,
  NewDateExperience,
} from '#contract/dating/date-experiences';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { privateStorage } from '../../lib/storage/private-storage';
import { useCurrentUser } from '../auth/auth.api';
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

/** Where this device keeps a date that was begun to be scored. */
export const scoreDraftKey = (userId: string, candidateId: string) => `score-draft:${userId}:${candidateId}`;

/** Whether a date with this match was begun to be scored on this device, and not saved. */
export function useHasScoreDraft(candidateId: string): boolean {
  const { data: user } = useCurrentUser();
  const key = user && scoreDraftKey(user.id, candidateId);
  const hasDraft = () => Boolean(key && privateStorage.getItem(key) !== null);
  return useSyncExternalStore(subscribe, hasDraft, () => false);
}

const subscribe = (notify: () => void) => privateStorage.subscribe(notify);

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
