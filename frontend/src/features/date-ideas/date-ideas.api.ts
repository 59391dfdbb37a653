import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  DATE_IDEA_LIMITS,
  type DateIdea,
  type DateIdeaData,
  type DateIdeaPreference,
  type DateIdeasAnswer,
  type Preference,
} from '#contract/dating/date-ideas';
import { API } from '#contract/paths';
import { api } from '../../lib/api/api-client';
import { useCurrentUser } from '../auth/auth.api';

/** In the query cache, which is cleared on sign-out. */
const shownKeyOf = (path: string) => [path, 'shown'] as const;

/** The most recently shown ids, newest first. */
function idsToExclude(queryClient: QueryClient, path: string): readonly string[] {
  return queryClient.getQueryData<string[]>(shownKeyOf(path)) ?? [];
}

function rememberShown(queryClient: QueryClient, path: string, ideas: readonly DateIdea[]): void {
  const shown = ideas.map(({ id }) => id);
  const older = idsToExclude(queryClient, path).filter((id) => !shown.includes(id));
  queryClient.setQueryData(shownKeyOf(path), [...shown, ...older].slice(0, DATE_IDEA_LIMITS.excludedMax));
}

function withoutPreference(kept: readonly DateIdeaPreference[], dateIdeaId: string): DateIdeaPreference[] {
  return kept.filter((preference) => preference.dateIdeaId !== dateIdeaId);
}

/** Newest first, as the server returns them. */
function withPreference(
  kept: readonly DateIdeaPreference[],
  preference: DateIdeaPreference,
): DateIdeaPreference[] {
  return [preference, ...withoutPreference(kept, preference.dateIdeaId)];
}

const preferencesKey = [API.dateIdeaPreferences] as const;

type IdeasPath = typeof API.dateIdeas | typeof API.dateIdeaEvents;

/** The server has nothing to show because a configured source failed. */
export class SetupRequiredError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SetupRequiredError';
  }
}

async function load(path: IdeasPath, query: string, signal: AbortSignal): Promise<DateIdea[]> {
  const answer = await api.get<DateIdeasAnswer>(path + query, { signal });
  if (Array.isArray(answer)) return answer;
  throw new SetupRequiredError(answer.error);
}

/**
 * Venues or events for the user's city and taste, and for the match they are for, if any; when one of these changes, a
 * new list is loaded.
 */
export function useIdeas(path: IdeasPath, matchId: string | null, enabled: boolean) {
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const queryKey = [path, user?.location ?? null, user?.preferredDateType ?? null, matchId] as const;
  const forMatch = matchId === null ? '' : `&for=${encodeURIComponent(matchId)}`;
  const remember = (ideas: DateIdea[]) => {
    rememberShown(queryClient, path, ideas);
    return ideas;
  };
  const query = useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => remember(await load(path, forMatch.replace('&', '?'), signal)),
  });
  const refresh = async () => {
    const excluded = idsToExclude(queryClient, path).map(encodeURIComponent).join(',');
    await queryClient.fetchQuery({
      queryKey,
      staleTime: 0,
      queryFn: async ({ signal }) =>
        remember(await load(path, `?refresh=true&excludeIds=${excluded}${forMatch}`, signal)),
    });
  };
  return { ...query, refresh };
}

/** The idea that a link leads to; nothing is asked without one. The lists work without it. */
export function useNamedIdea(ideaId: string | null, matchId: string | null, enabled: boolean) {
  const forMatch = matchId === null ? '' : `&for=${encodeURIComponent(matchId)}`;
  return useQuery({
    queryKey: [API.dateIdeas, 'named', ideaId, matchId],
    queryFn: () => api.get<DateIdea[]>(`${API.dateIdeas}?ids=${encodeURIComponent(ideaId ?? '')}${forMatch}`),
    enabled: enabled && ideaId !== null,
    meta: { isOptional: true },
  });
}

export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: () => api.get<DateIdeaPreference[]>(API.dateIdeaPreferences),
  });
}

interface PreferenceChange {
  dateIdeaId: string;
  dateIdeaData: DateIdeaData;
  /** Null removes it. */
  preference: Preference | null;
}

function put(queryClient: QueryClient, change: PreferenceChange): void {
  queryClient.setQueryData<DateIdeaPreference[]>(preferencesKey, (kept = []) =>
    change.preference === null
      ? withoutPreference(kept, change.dateIdeaId)
      : withPreference(kept, { ...change, preference: change.preference }),
  );
}

function send({ dateIdeaId, dateIdeaData, preference }: PreferenceChange): Promise<unknown> {
  return preference === null
    ? api.delete(API.dateIdeaPreferenceOf(dateIdeaId))
    : api.post(API.dateIdeaPreference, { dateIdeaId, dateIdeaData, preference });
}

/** Updates right away and reverts only this idea if saving fails. Saves run one at a time. */
export function useSetPreference() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'date-idea-preferences' },
    mutationFn: send,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: preferencesKey });
      const kept = queryClient.getQueryData<DateIdeaPreference[]>(preferencesKey) ?? [];
      const before = kept.find(({ dateIdeaId }) => dateIdeaId === change.dateIdeaId)?.preference ?? null;
      put(queryClient, change);
      return { before };
    },
    onError: (_error, change, context) =>
      put(queryClient, { ...change, preference: context?.before ?? null }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [API.dashboardAnalytics] }),
  });
}
