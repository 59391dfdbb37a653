import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  Administrator,
  AdministratorInvitation,
  AdministratorList,
  AdminRole,
  InvitationOffer,
  InvitationRequest,
} from '#contract/console/administrators';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';

export function useAdministrators() {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminAdministrators],
    queryFn: () => api.get<AdministratorList>(API.adminAdministrators),
  });
}

/** Sends an invitation; one to the same address is replaced. */
export function useInvite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (invitation: InvitationRequest) =>
      api.post<AdministratorInvitation>(API.adminInvitations, invitation),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [API.adminAdministrators] }),
  });
}

/** What an owner does with an administrator or an invitation. */
export type AdministratorAct =
  | { kind: 'change-role'; administrator: Administrator; role: AdminRole }
  | { kind: 'remove'; administrator: Administrator }
  | { kind: 'send-again'; invitation: AdministratorInvitation }
  | { kind: 'revoke'; invitation: AdministratorInvitation };

function perform(act: AdministratorAct): Promise<unknown> {
  switch (act.kind) {
    case 'change-role':
      return api.patch(API.adminAdministrator(act.administrator.id), { role: act.role });
    case 'remove':
      return api.delete(API.adminAdministrator(act.administrator.id));
    case 'send-again':
      return api.post(API.adminSendInvitationAgain(act.invitation.id), {});
    case 'revoke':
      return api.delete(API.adminInvitation(act.invitation.id));
  }
}

export function useAdministratorAct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: perform,
    // One's own role may have changed.
    onSettled: () =>
      Promise.all(
        [API.adminAdministrators, API.adminStatus].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}

/** What a link from an invitation offers. */
export function useInvitationOffer(token: string) {
  return useQuery({
    queryKey: [API.lookAtInvitation, token],
    queryFn: () => api.post<InvitationOffer>(API.lookAtInvitation, { token }),
    retry: false,
    staleTime: Infinity,
  });
}

export function useAcceptInvitation(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(API.acceptInvitation, { token }),
    onSuccess: () =>
      Promise.all(
        [API.currentUser, API.adminStatus].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
      ),
  });
}
