import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Printer } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { Comparison } from '#contract/dating/insights/decision';
import { scoreMatches, type ScoredMatch } from '#scoring/scored-match';
import type { MatchHistory } from '#scoring/types';
import { hasStatus } from '../../../lib/api/api-error';
import { PATHS } from '../../../lib/paths';
import { useStartAtTop } from '../../../lib/scroll-place';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { BackButton } from '../../../ui/layout/back-link';
import { NavButton } from '../../../ui/layout/nav-button';
import { PrintedPage } from '../../../ui/layout/printed-page';
import { useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import { useComparison } from '../decision.api';
import { comparisonSentences, type Known } from './compare-texts';
import { ComparedPerson } from './compared-person';
import { DifferenceCard } from './difference-card';
import { WhatIf } from './what-if';
import { comparisonOf, orderOf, standardsWith, starsOf, toHistories, type Stars } from './what-if-order';

interface SideBySideProps {
  comparison: Comparison;
  pair: readonly [Candidate, Candidate];
  candidates: readonly Candidate[];
  criteria: readonly Criterion[];
  stars: Stars;
  /** Everyone scored with stars that aren't saved; null with the saved ones. */
  tried: readonly ScoredMatch[] | null;
}

/** The match with the percentage and range that tried stars give it; the heart stays as it is. */
function withTried(candidate: Candidate, tried: readonly ScoredMatch[] | null): Candidate {
  const score = tried?.find(({ match }) => match.id === candidate.id);
  const exact = score?.compatibility.exact ?? null;
  if (!score || exact === null || !candidate.compatibility) return candidate;
  const { likely } = score;
  const { heart } = candidate.compatibility;
  return {
    ...candidate,
    compatibilityScore: score.compatibility.percent,
    compatibility: { ...candidate.compatibility, exact, likely, gap: heart - exact },
  };
}

const SideBySide = memo(function SideBySide({
  comparison,
  pair,
  candidates,
  criteria,
  stars,
  tried,
}: SideBySideProps) {
  const navigate = useNavigate();
  const [a, b] = pair;
  const matchOf = (id: string) => pair.find((one) => one.id === id);
  const named: Known = {
    person: (id) => matchOf(id)?.name ?? '',
    standard: (id) => criteria.find((one) => one.id === id)?.question ?? '',
    dateCount: (id) => matchOf(id)?.dateCount ?? 0,
    vetoed: (id) => matchOf(id)?.vetoed ?? [],
  };
  const choose = (...ids: string[]) => void navigate(PATHS.compare(...ids), { replace: true });
  const [headline, ...sentences] = comparisonSentences(comparison, named);
  return (
    <Box
      component="section"
      aria-label="The difference"
      sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h4" component="h3" sx={{ fontSize: '1.25rem', maxWidth: '40ch' }}>
        {headline}
      </Typography>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: { xs: 1.5, sm: 3 } }}
      >
        <ComparedPerson
          label="First person"
          candidate={withTried(a, tried)}
          others={candidates.filter(({ id }) => id !== b.id)}
          criteria={criteria}
          onChoose={(id) => choose(id, b.id)}
        />
        <ComparedPerson
          label="Second person"
          candidate={withTried(b, tried)}
          others={candidates.filter(({ id }) => id !== a.id)}
          criteria={criteria}
          onChoose={(id) => choose(a.id, id)}
        />
      </Box>
      <DifferenceCard
        comparison={comparison}
        sentences={sentences}
        criteria={criteria}
        stars={stars}
        named={named}
      />
    </Box>
  );
});

/** Everyone's score with some stars. */
function useScored(criteria: readonly Criterion[], histories: readonly MatchHistory[], stars: Stars) {
  return useMemo(() => {
    const standards = standardsWith(criteria, stars);
    const scored = scoreMatches(standards, histories);
    return { standards, scored, order: orderOf(scored) };
  }, [criteria, histories, stars]);
}

/** The comparison with the saved stars, and with those the user tries out. */
function Play({ comparison, ...rest }: Omit<SideBySideProps, 'stars' | 'tried'>) {
  const { candidates, criteria, pair } = rest;
  const saved = useMemo(() => starsOf(criteria), [criteria]);
  const [changes, setChanges] = useState<Stars>({});
  const stars = useMemo(() => ({ ...saved, ...changes }), [saved, changes]);
  const histories = useMemo(() => toHistories(candidates), [candidates]);
  const before = useScored(criteria, histories, saved);
  const { order } = useScored(criteria, histories, stars);
  // The order follows a slider at once; the bars and dials may take a frame more.
  const shownStars = useDeferredValue(stars);
  const { standards, scored } = useScored(criteria, histories, shownStars);
  const isChanged = criteria.some(({ id }) => shownStars[id] !== saved[id]);
  const tried = useMemo(
    () => (isChanged ? comparisonOf(standards, scored, comparison) : null),
    [isChanged, standards, scored, comparison],
  );
  const change = useCallback(
    (id: string, count: number) => setChanges((now) => ({ ...now, [id]: count })),
    [],
  );
  return (
    <>
      <SideBySide
        {...rest}
        comparison={tried ?? comparison}
        stars={shownStars}
        tried={isChanged ? scored : null}
      />
      <WhatIf
        criteria={criteria}
        stars={stars}
        onStar={change}
        onReset={() => setChanges({})}
        order={order}
        saved={before.order}
        compared={pair.map(({ id }) => id)}
      />
    </>
  );
}

/** Whom to compare with when the address names one person only: the best other one. */
function bestOther(candidates: readonly Candidate[], id: string): Candidate | undefined {
  const fit = ({ archived, vetoed, compatibility }: Candidate) =>
    (archived ? -200 : 0) + (vetoed.length > 0 ? -100 : 0) + (compatibility?.exact ?? 0);
  return candidates.filter((one) => one.id !== id).sort((x, y) => fit(y) - fit(x))[0];
}

/** The two people of the address, once the second one is chosen; null when the address names no such two. */
function usePair(ids: readonly string[], candidates: readonly Candidate[] | undefined) {
  const navigate = useNavigate();
  const [firstId, secondId] = ids;
  const first = candidates?.find(({ id }) => id === firstId);
  const isOpen = !secondId || secondId === firstId;
  const second = isOpen
    ? first && candidates && bestOther(candidates, first.id)
    : candidates?.find(({ id }) => id === secondId);
  const chosen = isOpen && first && second ? PATHS.compare(first.id, second.id) : null;
  useEffect(() => {
    if (chosen) void navigate(chosen, { replace: true });
  }, [chosen, navigate]);
  return first && second ? ([first, second] as const) : null;
}

function Unknown({ candidates }: { candidates: readonly Candidate[] }) {
  return candidates.length < 2 ? (
    <EmptyState
      motif="meet"
      title="It takes two"
      description="Add someone else you're getting to know, and you can compare them here."
      action={
        <NavButton to={PATHS.addMatch} variant="contained">
          Add a match
        </NavButton>
      }
    />
  ) : (
    <EmptyState
      motif="apart"
      title="One of them isn't here anymore"
      description="This link leads to someone who isn't among your matches. You can compare anyone who is."
      action={
        <NavButton to={PATHS.matches} variant="contained">
          Go to your matches
        </NavButton>
      }
    />
  );
}

function Content({ ids }: { ids: readonly string[] }) {
  const candidates = useCandidates();
  const criteria = useCriteria();
  const pair = usePair(ids, candidates.data);
  const comparison = useComparison(pair && [pair[0].id, pair[1].id]);
  if (candidates.data && !pair) return <Unknown candidates={candidates.data} />;
  const asked = [candidates, criteria, comparison];
  if (asked.some(({ isPending }) => isPending))
    return <SkeletonCards count={3} label="Loading the comparison" />;
  if (hasStatus(comparison.error, 404)) return <Unknown candidates={candidates.data ?? []} />;
  if (!candidates.data || !criteria.data || !comparison.data || !pair) {
    const failed = asked.find(({ error }) => error !== null);
    return (
      <ErrorPanel
        isCard
        error={failed?.error}
        onAction={() => asked.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  return (
    <Play comparison={comparison.data} pair={pair} candidates={candidates.data} criteria={criteria.data} />
  );
}

/** Two people side by side, and what other stars would change. */
export function ComparePage({ ids }: { ids: readonly string[] }) {
  useStartAtTop();
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PrintedPage />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
        className="no-print"
      >
        <BackButton onClick={() => void navigate(PATHS.matches)}>All matches</BackButton>
        <Button
          variant="outlined"
          onClick={() => window.print()}
          startIcon={<Printer size={18} aria-hidden />}
        >
          Print
        </Button>
      </Box>
      <Typography variant="h1" component="h2">
        Side by side
      </Typography>
      <Content ids={ids} />
    </Box>
  );
}
