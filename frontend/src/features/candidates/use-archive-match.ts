import type { Candidate } from '#contract/candidates';
import { failureToast } from '../../ui/feedback/toast-messages';
import { useToasts } from '../../ui/feedback/toasts';
import { useUpdateCandidate } from './candidates.api';

/** Sends no version: archiving changes nothing that another tab may have typed. */
export function useArchiveMatch({ id, archived }: Candidate) {
  const update = useUpdateCandidate(id);
  const { toast } = useToasts();
  const toggle = () =>
    update.mutate(
      { archived: !archived },
      {
        onSuccess: () => toast({ title: archived ? 'Match unarchived' : 'Match archived' }),
        onError: (error) => toast(failureToast('Failed to update match', error)),
      },
    );
  return { toggle, isPending: update.isPending };
}
