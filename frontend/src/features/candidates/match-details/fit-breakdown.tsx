import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import { contributionsFrom, type Contribution } from '#scoring/contributions';
import { ratingMeans } from '../../../lib/rating-means';
import { StarCount } from '../../../ui/fields/star-rating';
import { useCriteria } from '../../criteria/criteria.api';
import { barFill, barTrack } from '../../../ui/dials/bar-styles';

interface FitPart {
  criterion: Criterion;
  /** Null until a date rates the standard. */
  contribution: Contribution | null;
  /** The contribution in points with one decimal; the parts add up to exactly the displayed total. */
  shownPoints: number;
}

/** Largest remainder method: rounds to one decimal and preserves the total. */
function toAddingTenths(points: readonly number[]): number[] {
  const tenths = points.map((value) => Math.floor(value * 10 + 1e-9));
  const total = Math.round(points.reduce((sum, value) => sum + value, 0) * 10);
  const missing = total - tenths.reduce((sum, value) => sum + value, 0);
  const byRemainder = points
    .map((value, index) => ({ index, remainder: value * 10 - (tenths[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((value) => value / 10);
}

/** What each standard contributes to a match's percentage, in the user's order. */
export function fitParts(criteria: readonly Criterion[], candidate: Candidate): FitPart[] {
  const standards = criteria.map(({ id, weight }) => ({ id, stars: weight }));
  const contributions = contributionsFrom(standards, ratingMeans(candidate.evaluations));
  const shown = toAddingTenths(contributions.map(({ points }) => points));
  return criteria.map((criterion) => {
    const index = contributions.findIndex(({ standardId }) => standardId === criterion.id);
    return {
      criterion,
      contribution: contributions[index] ?? null,
      shownPoints: shown[index] ?? 0,
    };
  });
}

export function totalPoints(parts: readonly FitPart[]): number {
  return parts.reduce((sum, { shownPoints }) => sum + shownPoints * 10, 0) / 10;
}

/** The track's length is the standard's share of the stars; the fill is what it contributed. */
function PartBar({ share, mean, longest }: { share: number; mean: number; longest: number }) {
  return (
    <Box aria-hidden sx={{ height: 8, mt: 0.75 }}>
      <Box sx={[barTrack, { height: '100%', width: `${(share / longest) * 100}%`, borderRadius: 4 }]}>
        <Box sx={[barFill('primary.main'), { height: '100%', width: `${mean * 10}%`, borderRadius: 4 }]} />
      </Box>
    </Box>
  );
}

function PartRow({ part, longest }: { part: FitPart; longest: number }) {
  const { criterion, contribution, shownPoints } = part;
  return (
    <Box component="li" sx={{ py: 1.25 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0 }}>{criterion.question}</Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {contribution ? `${shownPoints.toFixed(1)} points` : 'Not seen yet'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', color: 'text.secondary' }}>
        <StarCount value={criterion.weight} />
        {criterion.mustHave !== null && (
          <Typography variant="body2">Must-have, {criterion.mustHave} or more</Typography>
        )}
        {contribution && (
          <Typography variant="body2">
            Counts for {Math.round(contribution.share * 100)}% · averages{' '}
            {Number(contribution.mean.toFixed(1))} out of 10
          </Typography>
        )}
      </Box>
      {contribution && <PartBar share={contribution.share} mean={contribution.mean} longest={longest} />}
    </Box>
  );
}

/** The percentage broken down: the points each standard contributed. */
export function FitBreakdown({ candidate }: { candidate: Candidate }) {
  const { data: criteria } = useCriteria();
  if (!criteria || candidate.compatibilityScore === null) return null;
  const parts = fitParts(criteria, candidate);
  const longest = Math.max(...parts.map(({ contribution }) => contribution?.share ?? 0));
  return (
    <Box component="section" aria-labelledby="where-from">
      <Typography variant="h3" id="where-from">
        How this adds up
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {parts.every(({ contribution }) => contribution)
          ? 'A bar is as long as what its standard counts for.'
          : "A bar is as long as what its standard counts for. What you haven't seen yet counts once it's rated."}
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
        <span>Total, shown as {candidate.compatibilityScore}%</span>
        <span>{totalPoints(parts).toFixed(1)} points</span>
      </Typography>
    </Box>
  );
}
