import type { QueryClient } from '@tanstack/react-query';
import { DATE_IDEA_LIMITS, type DateIdea } from '#contract/date-ideas';

/** In the query cache, which a sign-out empties. */
const keyOf = (path: string) => [path, 'shown'] as const;

/** The latest ids shown, newest first. */
export function idsToExclude(queryClient: QueryClient, path: string): readonly string[] {
  return queryClient.getQueryData<string[]>(keyOf(path)) ?? [];
}

export function rememberShown(queryClient: QueryClient, path: string, ideas: readonly DateIdea[]): void {
  const shown = ideas.map(({ id }) => id);
  const older = idsToExclude(queryClient, path).filter((id) => !shown.includes(id));
  queryClient.setQueryData(keyOf(path), [...shown, ...older].slice(0, DATE_IDEA_LIMITS.excludedMax));
}
