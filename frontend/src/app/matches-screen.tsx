import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScoreChooser } from '../features/candidates/score-chooser';
import { AddMatchDialog } from '../features/candidates/add-match/add-match-dialog';
import { useCandidates } from '../features/candidates/candidates.api';
import { MatchesTab } from '../features/candidates/matches-tab/matches-tab';
import { DateHistory } from '../features/date-experiences/date-history/date-history';
import { lazyPart } from '../lib/lazy';
import { SkeletonCards } from '../ui/feedback/skeleton-cards';
import { ScoreDateFlow } from './score-date-flow';

const ComparePage = lazyPart(
  async () => (await import('../features/decision/compare/compare-page')).ComparePage,
  <SkeletonCards count={3} label="Loading the comparison" />,
);

/**
 * Dialogs that other screens lead to by the address: `add=match`, `score=` and a match's id, or `score=choose`. The address forgets them
 * at once, so that coming back to it doesn't open them again.
 */
function LinkedDialog() {
  const [search, setSearch] = useSearchParams();
  const { data: candidates } = useCandidates();
  const [opened, setOpened] = useState<{ readonly scoreId: string | null } | null>(null);
  const isAdding = search.get('add') === 'match';
  const scoreId = search.get('score');
  const isLinked = isAdding || scoreId !== null;
  if (isLinked && !opened) setOpened({ scoreId: isAdding ? null : scoreId });
  useEffect(() => {
    if (!isLinked) return;
    setSearch(
      (now) => {
        now.delete('add');
        now.delete('score');
        return now;
      },
      { replace: true },
    );
  }, [isLinked, setSearch]);
  const close = () => setOpened(null);
  // The dialog gets a history entry of its own, which must not have the address that opens it.
  if (!opened || isLinked) return null;
  if (opened.scoreId === null) return <AddMatchDialog onClose={close} />;
  if (opened.scoreId === 'choose')
    return (
      candidates && (
        <ScoreChooser
          candidates={candidates}
          onChoose={({ id }) => setOpened({ scoreId: id })}
          onAdd={() => setOpened({ scoreId: null })}
          onClose={close}
        />
      )
    );
  const scored = candidates?.find(({ id }) => id === opened.scoreId);
  return scored && <ScoreDateFlow candidate={scored} onClose={close} />;
}

/** Features may only use each other's API calls; matches, their dates and comparisons are combined here. */
export function MatchesScreen() {
  const [search] = useSearchParams();
  const compared = search.get('compare');
  if (compared !== null) return <ComparePage ids={compared.split(',')} />;
  return (
    <>
      <MatchesTab ScoreDate={ScoreDateFlow} DateHistory={DateHistory} />
      <LinkedDialog />
    </>
  );
}
