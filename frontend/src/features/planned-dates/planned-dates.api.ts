import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CalendarLink,
  NewPlannedDate,
  NewPushSubscription,
  PlannedDate,
  PlannedDateChanges,
  PlannedDateSettings,
  PlannedDateSettingsChanges,
} from '#contract/dating/planned-dates';
import { API } from '#contract/paths';
import { api, newIdempotencyKey } from '../../lib/api/api-client';

const plansKey = [API.plannedDates] as const;
const settingsKey = [API.plannedDateSettings] as const;

/** Soonest first. */
export function usePlannedDates() {
  return useQuery({
    queryKey: plansKey,
    queryFn: () => api.get<PlannedDate[]>(API.plannedDates),
    meta: { isOptional: true },
  });
}

function useRefreshPlans() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: plansKey });
}

interface Addition {
  input: NewPlannedDate;
  idempotencyKey: string;
}

export function useAddPlan() {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Addition) =>
      api.post<PlannedDate>(API.plannedDates, input, { idempotencyKey }),
    onSuccess: refresh,
  });
}

export function useChangePlan(id: string) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: (changes: PlannedDateChanges) => api.put<PlannedDate>(API.plannedDate(id), changes),
    onSettled: refresh,
  });
}

/** For a plan that shouldn't have been removed. */
export function useRestorePlan() {
  const { mutateAsync } = useAddPlan();
  return ({ candidateId, plannedFor, timeZone, place, ideaTitle }: PlannedDate) =>
    mutateAsync({
      input: { candidateId, plannedFor, timeZone, place, ideaTitle, isRestored: true },
      idempotencyKey: newIdempotencyKey(),
    });
}

export function useDeletePlan(id: string) {
  const refresh = useRefreshPlans();
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.plannedDate(id)),
    onSettled: refresh,
  });
}

export function usePlannedDateSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: () => api.get<PlannedDateSettings>(API.plannedDateSettings),
  });
}

export function useChangePlannedDateSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: PlannedDateSettingsChanges) =>
      api.put<PlannedDateSettings>(API.plannedDateSettings, changes),
    onSuccess: (settings) => queryClient.setQueryData(settingsKey, settings),
  });
}

function useRefreshSettings() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: settingsKey });
}

export function useSubscribeToPush() {
  const refresh = useRefreshSettings();
  return useMutation({
    mutationFn: (subscription: NewPushSubscription) =>
      api.post<undefined>(API.pushSubscriptions, subscription),
    onSuccess: refresh,
  });
}

export function useUnsubscribeFromPush() {
  const refresh = useRefreshSettings();
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.pushSubscriptions),
    onSuccess: refresh,
  });
}

/** That the user came by a reminder. */
export function useNoteReminderOpened() {
  const { mutate } = useMutation({
    mutationFn: (planId: string) => api.post<undefined>(API.reminderOpened(planId), {}),
  });
  return mutate;
}

/** The link is in no cache: it is shown once. */
export function useMakeCalendarLink() {
  const refresh = useRefreshSettings();
  return useMutation({
    mutationFn: () => api.post<CalendarLink>(API.calendarFeed, {}),
    onSuccess: refresh,
  });
}

export function useRevokeCalendarLink() {
  const refresh = useRefreshSettings();
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.calendarFeed),
    onSuccess: refresh,
  });
}
