import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Orbit, Sparkles, Sprout, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { CoachPattern, PatternTopic } from '#contract/dating/alex';
import { ApiError } from '../../lib/api/api-error';
import { PATHS } from '../../lib/paths';
import { Disclosure } from '../../ui/layout/folding/disclosure';
import { NavButton } from '../../ui/layout/nav-button';
import { Private } from '../../ui/privacy/private';
import { useCoachStatus } from './alex.api';
import { ReferencedText } from './referenced-text';

interface Face {
  title: string;
  Icon: LucideIcon;
}

const FACES: Readonly<Record<PatternTopic, Face>> = {
  pattern: { title: 'Your Pattern', Icon: Orbit },
  success: { title: 'Success Factor', Icon: Sparkles },
  growth: { title: 'Growth Area', Icon: Sprout },
};
const TOPICS = ['pattern', 'success', 'growth'] as const;

function InsightCard({ topic, pattern }: { topic: PatternTopic; pattern: CoachPattern | undefined }) {
  const titleId = useId();
  const { title, Icon } = FACES[topic];
  const isMissing = pattern?.known === false;
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, md: 2.5 }, ...(isMissing && { borderStyle: 'dashed', bgcolor: 'transparent' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 32,
            height: 32,
            borderRadius: '50%',
            bgcolor: (theme) => theme.vars?.palette.soft.head,
            color: 'primary.main',
          }}
        >
          <Icon size={18} />
        </Box>
        <Typography variant="h4" component="h2" id={titleId}>
          {title}
        </Typography>
      </Box>
      {pattern ? (
        <Typography color={isMissing ? 'textSecondary' : undefined}>
          <ReferencedText text={pattern.text} references={pattern.references} />
        </Typography>
      ) : (
        <>
          <Skeleton />
          <Skeleton width="70%" />
        </>
      )}
    </Card>
  );
}

function NotLoaded({ error, onAction }: { error: unknown; onAction: () => void }) {
  return (
    <Card role="alert" sx={{ p: 2.5, borderStyle: 'dashed', bgcolor: 'transparent' }}>
      <Typography>
        {error instanceof ApiError ? error.description : "Your patterns couldn't be loaded."}
      </Typography>
      <Button variant="outlined" size="small" onClick={onAction} sx={{ mt: 1.5, minHeight: 44 }}>
        Try Again
      </Button>
    </Card>
  );
}

/** On a phone, what there is to read: one card after the other. */
const asRow = {
  display: { xs: 'flex', md: 'grid' },
  gap: 2,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: { xs: 16, sm: 24 },
  scrollbarWidth: 'none',
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  '& > *': {
    display: 'grid',
    flex: { xs: '0 0 min(84%, 320px)' },
    minWidth: 0,
    scrollSnapAlign: 'start',
  },
} as const;

/** While there is nothing to read yet, there is nothing to leaf through either: they are one card. */
const asList = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  py: { xs: 0.5, md: 1 },
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: '20px',
  '& .MuiCard-root': {
    border: 0,
    py: 1,
    '& > :first-of-type': { mb: 0.25 },
  },
  '& p.MuiTypography-root': { fontSize: { xs: '0.875rem', md: '0.9375rem' } },
} as const;

const LABEL = 'What Alex sees in your records';

interface Props {
  /** Where the conversation needs the room, what says nothing yet is folded to a line. */
  isNarrow?: boolean;
}

/** Three patterns in the user's records, or what they still need. */
export function InsightCards({ isNarrow = false }: Props) {
  const { data: status, error, refetch } = useCoachStatus();
  if (!status && error) return <NotLoaded error={error} onAction={() => void refetch()} />;
  const isAllMissing = status?.patterns.every(({ known }) => !known) === true;
  const cards = (
    <Box sx={isAllMissing ? asList : asRow} role="group" aria-label={LABEL} tabIndex={0}>
      {TOPICS.map((topic) => (
        <div key={topic}>
          <Private>
            <InsightCard
              topic={topic}
              pattern={status?.patterns.find((pattern) => pattern.topic === topic)}
            />
          </Private>
        </div>
      ))}
      {isAllMissing && (
        // All three wait for someone to meet, or to score.
        <NavButton
          to={PATHS.matches}
          variant="outlined"
          sx={{ justifySelf: 'start', mx: { xs: 2, md: 2.5 }, mt: 1, mb: 1.5 }}
        >
          Go to your matches
        </NavButton>
      )}
    </Box>
  );
  if (!isAllMissing || !isNarrow) return cards;
  return (
    <Disclosure>
      <summary>{LABEL}: nothing yet</summary>
      {cards}
    </Disclosure>
  );
}
