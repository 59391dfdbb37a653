import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCandidates } from '../candidates.api';

interface LinkedMatch {
  candidate: Candidate | undefined;
  dateId: string | null;
  close: () => void;
}

/** The match, and optionally the date, from the address. If the match was deleted, a toast says so. */
export function useLinkedMatch(): LinkedMatch {
  const [search, setSearch] = useSearchParams();
  const { data: candidates } = useCandidates();
  const { toast } = useToasts();
  const matchId = search.get('match');
  const found = candidates?.find(({ id }) => id === matchId);
  // A match deleted in its own dialog stays until that dialog has closed.
  const [shown, setShown] = useState<Candidate>();
  if (found && found.id !== shown?.id) setShown(found);
  const candidate = found ?? (shown?.id === matchId ? shown : undefined);
  const isGone = matchId !== null && candidates !== undefined && !candidate;

  const close = () =>
    setSearch(
      (now) => {
        now.delete('match');
        now.delete('date');
        return now;
      },
      { replace: true },
    );
  useEffect(() => {
    if (!isGone) return;
    toast({ title: 'Match not found', description: 'It has been deleted.', tone: 'info' });
    setSearch({ tab: 'matches' }, { replace: true });
  }, [isGone, toast, setSearch]);
  return { candidate, dateId: search.get('date'), close };
}
