import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Candidate } from '#contract/dating/candidates';
import { fitWord } from '#contract/dating/insights/fit-words';
import { sentence } from '../../../lib/format';
import { FitDial } from '../../../ui/dials/fit-dial';
import { gapWords, likelyWords, NO_FIT } from '../../../ui/dials/fit-texts';
import { useCriteria } from '../../criteria/criteria.api';
import { coverageWords, datesScored, seenWords, unseenWords } from '../match-texts';
import { MustHaveNote } from '../must-have-note';

function Voice({ voice, percent, says }: { voice: 'head' | 'heart'; percent: number; says: string }) {
  const color = voice === 'head' ? 'primary.main' : 'secondary.main';
  return (
    <Box sx={{ borderLeft: 3, borderColor: color, pl: 1.5 }}>
      <Typography sx={{ fontWeight: 650, color }}>
        {voice === 'head' ? 'Head' : 'Heart'} {percent}%
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {says}
      </Typography>
    </Box>
  );
}

/** The dial with its content as text: head, heart, the likely range, and what is missing. */
export function FitSummary({ candidate }: { candidate: Candidate }) {
  const { compatibility, compatibilityScore: percent, dateCount } = candidate;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        justifyItems: { xs: 'center', sm: 'start' },
        gap: { xs: 2, sm: 3 },
        alignItems: 'center',
      }}
    >
      <FitDial
        size="large"
        percent={percent}
        likely={compatibility?.likely ?? null}
        heart={compatibility?.heart ?? null}
        gap={compatibility?.gap ?? null}
        dateCount={dateCount}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, width: '100%' }}>
        <Typography variant="h3">Fit with your standards so far</Typography>
        {compatibility && percent !== null ? (
          <>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                // Below a dial there is room for both next to each other, unless the letters are large.
                gridTemplateColumns: {
                  xs: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
                  sm: 'minmax(0, 1fr)',
                },
              }}
            >
              <Voice
                voice="head"
                percent={percent}
                says={`${fitWord(percent, compatibility.likely)} with your standards`}
              />
              <Voice
                voice="heart"
                percent={Math.round(compatibility.heart)}
                says={`Chemistry and enjoyment: ${gapWords(compatibility.gap, dateCount)}`}
              />
            </Box>
            <Typography>
              {compatibility.likely
                ? likelyWords(compatibility.likely, dateCount)
                : sentence(datesScored(dateCount))}
            </Typography>
            <MustHaveNote candidate={candidate} />
          </>
        ) : (
          <Typography color="textSecondary">
            {NO_FIT}: score a date to see the percentage and what it's made of.
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** What the dates have shown, what they haven't, and what that leaves open. */
export function SeenSoFar({ candidate }: { candidate: Candidate }) {
  const { data: criteria = [] } = useCriteria();
  const { compatibility } = candidate;
  const lines = [
    seenWords(candidate, criteria),
    unseenWords(candidate, criteria),
    compatibility && coverageWords(compatibility),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {lines.map((line) => (
        <Typography key={line} color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
