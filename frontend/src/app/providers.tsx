import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { followOtherTabs, refreshCurrentUser } from '../features/auth/auth.api';
import { hasCode, hasStatus } from '../lib/api/api-error';
import { sessionExpiry } from '../lib/api/session-expiry';
import { keepChangedAnswers } from '../lib/storage/changed-copies';
import { ToastProvider } from '../ui/feedback/toasts';
import { LockedApp } from './lock/locked-app';
import { theme } from './theme/theme';

/** The server writes a fresh nonce into the page for each response; style elements without it are blocked. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

const styles = createCache({ key: 'hh', prepend: true, nonce: styleNonce() });

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <LockedApp>
            <ToastProvider>{children}</ToastProvider>
          </LockedApp>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

declare module '@tanstack/react-query' {
  interface Register {
    /** `answersOwn401`: a 401 is a normal response to this call and doesn't mean the session expired. */
    mutationMeta: { answersOwn401?: boolean };
    /** `isOptional`: the screen works without it, so no failure is reported, not even a 401. */
    queryMeta: { isOptional?: boolean };
  }
}

/** An administrator's console may be open when a second factor becomes required: the account's state says what to show. */
function refreshForSetup(queryClient: QueryClient, error: unknown): void {
  if (hasCode(error, 'auth.second-factor-setup-required')) void refreshCurrentUser(queryClient);
}

/** Data stays fresh until a change invalidates it: no polling, no refetch on focus, no silent retries. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (hasStatus(error, 401) && !query.meta?.isOptional) sessionExpiry.raise();
        refreshForSetup(queryClient, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (hasStatus(error, 401) && !mutation.meta?.answersOwn401) sessionExpiry.raise();
        refreshForSetup(queryClient, error);
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
  keepChangedAnswers(queryClient.getQueryCache());
  return queryClient;
}
