import { useEffect } from 'react';
import { TRACKING_ACTIONS } from '#contract/tracking';
import { track } from './track';

/** Tracks a view each time the page appears; null tracks nothing. */
export function usePageView(page: string | null): void {
  useEffect(() => {
    if (page !== null) track(page, TRACKING_ACTIONS.pageView);
  }, [page]);
}
