import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What was shown from copies while the network was away is read anew once it is back. */
export function useRefreshWhenBack(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [queryClient]);
}
