import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import {
  ADMIN_LIMITS,
  type ActivateUsersAnswer,
  type AdminEmailLogEntry,
  type AdminUser,
  type AdminUserStatus,
  type DeleteUsersAnswer,
} from '#contract/console/admin';
import type { MessageAnswer } from '#contract/account/auth';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';
import { getPage } from '../shared/get-page';

interface UserQuery {
  search: string;
  status: AdminUserStatus;
  /** Starts at 1. */
  page: number;
}

/** The newest users, for the overview. */
export function useRecentUsers() {
  const pageSize = ADMIN_LIMITS.recentActivityUsers;
  return useQuery({
    ...FRESH,
    queryKey: [API.adminUsers, 'recent'],
    queryFn: async ({ signal }) => {
      const { items } = await getPage<AdminUser>(API.adminUsers, { page: 1, pageSize }, signal);
      return items.slice(0, pageSize);
    },
  });
}

/** One page of matching users; the previous page stays until the next one arrives. */
export function useUsers({ search, status, page }: UserQuery) {
  const pageSize = ADMIN_LIMITS.pageSizeDefault;
  return useQuery({
    ...FRESH,
    queryKey: [API.adminUsers, search, status, page],
    queryFn: ({ signal }) =>
      getPage<AdminUser>(
        API.adminUsers,
        { search, status: status === 'all' ? undefined : status, page, pageSize },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

export function useUserEmails(userId: string) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminUserEmails(userId)],
    queryFn: () => api.get<AdminEmailLogEntry[]>(API.adminUserEmails(userId)),
  });
}

export function refreshUsers(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [API.adminUsers, API.adminStats, API.adminAnalytics, API.adminSurveyBreakdown].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  );
}

export function useDeleteUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userIds: string[]) => api.delete<DeleteUsersAnswer>(API.adminUsers, { userIds }),
    onSuccess: () => refreshUsers(queryClient),
  });
}

export function useActivateUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userIds: string[]) => api.post<ActivateUsersAnswer>(API.adminActivate, { userIds }),
    onSuccess: () => refreshUsers(queryClient),
  });
}

export type AccountCall =
  typeof API.adminResendConfirmation | typeof API.adminSendPasswordReset | typeof API.adminEndSessions;

/** What the administrator can do for one user; two of the three send an email. */
export function useAccountCall(path: AccountCall) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => api.post<MessageAnswer>(path, { userId }),
    onSuccess: (_answer, userId) =>
      queryClient.invalidateQueries({ queryKey: [API.adminUserEmails(userId)] }),
  });
}
