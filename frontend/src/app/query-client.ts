import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from '../lib/api-error';
import { sessionExpiry } from '../lib/session-expiry';

declare module '@tanstack/react-query' {
  interface Register {
    /** `answersOwn401`: a 401 is part of this call's own meaning, not the end of a session. */
    mutationMeta: { answersOwn401?: boolean };
  }
}

/** Data stays as it is until a change invalidates it: no polling, no refetch on focus, no silent second tries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (hasStatus(error, 401)) sessionExpiry.raise();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (hasStatus(error, 401) && !mutation.meta?.answersOwn401) sessionExpiry.raise();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
