import { useState } from 'react';
import { useCurrentUser } from '../auth/auth.api';
import { useMarkGuideSeen } from './dashboard.api';

/** Opens by itself until it was closed once; every way of closing it counts as seen. */
export function useGuide() {
  const { data: user } = useCurrentUser();
  const markSeen = useMarkGuideSeen();
  const [isAsked, setAsked] = useState(false);
  // Off line nobody could note that it was seen, and it would open again with every visit.
  const isNew = user?.hasSeenDashboardGuide === false && navigator.onLine;
  const close = () => {
    setAsked(false);
    if (isNew) markSeen.mutate();
  };
  return { isOpen: isAsked || isNew, open: () => setAsked(true), close };
}
