import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Prediction, PredictionRecord, PredictionSettings } from '#contract/dating/insights/predictions';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';

const predictionsKey = [API.predictionRecord] as const;

export function usePredictions() {
  return useQuery({
    queryKey: predictionsKey,
    queryFn: () => api.get<PredictionRecord>(API.predictionRecord),
    meta: { isOptional: true },
  });
}

/** Archiving and deleting a match change its predictions. */
export function refreshPredictions(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: predictionsKey });
}

export function usePredict(candidateId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (percent: number) => api.post<Prediction>(API.candidatePredictions(candidateId), { percent }),
    onSuccess: () => refreshPredictions(queryClient),
  });
}

export function useAnswerPrediction({ id }: Prediction) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (outcome: boolean) => api.put<Prediction>(API.prediction(id), { outcome }),
    onSuccess: () => refreshPredictions(queryClient),
  });
}

/** Remembered with the account, so that it holds on every device. */
export function useSetAsked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isAsked: boolean) => api.put<PredictionSettings>(API.predictionSettings, { isAsked }),
    onSuccess: () => refreshPredictions(queryClient),
  });
}
