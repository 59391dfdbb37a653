import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { GREEN_FROM_PERCENT, YELLOW_FROM_PERCENT } from '#scoring/compatibility';
import { fitWord } from '#contract/dating/insights/fit-words';
import { sentence } from '../../../lib/format';
import { fitTone, gapWords, likelyWords } from '../../../ui/dials/fit-texts';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { Folded, HowToRead } from '../../../ui/layout/folding/folded';
import { useCandidates } from '../../candidates/candidates.api';
import { useCriteria } from '../../criteria/criteria.api';
import { standings, type Standing } from './standings';

const LOWEST = 10;
const HIGHEST = 100;
const MARKS = [LOWEST, YELLOW_FROM_PERCENT, GREEN_FROM_PERCENT, HIGHEST] as const;
const HEIGHT = 28;

/** A percentage's position on the scale, as a percentage of its width. */
const at = (percent: number) => ((percent - LOWEST) / (HIGHEST - LOWEST)) * 100;

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& .line': { stroke: theme.vars?.palette.score.edge, strokeWidth: 1 },
  // Its outline shows where it ends; its ground alone is too faint for that.
  '& .band': { fillOpacity: 0.28, strokeWidth: 1.25 },
  '& .heart': { fill: theme.vars?.palette.secondary.main },
  '& .high': { fill: theme.vars?.palette.score.high, stroke: theme.vars?.palette.score.high },
  '& .mid': { fill: theme.vars?.palette.score.mid, stroke: theme.vars?.palette.score.mid },
  '& .low': { fill: theme.vars?.palette.score.low, stroke: theme.vars?.palette.score.low },
  '& .dot': { stroke: theme.vars?.palette.background.paper, strokeWidth: 2.5 },
}));

/** Decorative: the row has the same information as text. */
function LandscapePlot({ standing: { percent, detail } }: { standing: Standing }) {
  const tone = fitTone(percent);
  const middle = HEIGHT / 2;
  return (
    <Svg height={HEIGHT} aria-hidden>
      {MARKS.map((mark) => (
        <line key={mark} className="line" x1={`${at(mark)}%`} x2={`${at(mark)}%`} y1={0} y2={HEIGHT} />
      ))}
      <line className="line" x1="0%" x2="100%" y1={middle} y2={middle} />
      {detail.likely && (
        <rect
          className={`band ${tone}`}
          x={`${at(detail.likely.low)}%`}
          width={`${at(detail.likely.high) - at(detail.likely.low)}%`}
          y={middle - 7}
          height={14}
          rx={7}
        />
      )}
      <svg x={`${at(detail.heart)}%`} y={0} overflow="visible">
        <rect className="heart" x={-1.5} width={3} y={2} height={HEIGHT - 4} rx={1.5} />
      </svg>
      <circle className={`dot ${tone}`} cx={`${at(percent)}%`} cy={middle} r={7.5} />
    </Svg>
  );
}

const Mark = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  transform: 'translateX(-50%)',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

/** Columns of a row, shared with the scale above them. */
const LANDSCAPE_COLUMNS = { xs: 'minmax(0, 1fr)', md: '184px minmax(0, 1fr) 264px' } as const;

function LandscapeScale() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: LANDSCAPE_COLUMNS, columnGap: 3 }}>
      <Box sx={{ position: 'relative', height: 20, mx: 1, gridColumn: { md: 2 } }}>
        {MARKS.map((mark) => (
          <Mark key={mark} style={{ left: `${at(mark)}%` }}>
            {mark}
          </Mark>
        ))}
      </Box>
    </Box>
  );
}

/** Wraps before the sentence, not within it. */
const Whole = styled('span')({ display: 'inline-block' });

function pointsAbove(points: number): string {
  const whole = Math.max(1, Math.round(points));
  return `${whole} ${whole === 1 ? 'point' : 'points'} above your average match`;
}

/** One sentence, and what else there is to say about it. What the must-haves say stands with the order of people. */
function sentencesOf({ candidate, detail, carriedBy, heldBackBy }: Standing): string[] {
  return [
    ...(detail.likely ? [likelyWords(detail.likely, candidate.dateCount)] : []),
    sentence(gapWords(detail.gap, candidate.dateCount)),
    ...(carriedBy ? [`Carried by ${carriedBy.question} (${pointsAbove(carriedBy.points)}).`] : []),
    ...(heldBackBy ? [`Most room to grow: ${heldBackBy}.`] : []),
  ];
}

function LandscapeRow({ standing }: { standing: Standing }) {
  const { candidate, percent, detail } = standing;
  const isBelow = candidate.vetoed.length > 0;
  const word = detail.provisional ? 'provisional' : fitWord(percent, detail.likely).toLowerCase();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: LANDSCAPE_COLUMNS,
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        py: { xs: 1.5, md: 1 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: { xs: 1.5, md: 0 } }}>
        <Typography variant="h4" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {candidate.name}
        </Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {percent}%, <Whole>{isBelow ? 'below a must-have' : word}</Whole>
        </Typography>
      </Box>
      <Box sx={{ mx: 1 }}>
        <LandscapePlot standing={standing} />
      </Box>
      <Folded sentences={sentencesOf(standing)} />
    </Box>
  );
}

interface RowsProps {
  /** Undefined while they load, or when they couldn't be loaded. */
  rows: readonly Standing[] | undefined;
  failed: { error: unknown; refetch: () => unknown } | undefined;
}

function Rows({ rows, failed }: RowsProps) {
  if (failed)
    return <ErrorPanel error={failed.error} headingLevel="h3" onAction={() => void failed.refetch()} />;
  if (!rows) return <SkeletonCards count={2} label="Loading your insights" />;
  return (
    <>
      <LandscapeScale />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <LandscapeRow key={row.candidate.id} standing={row} />
        ))}
      </Box>
    </>
  );
}

/**
 * All active, scored matches on one scale: the percentage, its likely range, and the strongest standard. Before the
 * first date there is nothing to show, and the first steps above say what leads here.
 */
export function FitLandscape() {
  // Rendered in slices, so that the page stays responsive.
  const candidates = useDeferredValue(useCandidates());
  const criteria = useDeferredValue(useCriteria());
  const rows = candidates.data && criteria.data && standings(candidates.data, criteria.data);
  if (rows?.length === 0) return null;
  const failed = [candidates, criteria].find(({ data, isPending }) => !data && !isPending);
  return (
    <Box component="section" aria-labelledby="landscape">
      <Typography variant="h2" id="landscape" data-plain="head">
        How sure are these numbers?
      </Typography>
      <Typography color="textSecondary" data-plain sx={{ mt: 0.5, maxWidth: '68ch' }}>
        The dot is the fit so far, the band is where it likely lies, and the rose line is your heart.
      </Typography>
      <HowToRead>
        The fit is with your standards. It lies within its band 9 times out of 10, so bands that overlap are
        too close to call.
      </HowToRead>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Rows rows={rows} failed={failed} />
      </Card>
    </Box>
  );
}
