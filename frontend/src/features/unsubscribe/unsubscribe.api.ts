import { useQuery } from '@tanstack/react-query';
import { API } from '#contract/paths';
import type { UnsubscribeAnswer, UnsubscribeRequest } from '#contract/account/unsubscribe';
import { api } from '../../lib/api/api-client';

/** A query, not a mutation: React may mount a page twice, and the second POST would answer "already unsubscribed". */
export function useUnsubscribe(request: UnsubscribeRequest | null) {
  return useQuery({
    queryKey: [API.unsubscribe, request?.email, request?.type],
    queryFn: () => api.post<UnsubscribeAnswer>(API.unsubscribe, request),
    enabled: request !== null,
    retryOnMount: false,
  });
}
