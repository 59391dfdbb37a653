import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CriteriaSelectionRequest, Criterion, CriterionDraft } from '#contract/criteria';
import { API } from '#contract/paths';
import { api } from '../../lib/api-client';

export const criteriaKey = [API.criteria] as const;

/** The selected standards, in the order of their selection. */
export function useCriteria() {
  return useQuery({
    queryKey: criteriaKey,
    queryFn: () => api.get<Criterion[]>(API.criteria, { loading: 'criteria' }),
  });
}

/** The selected standards first, then those set aside. */
export function useAllCriteria() {
  return useQuery({
    queryKey: [API.criteria, 'all'],
    queryFn: () => api.get<Criterion[]>(`${API.criteria}?all=true`, { loading: 'criteria' }),
  });
}

export function useCreateCriterion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: CriterionDraft) => api.post<Criterion>(API.criteria, draft),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: criteriaKey }),
  });
}

export function useSaveSelection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (selection: CriteriaSelectionRequest) =>
      api.post<Criterion[]>(API.criteriaSelection, selection),
    // New stars change every percentage, and a first selection completes the onboarding.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** One call per name, then the selection of what they answered; a second try finds the first one's standards again. */
async function selectByName(names: readonly string[]): Promise<Criterion[]> {
  const criteria: Criterion[] = [];
  for (const name of names) criteria.push(await api.post<Criterion>(API.criteria, { name }));
  return api.post<Criterion[]>(API.criteriaSelection, {
    selectedCriteriaIds: criteria.map(({ id }) => id),
    criteria: criteria.map(({ id, question, description, weight, gradingCriteria }) => ({
      id,
      question,
      description,
      weight,
      gradingCriteria,
    })),
  } satisfies CriteriaSelectionRequest);
}

export function useSelectByName() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: selectByName, onSuccess: () => queryClient.invalidateQueries() });
}
