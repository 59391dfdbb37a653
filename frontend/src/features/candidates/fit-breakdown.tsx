import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Candidate } from '#contract/candidates';
import { StarCount } from '../../ui/fields/star-rating';
import { useCriteria } from '../criteria/criteria.api';
import { fitParts, totalPoints, type FitPart } from './fit-parts';

/** The track is as long as the standard's share of the stars allows; the fill is what it gave. */
function PartBar({ share, mean, longest }: { share: number; mean: number; longest: number }) {
  return (
    <Box aria-hidden sx={{ height: 8, mt: 0.75 }}>
      <Box
        sx={{ height: '100%', width: `${(share / longest) * 100}%`, bgcolor: 'score.track', borderRadius: 4 }}
      >
        <Box sx={{ height: '100%', width: `${mean * 10}%`, bgcolor: 'primary.main', borderRadius: 4 }} />
      </Box>
    </Box>
  );
}

function PartRow({ part, longest }: { part: FitPart; longest: number }) {
  const { criterion, contribution, shownPoints } = part;
  return (
    <Box component="li" sx={{ py: 1.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600 }}>{criterion.question}</Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {contribution ? `${shownPoints.toFixed(1)} points` : 'Not rated yet'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', color: 'text.secondary' }}>
        <StarCount value={criterion.weight} />
        {contribution && (
          <Typography variant="body2">
            {Math.round(contribution.share * 100)}% of your stars, {Number(contribution.mean.toFixed(1))} of
            10 on average
          </Typography>
        )}
      </Box>
      {contribution && <PartBar share={contribution.share} mean={contribution.mean} longest={longest} />}
    </Box>
  );
}

/** The percentage taken apart: what each standard gave, in points that add up to it. */
export function FitBreakdown({ candidate }: { candidate: Candidate }) {
  const { data: criteria } = useCriteria();
  if (!criteria || candidate.compatibilityScore === null) return null;
  const parts = fitParts(criteria, candidate);
  const longest = Math.max(...parts.map(({ contribution }) => contribution?.share ?? 0));
  return (
    <Box component="section" aria-labelledby="where-from">
      <Typography variant="h3" id="where-from">
        Where this comes from
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {parts.map((part) => (
          <PartRow key={part.criterion.id} part={part} longest={longest} />
        ))}
      </Box>
      <Typography
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
          pt: 1.25,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>Together, shown as {candidate.compatibilityScore}%</span>
        <span>{totalPoints(parts).toFixed(1)} points</span>
      </Typography>
    </Box>
  );
}
