import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ALEX_TEXTS, GREETING_INITIATION, type ChatAnswer, type CoachStatus } from '#contract/dating/alex';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { ApiError } from '../../lib/api/api-error';
import { postForEvents } from '../../lib/api/event-stream';
import { useCurrentUser } from '../auth/auth.api';
import { markGreeted, offerQuestion } from './chat-state';
import { messagesKey, type ShownMessage } from './shown-messages';

const WITHOUT_SOURCES: ChatAnswer = { response: '', coach: 'built-in', references: [] };

/**
 * Patterns depend on data that other tabs change, and the coach on a setting, so both are refetched on each
 * visit.
 */
export function useCoachStatus() {
  return useQuery({
    queryKey: [API.alexStatus],
    queryFn: () => api.get<CoachStatus>(API.alexStatus),
    staleTime: 0,
  });
}

export function useMessages() {
  return useQuery({
    queryKey: messagesKey,
    queryFn: () => api.get<ShownMessage[]>(API.alexMessages),
  });
}

/** Puts a question into the field of Alex's tab, and asks nothing yet. */
export function useOfferQuestion(): (question: string) => void {
  const queryClient = useQueryClient();
  const userId = useCurrentUser().data?.id ?? '';
  return (question) => offerQuestion(queryClient, userId, question);
}

export function useDeleteConversation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.alexMessages),
    onSuccess: () => {
      markGreeted(queryClient);
      queryClient.setQueryData<ShownMessage[]>(messagesKey, []);
      // Refetching also empties the offline copy.
      void queryClient.invalidateQueries({ queryKey: messagesKey });
    },
  });
}

export function fetchGreeting(signal: AbortSignal): Promise<ChatAnswer> {
  return api.post<ChatAnswer>(API.alexChat, { message: GREETING_INITIATION }, { signal });
}

/**
 * Resolves with the full answer and reports its parts as they arrive. Rejects with `ApiError` if it is cut off.
 */
export async function fetchAnswer(
  message: string,
  signal: AbortSignal,
  onPiece: (text: string) => void,
): Promise<ChatAnswer> {
  for await (const { name, data } of postForEvents(API.alexChat, { message }, signal)) {
    if (name === 'done') return { ...WITHOUT_SOURCES, ...(JSON.parse(data) as Partial<ChatAnswer>) };
    if (name === 'error') break;
    onPiece((JSON.parse(data) as { delta: string }).delta);
  }
  throw new ApiError({ status: 503, message: ALEX_TEXTS.unavailable });
}
