import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Candidate } from '#contract/dating/candidates';
import { CRITERIA_LIMITS } from '#contract/dating/criteria';
import type { Decision } from '#contract/dating/insights/decision';
import { PATHS } from '../../../lib/paths';
import { FitDial } from '../../../ui/dials/fit-dial';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { Disclosure } from '../../../ui/layout/folding/disclosure';
import { NavButton } from '../../../ui/layout/nav-button';
import { useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import { useDecision } from '../decision.api';
import { FirstSteps } from './first-steps';
import { NextCard } from './next-card';
import { OrderList } from './order-list';
import { STANDING_COLUMNS, StandingFrame, StandingLoading } from './standing-frame';
import { comparedIn, missingDateWords, notYetCompared, stateSentence } from './standing-texts';

const Explained = styled(Disclosure)(({ theme }) => ({
  gridColumn: '1 / -1',
  order: 2,
  marginTop: 4,
  marginBottom: -12,
  [theme.breakpoints.down('md')]: { marginTop: -20 },
  color: theme.vars?.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  '& > p': { margin: 0, maxWidth: '68ch' },
}));

function Readings() {
  return (
    <Explained>
      <summary>What is a reading of your dates?</summary>
      <p>
        A few dates leave room for doubt, so every percentage has a likely range. A reading picks one possible
        percentage for each person. Out of 100 such readings, this is how often each one comes out first. It
        says how someone has fitted your standards so far, not what they will be like.
      </p>
    </Explained>
  );
}

/** What is missing before people can be compared, as one step. */
function MissingStep({ decision, active }: { decision: Decision; active: readonly Candidate[] }) {
  const [waiting] = notYetCompared(decision, active);
  const [compared] = comparedIn(decision, active);
  if (waiting && decision.needs.matches === 0)
    return (
      <Step
        words={missingDateWords(waiting, compared?.name)}
        to={PATHS.scoreDate(waiting.id)}
        label={`Score a date with ${waiting.name}`}
      />
    );
  return (
    <Step
      words="Add someone else you're getting to know, and score a date with them when there is one."
      to={PATHS.addMatch}
      label="Add a match"
    />
  );
}

/** Next to the people, as high as what is in it. */
const ASIDE = {
  bgcolor: 'soft.head',
  borderRadius: '16px',
  p: { xs: 2, sm: 2.5 },
  alignSelf: 'start',
} as const;

function Step({ words, to, label }: { words: string; to: string; label: string }) {
  return (
    <Box sx={ASIDE}>
      <Typography variant="body2" color="primary" sx={{ fontWeight: 650 }}>
        Next
      </Typography>
      <Typography sx={{ mt: 0.75, mb: 2 }}>{words}</Typography>
      <NavButton to={to} variant="contained" sx={{ textAlign: 'left' }}>
        {label}
      </NavButton>
    </Box>
  );
}

function NothingToDo({ title, words }: { title: string; words: string }) {
  return (
    <Box sx={ASIDE}>
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 0.75 }}>{words}</Typography>
    </Box>
  );
}

/** The best two of those the readings compare. Anyone else can be compared from their own card. */
function CompareButton({ decision, active }: { decision: Decision; active: readonly Candidate[] }) {
  const [first, second] = comparedIn(decision, active);
  if (!first || !second) return null;
  return (
    <NavButton
      to={PATHS.compare(first.candidateId, second.candidateId)}
      variant="outlined"
      sx={{ mt: 1.5, maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      Compare {first.name} and {second.name}
    </NavButton>
  );
}

function Standing({ decision, active }: { decision: Decision; active: readonly Candidate[] }) {
  const { state, settled, next } = decision;
  return (
    <Box sx={STANDING_COLUMNS}>
      <div>
        <OrderList decision={decision} />
        <CompareButton decision={decision} active={active} />
      </div>
      {next && <NextCard next={next} />}
      {settled && (
        <NothingToDo
          title="Nothing left to find out"
          words="The numbers won't get much clearer. From here on, it's for your heart and your head to decide."
        />
      )}
      {!next && !settled && state !== 'few' && (
        <NothingToDo
          title="Nothing to suggest right now"
          words="There's nothing you need to do here. Whenever you score a date, this picture changes with it."
        />
      )}
      {state === 'few' && <MissingStep decision={decision} active={active} />}
      {state !== 'few' && <Readings />}
    </Box>
  );
}

/** Who comes first and how sure that is, what to do next, or how to begin. */
export function WhereYouStandPanel() {
  const decision = useDecision();
  const candidates = useCandidates();
  const criteria = useCriteria();
  const asked = [decision, candidates, criteria];
  if (asked.some(({ isPending }) => isPending)) return <StandingLoading />;
  if (!decision.data || !candidates.data || !criteria.data) {
    const failed = asked.find(({ error }) => error !== null);
    const retry = () => asked.forEach(({ data, refetch }) => void (data === undefined && refetch()));
    return (
      <Card component="section" aria-label="Where you stand">
        <ErrorPanel error={failed?.error} onAction={retry} />
      </Card>
    );
  }
  const active = candidates.data.filter(({ archived }) => !archived);
  const isStarting = criteria.data.length < CRITERIA_LIMITS.selectedMin || decision.data.order.length === 0;
  if (!isStarting)
    return (
      <StandingFrame words={stateSentence(decision.data, active)}>
        <Standing decision={decision.data} active={active} />
      </StandingFrame>
    );
  const isBetweenPeople = active.length === 0 && candidates.data.length > 0;
  return (
    <StandingFrame
      words={
        isBetweenPeople
          ? 'Everyone you added is archived. When you meet someone new, this is where it starts.'
          : 'Three steps, and you can see who fits your standards best.'
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'center',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 4fr)' },
        }}
      >
        <FirstSteps standards={criteria.data.length} active={active} />
        {/* What the steps lead to. */}
        <Box sx={{ display: { xs: 'none', md: 'grid' }, justifyItems: 'center' }}>
          <FitDial size="large" percent={null} decorative />
        </Box>
      </Box>
    </StandingFrame>
  );
}
