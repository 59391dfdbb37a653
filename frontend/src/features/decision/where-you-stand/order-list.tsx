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
import { useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import { placeNotes, shareWords } from './standing-texts';
import { Folded } from '../../../ui/layout/folding/folded';
import { barFill, barTrack } from '../../../ui/dials/bar-styles';

const SHOWN_AT_FIRST = 4;

const Share = styled('span')(({ theme }) => ({
  display: 'block',
  height: 6,
  marginBlock: '6px 4px',
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

function Person({ place, decision }: { place: DecisionPlace; decision: Decision }) {
  const { data: candidates = [] } = useCandidates();
  const { data: criteria = [] } = useCriteria();
  const candidate = candidates.find(({ id }) => id === place.candidateId);
  const detail = candidate?.compatibility;
  const share = shareWords(place, decision, candidate);
  const notes = placeNotes(place, criteria, candidate).map(sentence);
  const isPressing = place.vetoed.length + place.atRisk.length > 0;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr)',
        gap: 2,
        alignItems: 'center',
        p: 1,
        mx: -1,
        borderRadius: '16px',
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
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink
            component={Link}
            to={PATHS.match(place.candidateId)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' } }}
          >
            {place.name}
          </MuiLink>
        </Typography>
        {share && (
          <Share aria-hidden>
            <span style={{ width: `${place.first * 100}%` }} />
          </Share>
        )}
        {/* Above the link that covers the row. */}
        <Box sx={{ position: 'relative', width: 'fit-content' }}>
          {share && isPressing && (
            <Typography variant="body2" color="textSecondary">
              {sentence(share)}
            </Typography>
          )}
          <Folded sentences={share && !isPressing ? [sentence(share), ...notes] : notes} />
        </Box>
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
