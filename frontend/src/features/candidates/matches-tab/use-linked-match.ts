import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { useToasts } from '../../../ui/feedback/toasts';
import { useCandidates } from '../candidates.api';

interface LinkedMatch {
  candidate: Candidate;
  dateId: string | null;
}

/**
 * The match, and optionally the date, that the address asks for. The address then returns to the list, so that closing
 * the match doesn't lead back to it. If the match was deleted, a toast says so.
 */
export function useLinkedMatch(): { linked: LinkedMatch | null; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const { data: candidates } = useCandidates();
  const { toast } = useToasts();
  const [linked, setLinked] = useState<LinkedMatch | null>(null);
  const matchId = search.get('match');
  const dateId = search.get('date');
  const candidate = candidates?.find(({ id }) => id === matchId);
  if (candidate && (linked?.candidate.id !== candidate.id || linked.dateId !== dateId))
    setLinked({ candidate, dateId });
  const isGone = candidates !== undefined && !candidate;

  useEffect(() => {
    if (matchId === null || !candidates) return;
    if (isGone) toast({ title: 'Match not found', description: 'It has been deleted.', tone: 'info' });
    setSearch({ tab: 'matches' }, { replace: true });
  }, [matchId, candidates, isGone, toast, setSearch]);

  // What opens gets a history entry of its own, which must not have the address that opens it.
  return { linked: matchId === null ? linked : null, close: () => setLinked(null) };
}
