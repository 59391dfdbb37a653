import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Criterion } from '#contract/dating/criteria';
import type { Comparison } from '#contract/dating/insights/decision';
import type { Known } from './compare-texts';
import { BarSwatch, DivergingBars } from './diverging-bars';
import type { Stars } from './what-if-order';

interface Props {
  comparison: Comparison;
  /** What is said about it besides the headline. */
  sentences: readonly string[];
  criteria: readonly Criterion[];
  stars: Stars;
  named: Known;
}

/** What stands behind the difference, in words and standard by standard; nothing where there is nothing to say. */
export function DifferenceCard({ comparison, sentences, criteria, stars, named }: Props) {
  const only = [
    { person: named.person(comparison.a), standards: comparison.onlyA },
    { person: named.person(comparison.b), standards: comparison.onlyB },
  ].filter(({ standards }) => standards.length > 0);
  const hasBars = comparison.common.length > 0;
  const hasWords = sentences.length + only.length > 0;
  if (!hasBars && !hasWords) return null;
  return (
    <Card
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: { xs: 2.5, md: 5 },
        alignItems: 'start',
        // The words come first, and stand to the right of the bars where there is room.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: hasBars && hasWords ? 'minmax(0, 7fr) minmax(0, 4fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      <Box
        sx={{
          display: hasWords ? 'grid' : 'none',
          gap: { xs: 1, md: 2 },
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(hasBars && { gridColumn: { md: 2 }, gridRow: { md: 1 } }),
        }}
      >
        {sentences.map((sentence) => (
          <Typography key={sentence} sx={{ maxWidth: '68ch' }}>
            {sentence}
          </Typography>
        ))}
        {only.map(({ person, standards }) => (
          <Typography key={person} color="textSecondary">
            Rated for {person} only: {standards.map(named.standard).join(', ')}.
          </Typography>
        ))}
      </Box>
      {hasBars && (
        // Short enough for the eye to go from a rating to its bar.
        <Box sx={{ maxWidth: { md: 640 }, mx: { md: hasWords ? undefined : 'auto' }, gridRow: { md: 1 } }}>
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
              gap: 2,
              mb: 1,
              '& p': { overflowWrap: 'anywhere' },
            }}
          >
            <Typography variant="body2">
              <BarSwatch />
              Favors {named.person(comparison.a)}
            </Typography>
            <Typography variant="body2" sx={{ textAlign: 'right' }}>
              Favors {named.person(comparison.b)}
              <BarSwatch isHatched />
            </Typography>
          </Box>
          <DivergingBars comparison={comparison} criteria={criteria} stars={stars} named={named} />
        </Box>
      )}
    </Card>
  );
}
