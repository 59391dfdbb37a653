import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { heartAndHead } from '#scoring/compatibility';
import type { Candidate } from '#contract/candidates';
import { sentence } from '../../lib/format';
import { fitWord, gapWords, likelyWords } from '../../ui/dials/fit-texts';
import { coverageWords, datesScored } from './match-words';

function Words({ candidate }: { candidate: Candidate }) {
  const { compatibility, compatibilityScore, dateCount } = candidate;
  if (!compatibility || compatibilityScore === null) return null;
  const { likely, gap } = compatibility;
  const coverage = coverageWords(compatibility);
  return (
    <>
      {likely && (
        <Typography variant="body2" color="textSecondary">
          {likelyWords(likely, dateCount)}
        </Typography>
      )}
      {heartAndHead(gap) !== 'agree' && (
        <Typography
          variant="body2"
          sx={{ color: gap > 0 ? 'secondary.main' : 'primary.main', fontWeight: 560 }}
        >
          {sentence(gapWords(gap))}
        </Typography>
      )}
      {coverage && (
        <Typography variant="body2" color="textSecondary">
          {coverage}
        </Typography>
      )}
    </>
  );
}

/** What the card's dial shows, for those who prefer to read. */
export function MatchFitWords({ candidate }: { candidate: Candidate }) {
  const { compatibilityScore, dateCount } = candidate;
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 0.25 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {compatibilityScore !== null && `${fitWord(compatibilityScore)} · `}
        <span>{datesScored(dateCount)}</span>
      </Typography>
      <Words candidate={candidate} />
    </Box>
  );
}
