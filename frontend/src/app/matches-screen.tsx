import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScoreChooser } from '../features/candidates/score-chooser';
import { AddMatchDialog } from '../features/candidates/add-match/add-match-dialog';
import { useCandidates } from '../features/candidates/candidates.api';
import { MatchesTab } from '../features/candidates/matches-tab/matches-tab';
import { DateHistory } from '../features/date-experiences/date-history/date-history';
import { NextDateSection } from '../features/planned-dates/next-date-section';
import { useNoteReminderOpened, usePlannedDates } from '../features/planned-dates/planned-dates.api';
import { lazyPart } from '../lib/loading/lazy';
import { useOnline } from '../lib/connection';
import { SkeletonCards } from '../ui/feedback/skeleton-cards';
import { Private } from '../ui/privacy/private';
import { ScoreDateFlow } from './score-date-flow';

const ComparePage = lazyPart(
  async () => (await import('../features/decision/compare/compare-page')).ComparePage,
  <SkeletonCards count={3} label="Loading the comparison" />,
);

interface Linked {
  readonly scoreId: string | null;
  readonly planId: string | null;
  readonly isShown?: boolean;
}

/**
 * Dialogs that other screens lead to by the address: `add=match`, `score=` and a match's id, with `plan=` and what was
 * planned, or `score=choose`. The address forgets them at once, so that coming back to it doesn't open them again.
 */
function LinkedDialog() {
  const [search, setSearch] = useSearchParams();
  const { data: candidates } = useCandidates();
  const plans = usePlannedDates();
  const isOnline = useOnline();
  const noteReminderOpened = useNoteReminderOpened();
  const [opened, setOpened] = useState<Linked | null>(null);
  const isAdding = search.get('add') === 'match';
  const scoreId = search.get('score');
  const isLinked = isAdding || scoreId !== null;
  if (isLinked && !opened) setOpened({ scoreId: isAdding ? null : scoreId, planId: search.get('plan') });
  useEffect(() => {
    if (!isLinked) return;
    const planId = search.get('plan');
    if (planId !== null && search.get('from') === 'reminder') noteReminderOpened(planId);
    setSearch(
      (now) => {
        now.delete('add');
        now.delete('score');
        now.delete('plan');
        now.delete('from');
        return now;
      },
      { replace: true },
    );
  }, [isLinked, search, setSearch, noteReminderOpened]);
  const close = () => setOpened(null);
  // The dialog gets a history entry of its own, which must not have the address that opens it.
  if (!opened || isLinked) return null;
  if (opened.scoreId === null) return <AddMatchDialog onClose={close} />;
  if (opened.scoreId === 'choose')
    return (
      candidates && (
        <ScoreChooser
          candidates={candidates}
          onChoose={({ id }) => setOpened({ scoreId: id, planId: null })}
          onAdd={() => setOpened({ scoreId: null, planId: null })}
          onClose={close}
        />
      )
    );
  const scored = candidates?.find(({ id }) => id === opened.scoreId);
  // The form is filled in once, when it opens. It doesn't wait for a plan that failed to load, or that isn't on this device
  // while offline; and once open, it stays, whatever is asked again.
  const mayKnowPlan = plans.isPending && plans.errorUpdateCount === 0 && isOnline;
  if (opened.planId !== null && mayKnowPlan && !opened.isShown) return null;
  if (scored && !opened.isShown) setOpened({ ...opened, isShown: true });
  const plan = plans.data?.find(({ id }) => id === opened.planId);
  return scored && <ScoreDateFlow candidate={scored} {...(plan && { plan })} onClose={close} />;
}

/** Features may only use each other's API calls; matches, their dates and comparisons are combined here. */
export function MatchesScreen() {
  const [search] = useSearchParams();
  const compared = search.get('compare');
  if (compared !== null)
    return (
      <Private staysShown>
        <ComparePage ids={compared.split(',')} />
      </Private>
    );
  return (
    <>
      <MatchesTab ScoreDate={ScoreDateFlow} DateHistory={DateHistory} NextDate={NextDateSection} />
      <LinkedDialog />
    </>
  );
}
