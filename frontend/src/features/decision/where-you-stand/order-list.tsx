import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Decision, DecisionPlace } from '#contract/dating/insights/decision';
import { sentence } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { FitDial } from '../../../ui/dials/fit-dial';
import { unbroken } from '../../../ui/dials/fit-texts';
import { useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import { placeNotes, shareWords } from './standing-texts';
import { Folded } from '../../../ui/layout/folding/folded';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { barFill, barTrack } from '../../../ui/dials/bar-styles';

const SHOWN_AT_FIRST = 4;

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  ...barTrack(theme),
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 3,
    ...barFill(theme.vars?.palette.primary.main),
  },
}));

const Figure = styled('p')(({ theme }) => ({
  margin: 0,
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  lineHeight: '24px',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '& > b': {
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '1.25rem',
    fontWeight: 560,
    color: theme.vars?.palette.text.primary,
  },
}));

const SHARE_PARTS = /^(\D+ in )(\D*)(\d+)( of 100)(.*)$/;

/** A whole sentence, of which only the figure shows: the rest is said once, above the list. */
function Share({ words }: { words: string }) {
  const [, start, about, count, ofAll, end] = SHARE_PARTS.exec(sentence(words)) ?? [];
  return (
    <Figure>
      <VisuallyHidden>{start}</VisuallyHidden>
      {about}
      <b>{count}</b>
      {ofAll}
      <VisuallyHidden>{end}</VisuallyHidden>
    </Figure>
  );
}

function Person({ place, decision }: { place: DecisionPlace; decision: Decision }) {
  const { data: candidates = [] } = useCandidates();
  const { data: criteria = [] } = useCriteria();
  const candidate = candidates.find(({ id }) => id === place.candidateId);
  const detail = candidate?.compatibility;
  const share = shareWords(place, decision, candidate);
  const notes = placeNotes(place, criteria, candidate).map((note) => unbroken(sentence(note)));
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '52px minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'start',
        px: 1,
        py: 0.5,
        mx: -1,
        borderRadius: '12px',
        '&:hover': { bgcolor: 'soft.head' },
      }}
    >
      <FitDial
        size="small"
        percent={place.compatibilityScore}
        likely={detail?.likely ?? null}
        heart={detail?.heart ?? null}
        gap={detail?.gap ?? null}
        {...(candidate && { dateCount: candidate.dateCount })}
      />
      {/* The name and its bar are level with the dial, whatever is said below them. */}
      <Box sx={{ minWidth: 0, pt: 1 }}>
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 1.5 }}
        >
          <Typography variant="h4" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <MuiLink
              component={Link}
              to={PATHS.match(place.candidateId)}
              color="inherit"
              underline="hover"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' } }}
            >
              {place.name}
            </MuiLink>
          </Typography>
          {share && <Share words={share} />}
        </Box>
        {share && (
          <Bar aria-hidden sx={{ mt: 0.5 }}>
            <span style={{ width: `${place.first * 100}%` }} />
          </Bar>
        )}
        {notes.length > 0 && (
          // Above the link that covers the row.
          <Box
            sx={{
              position: 'relative',
              width: 'fit-content',
              mt: 0.5,
              '& p, & summary': { textWrap: 'pretty' },
            }}
          >
            <Folded sentences={notes} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** The order as people, best first; each one leads to their details. */
export function OrderList({ decision }: { decision: Decision }) {
  const [isWhole, setWhole] = useState(false);
  const { order } = decision;
  const shown = isWhole ? order : order.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {decision.state !== 'few' && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, textWrap: 'balance' }}>
          How often each comes first in 100 readings of your dates
        </Typography>
      )}
      <Box
        component="ol"
        aria-label="The order"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
        }}
      >
        {shown.map((place) => (
          <Person key={place.candidateId} place={place} decision={decision} />
        ))}
      </Box>
      {shown.length < order.length && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1, ml: -1 }}>
          Show all {order.length} people
        </Button>
      )}
    </>
  );
}
