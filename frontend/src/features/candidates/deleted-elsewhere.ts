import { hasCode } from '../../lib/api/api-error';
import { MATCH_GONE } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useRefreshMatches } from './candidates.api';

/** Says so, and removes the match from the lists, if a call failed because it is gone. True if it is. */
export function useDeletedElsewhere(): (error: unknown) => boolean {
  const refresh = useRefreshMatches();
  const { toast } = useToasts();
  return (error) => {
    if (!hasCode(error, 'candidate.not-found')) return false;
    toast(MATCH_GONE);
    void refresh();
    return true;
  };
}
