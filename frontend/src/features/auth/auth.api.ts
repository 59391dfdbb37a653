import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  PASSWORD_MIN_DEFAULT,
  type AuthSettings,
  type ConfirmEmailAnswer,
  type CurrentUser,
  type LoginRequest,
  type MessageAnswer,
  type RegisterAnswer,
  type RegisterRequest,
  type ResetLinkState,
} from '#contract/account/auth';
import type { LoginAnswer } from '#contract/account/second-factor';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { hasStatus } from '../../lib/api/api-error';
import { clearPrivateData, clearUnsignedDrafts, openPrivateData } from '../../lib/storage/browser-storage';
import { currentGeneration, eraseCopies, keepCopy } from '../../lib/storage/offline-copies';
import { otherTabs } from '../../lib/storage/other-tabs';
import { forgetSignOut, rememberSignOut, finishSignOut } from './pending-sign-out';

const MINUTE = 60_000;
export const currentUserKey = [API.currentUser] as const;

async function fetchCurrentUser(): Promise<CurrentUser | null> {
  if (!(await finishSignOut())) return null;
  try {
    const user = await api.get<CurrentUser>(API.currentUser);
    // Before any screen asks for a draft.
    await openPrivateData(user.id);
    return user;
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
}

const currentUserOptions = queryOptions({
  queryKey: currentUserKey,
  queryFn: fetchCurrentUser,
  staleTime: 5 * MINUTE,
  gcTime: 10 * MINUTE,
  retryOnMount: false,
});

/** The signed-in user, null when signed out; rejects with 403 while the address is unconfirmed. */
export function useCurrentUser() {
  return useQuery(currentUserOptions);
}

export type AuthState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'signed-out' }
  | { status: 'unconfirmed' }
  | {
      status: 'signed-in';
      surveyComplete: boolean;
      onboardingComplete: boolean;
      /** Nothing else is open to this account until it has a second factor. */
      mustSetUpSecondFactor: boolean;
    };

export function useAuthState(): AuthState {
  const { data, error, isPending } = useCurrentUser();
  if (isPending) return { status: 'loading' };
  if (data)
    return {
      status: 'signed-in',
      surveyComplete: data.surveyComplete,
      onboardingComplete: data.onboardingComplete,
      mustSetUpSecondFactor: data.mustSetUpSecondFactor ?? false,
    };
  if (hasStatus(error, 403)) return { status: 'unconfirmed' };
  return { status: error ? 'unreachable' : 'signed-out' };
}

/** The current user, for public pages. */
export function useReader(): 'unknown' | 'visitor' | 'user' {
  const { status } = useAuthState();
  if (status === 'loading') return 'unknown';
  return status === 'signed-in' ? 'user' : 'visitor';
}

/** The answer to signing in is kept like the one to the call that asks who is signed in: a reload offline needs it. */
async function openAndKeep(user: CurrentUser): Promise<void> {
  await openPrivateData(user.id);
  await keepCopy(API.currentUser, JSON.stringify(user), currentGeneration());
}

export function adoptUser(queryClient: QueryClient, user: CurrentUser | null): void {
  const before = queryClient.getQueryData<CurrentUser | null>(currentUserKey);
  if (before?.id !== user?.id) {
    if (user) otherTabs.announce(user.id);
    void eraseCopies().then(() => user && openAndKeep(user));
  }
  if (user) forgetSignOut();
  if (user && before?.id !== user.id) clearUnsignedDrafts(user.id);
  queryClient.setQueryData(currentUserKey, user);
}

/** Clears the previous account's data when the account changes, so that none of it is shown. */
export function useForgetOnAccountChange(): void {
  const queryClient = useQueryClient();
  const { data } = useCurrentUser();
  const accountId = data?.id;
  useEffect(() => {
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey[0] !== API.currentUser,
    });
  }, [queryClient, accountId]);
}

/** A new page for a tab whose account another tab has left: nothing of it stays in memory, or is written anymore. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const shownUserId = () => queryClient.getQueryData<CurrentUser | null>(currentUserKey)?.id;
  return otherTabs.watch(shownUserId, () => window.location.reload());
}

export function refreshCurrentUser(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: currentUserKey });
}

/** The deployment's password minimum and support address; the contract's defaults until they load. */
export function useAuthSettings(): { passwordMinLength: number; supportEmail: string | null } {
  const { data } = useQuery({
    queryKey: [API.authSettings],
    queryFn: () => api.get<AuthSettings>(API.authSettings),
  });
  return {
    passwordMinLength: data?.passwordMinLength ?? PASSWORD_MIN_DEFAULT,
    supportEmail: data?.supportEmail ?? null,
  };
}

export function useLogin() {
  return useMutation({
    mutationFn: (input: LoginRequest) => api.post<LoginAnswer>(API.login, input),
    meta: { answersOwn401: true },
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (input: RegisterRequest) => api.post<RegisterAnswer>(API.register, input),
  });
}

/** Signs out on this device even when the call fails, then goes to the landing page, or wherever `then` leads. */
export function useLogout(then?: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.post<undefined>(API.logout),
    meta: { answersOwn401: true },
    onSettled: (_answer, error) => {
      adoptUser(queryClient, null);
      void clearPrivateData();
      if (hasStatus(error, 0)) rememberSignOut();
      if (then) then();
      else void navigate('/');
    },
  });
}

/** Signs out without a router: this device is signed out whatever the server says, now or later. */
export function useSignOutHere(queryClient: QueryClient): () => Promise<void> {
  return async () => {
    const isTold = await api.post(API.logout).then(
      () => true,
      (error: unknown) => !hasStatus(error, 0),
    );
    queryClient.clear();
    await clearPrivateData();
    if (!isTold) rememberSignOut();
  };
}

export function useRequestReset() {
  return useMutation({ mutationFn: (email: string) => api.post<MessageAnswer>(API.requestReset, { email }) });
}

/** Whether the link can still be used; checking it doesn't use it up. */
export function useResetLink(token: string | null) {
  return useQuery({
    queryKey: [API.checkReset, token],
    queryFn: () => api.post<ResetLinkState>(API.checkReset, { token }),
    enabled: token !== null,
  });
}

export function useConfirmReset() {
  return useMutation({
    mutationFn: (input: { token: string; password: string }) =>
      api.post<MessageAnswer>(API.confirmReset, input),
  });
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: (email: string) => api.post<MessageAnswer>(API.resendConfirmation, { email }),
  });
}

/** A query, not a mutation: React may mount a page twice, and a single-use token must be sent only once. */
export function useConfirmEmail(token: string | null) {
  return useQuery({
    queryKey: [API.confirmEmail, token],
    queryFn: () => api.post<ConfirmEmailAnswer>(API.confirmEmail, { token }),
    enabled: token !== null && token !== '',
    retryOnMount: false,
    gcTime: 10 * MINUTE,
  });
}

/** The answer takes the place of the one that asked for the password. */
export function useConfirmEmailWithPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => api.post<ConfirmEmailAnswer>(API.confirmEmail, { token, password }),
    meta: { answersOwn401: true },
    onSuccess: (answer) => queryClient.setQueryData([API.confirmEmail, token], answer),
  });
}
