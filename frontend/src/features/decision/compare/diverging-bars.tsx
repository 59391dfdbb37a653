import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Criterion } from '#contract/dating/criteria';
import type { ComparedStandard, Comparison } from '#contract/dating/insights/decision';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { barSentence, oneDecimal, type Named } from './compare-texts';
import { barFill, FORCED_COLORS } from '../../../ui/dials/bar-styles';

/** Small differences stay small, whatever the largest one is. */
const LEAST_SCALE_POINTS = 3;

/** Room for the points at the end of the longest bar, in px. */
const POINTS_ROOM = 40;

/** Striped and outlined, so that the two sides differ without their color. */
const striped = (theme: Theme) => ({
  background: `repeating-linear-gradient(-45deg, ${theme.vars?.palette.primary.main} 0 2px, transparent 2px 6px)`,
  border: `1.5px solid ${theme.vars?.palette.primary.main}`,
  [FORCED_COLORS]: { forcedColorAdjust: 'none' as const, background: 'Canvas', borderColor: 'Highlight' },
});

const PRINTED = { '@media print': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } } as const;

/** Both sides of an axis; a bar and its points start there. */
const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  gridArea: 'bar',
  height: 24,
  '& > .side': { position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center', gap: 6 },
  '& > .for-a': { right: '50%', flexDirection: 'row-reverse' },
  '& > .for-b': { left: '50%' },
  '& .fill': {
    boxSizing: 'border-box',
    height: 16,
    ...barFill(theme.vars?.palette.primary.main),
    transition: 'width 150ms ease-out',
  },
  '& > .for-a > .fill': { borderRadius: '4px 0 0 4px' },
  '& > .for-b > .fill': { borderRadius: '0 4px 4px 0', ...striped(theme) },
  '& .points': {
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: theme.vars?.palette.text.secondary,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 0.5px)',
    insetBlock: 0,
    width: 1,
    background: theme.vars?.palette.text.secondary,
  },
  '@media (prefers-reduced-motion: reduce)': { '& .fill': { transition: 'none' } },
  ...PRINTED,
}));

/** The key of the bars: what each side is filled with. */
export const BarSwatch = styled('span', { shouldForwardProp: (name) => name !== 'isHatched' })<{
  isHatched?: boolean;
}>(({ theme, isHatched = false }) => ({
  display: 'inline-block',
  boxSizing: 'border-box',
  width: 20,
  height: 12,
  borderRadius: 4,
  verticalAlign: '-1px',
  [isHatched ? 'marginLeft' : 'marginRight']: 8,
  ...barFill(theme.vars?.palette.primary.main),
  ...(isHatched && striped(theme)),
  ...PRINTED,
}));

const Rating = styled('span')({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });

/** The bar has the row's whole width, with both ratings and the standard's name above it. */
const ROW = {
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'baseline',
  gridTemplateColumns: '32px minmax(0, 1fr) 32px',
  gridTemplateAreas: '"a name b" "bar bar bar"',
} as const;

/** Rounded as it is written, so that bars with the same points are equally long. */
const shownPoints = (points: number) => Number(oneDecimal(Math.abs(points)));

interface RowProps {
  standard: ComparedStandard;
  criterion: Criterion | undefined;
  stars: number;
  scale: number;
  text: string;
}

function Row({ standard: { a, b, points }, criterion, stars, scale, text }: RowProps) {
  const shown = shownPoints(points);
  const share = Math.min(1, shown / scale);
  return (
    <Box component="li" sx={{ py: { xs: 1, sm: 0.75 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Box aria-hidden sx={ROW}>
        <Box
          sx={{
            gridArea: 'name',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'baseline',
            justifyContent: 'center',
            textAlign: 'center',
          }}
        >
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {criterion?.question}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {stars === 1 ? '1 star' : `${stars} stars`}
            {typeof criterion?.mustHave === 'number' && `, must-have from ${criterion.mustHave}`}
          </Typography>
        </Box>
        <Rating sx={{ gridArea: 'a' }}>{oneDecimal(a)}</Rating>
        <Bar>
          <span className={points > 0 ? 'side for-a' : 'side for-b'} style={{ width: '50%' }}>
            <span className="fill" style={{ width: `calc((100% - ${POINTS_ROOM}px) * ${share})` }} />
            <span className="points">{shown === 0 ? '0' : `+${shown}`}</span>
          </span>
        </Bar>
        <Rating sx={{ gridArea: 'b', textAlign: 'right' }}>{oneDecimal(b)}</Rating>
      </Box>
    </Box>
  );
}

interface Props {
  comparison: Comparison;
  criteria: readonly Criterion[];
  stars: Readonly<Record<string, number>>;
  named: Named;
}

/** Each common standard as a bar toward whom it speaks for: its rating difference times its stars. */
export function DivergingBars({ comparison: { a, b, common }, criteria, stars, named }: Props) {
  const scale = Math.max(LEAST_SCALE_POINTS, ...common.map(({ points }) => shownPoints(points)));
  return (
    <Box component="ul" aria-label="Standard by standard" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {common.map((standard) => (
        <Row
          key={standard.criteriaId}
          standard={standard}
          criterion={criteria.find(({ id }) => id === standard.criteriaId)}
          stars={stars[standard.criteriaId] ?? 0}
          scale={scale}
          text={barSentence(standard, [a, b], named)}
        />
      ))}
    </Box>
  );
}
