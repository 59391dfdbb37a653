import { useEffect } from 'react';
import { TRACKING_ACTIONS } from '#contract/tracking';
import { track } from './track';

/** Counts the view of a page each time it appears; null is no page. */
export function usePageView(page: string | null): void {
  useEffect(() => {
    if (page !== null) track(page, TRACKING_ACTIONS.pageView);
  }, [page]);
}
