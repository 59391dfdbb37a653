import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { LiftSuppression, LiftSuppressionAnswer, SuppressionPage } from '#contract/console/suppressions';
import type {
  AllUnsentMail,
  UnsentFilter,
  UnsentMailAnswer,
  UnsentMailPage,
} from '#contract/console/unsent-mail';
import { API } from '#contract/paths';
import { api } from '../../../lib/api/api-client';
import { FRESH } from '../admin.api';

type Query = Readonly<Record<string, string | null>>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** A list that continues after each page's `next`; what was loaded before stays until the answer for another query. */
function useContinued<Page extends { next: string | null }>(path: string, query: Query) {
  return useInfiniteQuery({
    ...FRESH,
    queryKey: [path, query],
    queryFn: ({ signal, pageParam }) =>
      api.get<Page>(withQuery(path, { ...query, after: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useUnsentMail(state: UnsentFilter) {
  return useContinued<UnsentMailPage>(API.adminEmails, { state });
}

export interface SuppressionFilter {
  /** A full address, or empty. */
  address: string;
  reason: string;
  /** ISO 8601 instants; empty means unbounded. */
  from: string;
  to: string;
}

export function useSuppressions(filter: SuppressionFilter) {
  return useContinued<SuppressionPage>(API.adminSuppressions, { ...filter });
}

/** Which emails: these, or all of a kind. */
export type UnsentChoice = { ids: string[] } | AllUnsentMail;
export type UnsentAction = 'send-now' | 'give-up';

const PATHS_OF: Readonly<Record<UnsentAction, { some: string; all: string }>> = {
  'send-now': { some: API.adminEmailsSendNow, all: API.adminEmailsSendAllNow },
  'give-up': { some: API.adminEmailsGiveUp, all: API.adminEmailsGiveUpAll },
};

/** All of a kind are changed some thousands at a time. */
async function change(action: UnsentAction, choice: UnsentChoice): Promise<number> {
  const { some, all } = PATHS_OF[action];
  const path = 'ids' in choice ? some : all;
  let changed = 0;
  for (let left = 1; left > 0;) {
    const answer = await api.post<UnsentMailAnswer>(path, choice);
    changed += answer.changed;
    left = answer.left;
  }
  return changed;
}

function refresh(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [API.adminEmails, API.adminHealth].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  );
}

/** Answers with how many were changed. */
export function useChangeUnsent(action: UnsentAction) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: UnsentChoice) => change(action, choice),
    onSettled: () => refresh(queryClient),
  });
}

export function useLiftSuppression() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (entry: LiftSuppression) => api.post<LiftSuppressionAnswer>(API.adminLiftSuppression, entry),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [API.adminSuppressions] }),
  });
}
