import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChangeEmailAnswer } from '#contract/account/auth';
import { API } from '#contract/paths';
import type { DeleteAccountRequest, RecentSignIn, SignedInDevice } from '#contract/account/privacy';
import type { ProfileChanges, UserProfile } from '#contract/account/profile';
import { api } from '../../lib/api/api-client';
import { download } from '../../lib/download';
import { refreshCurrentUser } from '../auth/auth.api';

const profileKey = [API.profile] as const;
const devicesKey = [API.devices] as const;

/** Refetched whenever its screen opens, because the survey changes it too. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: () => api.get<UserProfile>(API.profile),
    staleTime: 0,
  });
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: of two changes, the later one is the one that stays.
    scope: { id: API.profile },
    mutationFn: (changes: ProfileChanges) => api.patch<UserProfile>(API.profile, changes),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileKey, profile);
      void refreshCurrentUser(queryClient);
      void queryClient.invalidateQueries({ queryKey: [API.alexStatus] });
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (input: { currentPassword: string; newPassword: string }) =>
      api.patch<undefined>(API.changePassword, input),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (input: { newEmail: string; currentPassword: string }) =>
      api.patch<ChangeEmailAnswer>(API.changeEmail, input),
  });
}

export function useDevices() {
  return useQuery({
    queryKey: devicesKey,
    queryFn: () => api.get<SignedInDevice[]>(API.devices),
    staleTime: 0,
  });
}

export function useRecentSignIns() {
  return useQuery({
    queryKey: [API.recentSignIns],
    queryFn: () => api.get<RecentSignIn[]>(API.recentSignIns),
    staleTime: 0,
  });
}

/** Signs out one device by its id, or all except this one. */
export function useSignOutDevices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (target: { id: string } | 'others') =>
      api.delete<undefined>(target === 'others' ? API.devices : API.device(target.id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
}

export function useDownloadData() {
  return useMutation({ mutationFn: () => download(API.dataExport) });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (input: DeleteAccountRequest) => api.delete<undefined>(API.account, input),
  });
}
