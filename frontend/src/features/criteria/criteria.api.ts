import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account/auth';
import {
  CRITERIA_LIMITS,
  type CriteriaSelectionRequest,
  type Criterion,
  type CriterionChanges,
  type CriterionDraft,
  type SelectedCriterionInput,
} from '#contract/dating/criteria';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { currentUserKey } from '../auth/auth.api';

const criteriaKey = [API.criteria] as const;

/** The selected standards, in selection order. */
export function useCriteria() {
  return useQuery({
    queryKey: criteriaKey,
    queryFn: () => api.get<Criterion[]>(API.criteria, { loading: 'criteria' }),
  });
}

/** The selected standards first, then the unselected ones. */
export function useAllCriteria() {
  return useQuery({
    queryKey: [API.criteria, 'all'],
    queryFn: () => api.get<Criterion[]>(`${API.criteria}?all=true`, { loading: 'criteria' }),
  });
}

/** Deleted ones, too: dates keep the ratings they gave them, by name. */
export function useRatedCriteria() {
  return useQuery({
    queryKey: [API.criteria, 'deleted'],
    queryFn: () => api.get<Criterion[]>(`${API.criteria}?deleted=true`, { loading: 'criteria' }),
    meta: { isOptional: true },
  });
}

/** The selected standards as the server has them now. */
export function useReloadCriteria() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: criteriaKey });
    return queryClient.getQueryData<Criterion[]>(criteriaKey) ?? [];
  };
}

/**
 * Created unselected: only saving the selection selects it, so a full selection doesn't block it and leaving changes
 * nothing.
 */
const createUnselected = (draft: CriterionDraft | { name: string }) =>
  api.post<Criterion>(API.criteria, { ...draft, selected: false });

export function useCreateCriterion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: CriterionDraft) => createUnselected(draft),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: criteriaKey }),
  });
}

/** Its name is shown with dates, figures and ideas. */
export function useRewordCriterion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: CriterionChanges & { id: string }) =>
      api.put<Criterion>(API.criterion(id), changes),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Without it, every percentage is another one. */
export function useDeleteCriterion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<undefined>(API.criterion(id)),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Saving a selection completes onboarding, and new stars change every percentage. */
function afterSelection(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData<CurrentUser | null>(
    currentUserKey,
    (user) => user && { ...user, onboardingComplete: true },
  );
  return queryClient.invalidateQueries();
}

export function useSaveSelection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (selection: CriteriaSelectionRequest) =>
      api.post<Criterion[]>(API.criteriaSelection, selection),
    onSuccess: () => afterSelection(queryClient),
  });
}

const toSelected = ({
  id,
  question,
  description,
  weight,
  mustHave,
  gradingCriteria,
}: Criterion): SelectedCriterionInput => ({
  id,
  question,
  description,
  weight,
  mustHave,
  gradingCriteria,
});

/** A standard that returns to the selection may have been a must-have; the last ones over the limit no longer are. */
function withinMustHaves(criteria: readonly Criterion[]): Criterion[] {
  let mustHaves = 0;
  return criteria.map((criterion) => {
    if (criterion.mustHave === null) return criterion;
    mustHaves += 1;
    return mustHaves > CRITERIA_LIMITS.mustHavesMax ? { ...criterion, mustHave: null } : criterion;
  });
}

interface NamedSelection {
  /** Picked by name and not selected yet. */
  names: readonly string[];
  /** Selected before, offered by the picker or not; they keep their order. */
  kept: readonly Criterion[];
}

/** One call per name, then the selection; a retry reuses the standards the first attempt created. */
async function selectByName({ names, kept }: NamedSelection): Promise<Criterion[]> {
  const named: Criterion[] = [];
  for (const name of names) named.push(await createUnselected({ name }));
  const criteria = [...kept, ...named];
  const selection: CriteriaSelectionRequest = {
    selectedCriteriaIds: criteria.map(({ id }) => id),
    criteria: withinMustHaves(criteria).map(toSelected),
  };
  return api.post<Criterion[]>(API.criteriaSelection, selection);
}

export function useSelectByName() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: selectByName, onSuccess: () => afterSelection(queryClient) });
}
