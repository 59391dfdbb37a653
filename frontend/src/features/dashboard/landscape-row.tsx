import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { sentence } from '../../lib/format';
import { fitWord, gapWords, likelyWords } from '../../ui/dials/fit-texts';
import { LANDSCAPE_COLUMNS, LandscapePlot } from './landscape-plot';
import type { Standing } from './standings';

/** Breaks before the sentence rather than in it. */
const Whole = styled('span')({ display: 'inline-block' });

function reasons({ carriedBy, heldBackBy, percent }: Standing): string | null {
  if (!carriedBy) return null;
  const carried = `Carried by ${carriedBy.question}: ${Math.round(carriedBy.points)} of its ${percent} points.`;
  if (!heldBackBy) return carried;
  return `${carried} Most room in ${heldBackBy}.`;
}

export function LandscapeRow({ standing }: { standing: Standing }) {
  const { candidate, percent, detail } = standing;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: LANDSCAPE_COLUMNS,
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: { xs: 1.5, md: 0 } }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {candidate.name}
        </Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {percent}%, {detail.provisional ? 'provisional' : fitWord(percent).toLowerCase()}
        </Typography>
      </Box>
      <Box sx={{ mx: 1 }}>
        <LandscapePlot standing={standing} />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 560 }}>
          {detail.likely && <Whole>{likelyWords(detail.likely, candidate.dateCount)}</Whole>}{' '}
          <Whole>{sentence(gapWords(detail.gap))}</Whole>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {reasons(standing)}
        </Typography>
      </Box>
    </Box>
  );
}
