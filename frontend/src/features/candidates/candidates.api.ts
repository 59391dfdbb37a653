import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Candidate, CandidateChanges, CandidateInput } from '#contract/dating/candidates';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { refreshPredictions } from '../predictions/predictions.api';

export const candidatesKey = [API.candidates] as const;

export function useCandidates() {
  return useQuery({
    queryKey: candidatesKey,
    queryFn: () => api.get<Candidate[]>(API.candidates, { loading: 'candidates' }),
  });
}

export function useRefreshMatches() {
  const queryClient = useQueryClient();
  return () => refreshMatches(queryClient);
}

/** Archiving and deleting a match also answer and remove its predictions. */
const refreshMatchesAndPredictions = (queryClient: QueryClient) =>
  Promise.all([refreshMatches(queryClient), refreshPredictions(queryClient)]);

/** Matches and all numbers derived from them. */
export function refreshMatches(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: candidatesKey }),
    queryClient.invalidateQueries({ queryKey: [API.dashboardStats] }),
    queryClient.invalidateQueries({ queryKey: [API.decision] }),
    // A scored date and an archived match end what was planned.
    queryClient.invalidateQueries({ queryKey: [API.plannedDates] }),
    // Not while the user looks at them: the cards would change places.
    queryClient.invalidateQueries({ queryKey: [API.dateIdeas], refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: [API.dateIdeaEvents], refetchType: 'none' }),
  ]);
}

interface Addition {
  input: CandidateInput;
  idempotencyKey: string;
}

export function useAddCandidate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: Addition) =>
      api.post<Candidate>(API.candidates, input, { idempotencyKey }),
    onSuccess: () => refreshMatches(queryClient),
  });
}

export function useUpdateCandidate(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: CandidateChanges) => api.put<Candidate>(API.candidate(id), changes),
    onSuccess: () => refreshMatchesAndPredictions(queryClient),
  });
}

export function useDeleteCandidate(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<undefined>(API.candidate(id)),
    onSuccess: () => refreshMatchesAndPredictions(queryClient),
  });
}
