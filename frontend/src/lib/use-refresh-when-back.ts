import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isKeptRead } from './kept-copies';

/** What was shown from copies while the network was away is read anew once it is back. */
export function useRefreshWhenBack(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () =>
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isKeptRead(String(queryKey[0])) });
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [queryClient]);
}
