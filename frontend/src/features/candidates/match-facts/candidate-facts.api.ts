import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CandidateFact, NewCandidateFact } from '#contract/dating/candidate-facts';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';

const factsKey = (candidateId: string) => [API.candidateFacts(candidateId)] as const;

/** Newest first. */
export function useFacts(candidateId: string) {
  return useQuery({
    queryKey: factsKey(candidateId),
    queryFn: () => api.get<CandidateFact[]>(API.candidateFacts(candidateId)),
  });
}

/** What a fact tells may change what is suggested. */
function useRefreshFacts(candidateId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: factsKey(candidateId) }),
      queryClient.invalidateQueries({ queryKey: [API.decision] }),
    ]);
}

interface Addition {
  input: NewCandidateFact;
  idempotencyKey: string;
}

export function useAddFact(candidateId: string) {
  const refresh = useRefreshFacts(candidateId);
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Addition) =>
      api.post<CandidateFact>(API.candidateFacts(candidateId), input, { idempotencyKey }),
    // A failure may mean that an earlier version is already there.
    onSettled: refresh,
  });
}

export function useChangeFact({ id, candidateId }: CandidateFact) {
  const refresh = useRefreshFacts(candidateId);
  return useMutation({
    mutationFn: (text: string) => api.put<CandidateFact>(API.candidateFact(candidateId, id), { text }),
    // A failure may mean that it was changed or deleted on another device.
    onSettled: refresh,
  });
}

export function useDeleteFact({ id, candidateId }: CandidateFact) {
  const refresh = useRefreshFacts(candidateId);
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.candidateFact(candidateId, id)),
    onSettled: refresh,
  });
}
