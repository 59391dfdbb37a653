import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '../lib/api/api-error';
import { sessionExpiry } from '../lib/api/session-expiry';
import { ToastProvider } from '../ui/feedback/toasts';
import { theme } from './theme/theme';

/** The server writes a fresh nonce into the page for each response; style elements without it are blocked. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}

const styles = createCache({ key: 'hh', prepend: true, nonce: styleNonce() });

export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <ToastProvider>{children}</ToastProvider>
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

/** Data stays fresh until a change invalidates it: no polling, no refetch on focus, no silent retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (hasStatus(error, 401) && !query.meta?.isOptional) sessionExpiry.raise();
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
