import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlannedDate } from '#contract/dating/planned-dates';
import type { NextDate } from '#contract/dating/insights/decision';
import { localDay, nearMomentInSentence } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useStoredState } from '../../../lib/storage/browser-storage';
import { NavButton } from '../../../ui/layout/nav-button';
import { useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { useNextIdeas } from '../decision.api';

const REMEMBERED = 30;

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Dismissed suggestions stay dismissed; another person, or something else to find out, is another suggestion. */
function useDismissed({ candidateId, criteriaId }: NextDate) {
  const [dismissed, setDismissed] = useStoredState<string[]>(
    localStorage,
    'dismissed-suggestions',
    isListOfTexts,
    [],
  );
  const suggestion = `${candidateId}:${criteriaId ?? ''}`;
  const others = dismissed.filter((one) => one !== suggestion);
  return {
    isDismissed: others.length < dismissed.length,
    dismiss: () => setDismissed([suggestion, ...others].slice(0, REMEMBERED)),
    restore: () => setDismissed(others),
  };
}

const Ideas = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '4px 0 0',
  padding: 0,
  '& a, & .coming': {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    paddingBlock: 8,
    color: theme.vars?.palette.text.primary,
    fontWeight: 560,
    textDecoration: 'none',
    borderTop: `1px solid color-mix(in srgb, ${theme.vars?.palette.primary.main} 18%, transparent)`,
  },
  '& a:hover': { textDecoration: 'underline' },
  '& svg': { flex: 'none', color: theme.vars?.palette.primary.main },
}));

function IdeaList({ next, title }: { next: NextDate; title: string }) {
  const { data: ideas = [], isLoading } = useNextIdeas(next);
  if (ideas.length === 0 && !isLoading) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Ideas aria-busy={isLoading}>
        {isLoading &&
          next.ideaIds.map((id) => (
            <li key={id} className="coming">
              <Skeleton width="60%" />
            </li>
          ))}
        {ideas.map(({ id, name }) => (
          <li key={id}>
            <Link to={PATHS.ideaFor(next.candidateId, id)}>
              {name}
              <ArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </Ideas>
    </Box>
  );
}

/** It's known what they will do, so nothing else is suggested. */
const isSettledPlan = (plan: PlannedDate | undefined): boolean =>
  plan !== undefined && (plan.place ?? plan.ideaTitle) !== null;

interface WhyProps {
  name: string;
  isUnseen: boolean;
  /** When they meet, if that is planned: "Saturday, 7:30 PM". */
  planned: string | null;
}

function whyWords({ name, isUnseen, planned }: WhyProps): string {
  if (planned !== null)
    return `You've planned a date for ${planned}. What you see of ${name} there would tell you the most.`;
  return isUnseen
    ? `You haven't seen this side of ${name} yet. Seeing it would tell you the most.`
    : `If you two meet again, this is where one more date would tell you the most.`;
}

/** Whom one more date would tell most about, and what to look out for. It never says that there should be one. */
export function NextCard({ next }: { next: NextDate }) {
  const { data: candidates = [] } = useCandidates();
  const { data: criteria = [] } = useCriteria();
  const { data: plans = [] } = usePlannedDates();
  const { isDismissed, dismiss, restore } = useDismissed(next);
  const candidate = candidates.find(({ id }) => id === next.candidateId);
  const standard = criteria.find(({ id }) => id === next.criteriaId);
  if (!candidate) return null;
  if (isDismissed) {
    return (
      <Button onClick={restore} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
        Show what's worth finding out
      </Button>
    );
  }
  const { name } = candidate;
  const isUnseen = standard !== undefined && candidate.unseen.includes(standard.id);
  const plan = plans.find(({ candidateId, isPast }) => candidateId === candidate.id && !isPast);
  const planned = plan ? nearMomentInSentence(plan.plannedFor, localDay(new Date())) : null;
  return (
    <Box
      component="section"
      aria-label="Next"
      sx={{
        bgcolor: 'soft.head',
        borderRadius: '16px',
        p: { xs: 2, sm: 2.5 },
        minWidth: 0,
        alignSelf: 'start',
      }}
    >
      <Box data-plain sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
        <Search size={18} aria-hidden />
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          Next
        </Typography>
      </Box>
      <Typography variant="h3" sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
        {standard ? `${name}: ${standard.question}` : name}
      </Typography>
      <Typography sx={{ mt: 0.75 }}>{whyWords({ name, isUnseen, planned })}</Typography>
      {!isSettledPlan(plan) && (
        <IdeaList next={next} title={plan ? 'Where you could go' : 'Dates that tend to show it'} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {!plan && (
          <NavButton to={PATHS.scoreDate(candidate.id)} variant="contained">
            Score a date with {name}
          </NavButton>
        )}
        <Button onClick={dismiss} sx={{ px: 1, ...(plan && { ml: -1 }), color: 'text.secondary' }}>
          Not now
        </Button>
      </Box>
    </Box>
  );
}
