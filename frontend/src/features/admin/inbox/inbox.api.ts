import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { InboxMessage, InboxPage, InboxReplyRequest, InboxState } from '#contract/console/contact-inbox';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';

/** `address` is a full one, or empty. */
export function useInbox(state: InboxState, address: string) {
  return useInfiniteQuery({
    ...FRESH,
    queryKey: [API.adminInbox, { state, address }],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({
        state,
        ...(address !== '' && { address }),
        ...(pageParam !== null && { after: pageParam }),
      });
      return api.get<InboxPage>(`${API.adminInbox}?${query.toString()}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useInboxMessage(id: string) {
  return useQuery({
    ...FRESH,
    queryKey: [API.adminInboxMessage(id)],
    queryFn: () => api.get<InboxMessage>(API.adminInboxMessage(id)),
  });
}

/** Both answer with the message as it is then. */
function useSaved(id: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (message: InboxMessage) => queryClient.setQueryData([API.adminInboxMessage(id)], message),
    // Not awaited: what is said of the answer doesn't wait for the list.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [API.adminInbox] }),
  };
}

export function useMarkDone(id: string) {
  return useMutation({
    mutationFn: (done: boolean) => api.post<InboxMessage>(API.adminInboxDone(id), { done }),
    ...useSaved(id),
  });
}

export function useReply(id: string) {
  return useMutation({
    mutationFn: ({ idempotencyKey, ...reply }: InboxReplyRequest & { idempotencyKey: string }) =>
      api.post<InboxMessage>(API.adminInboxReplies(id), reply, { idempotencyKey }),
    ...useSaved(id),
  });
}
