import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Criterion } from '#contract/dating/criteria';
import type { ComparedStandard, Comparison } from '#contract/dating/insights/decision';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { barSentence, oneDecimal, type Named } from './compare-texts';
import { barFill, barTrack } from '../../../ui/dials/bar-styles';

/** Small differences stay small, whatever the largest one is. */
const LEAST_SCALE_POINTS = 5;

const hatched = (theme: Theme) =>
  `repeating-linear-gradient(-45deg, ${theme.vars?.palette.primary.main} 0 5px, ${theme.vars?.palette.primary.light} 5px 8px)`;

const Bar = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  height: 16,
  borderRadius: 8,
  ...barTrack(theme),
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    ...barFill(theme.vars?.palette.primary.main),
    transition: 'width 150ms ease-out',
  },
  '& > .for-a': { right: '50%', borderRadius: '8px 0 0 8px' },
  // Hatched, so that the two sides differ without their color.
  '& > .for-b': {
    left: '50%',
    borderRadius: '0 8px 8px 0',
    background: hatched(theme),
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 1px)',
    insetBlock: -4,
    width: 2,
    background: theme.vars?.palette.text.primary,
  },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { transition: 'none' } },
  '@media print': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
}));

/** The key of the bars: what each side is filled with. */
export const BarSwatch = styled('span', { shouldForwardProp: (name) => name !== 'isHatched' })<{
  isHatched?: boolean;
}>(({ theme, isHatched = false }) => ({
  display: 'inline-block',
  width: 20,
  height: 12,
  borderRadius: 6,
  verticalAlign: '-1px',
  [isHatched ? 'marginLeft' : 'marginRight']: 8,
  ...barFill(theme.vars?.palette.primary.main),
  ...(isHatched && { background: hatched(theme) }),
  '@media print': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
}));

const Rating = styled('span')({ fontVariantNumeric: 'tabular-nums lining-nums', fontWeight: 600 });

interface RowProps {
  standard: ComparedStandard;
  criterion: Criterion | undefined;
  stars: number;
  scale: number;
  text: string;
}

function Row({ standard: { a, b, points }, criterion, stars, scale, text }: RowProps) {
  const width = `${Math.min(50, (Math.abs(points) / scale) * 50)}%`;
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <div aria-hidden>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', mb: 0.75 }}>
          <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {criterion?.question}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {stars === 1 ? '1 star' : `${stars} stars`}
            {typeof criterion?.mustHave === 'number' && `, must-have from ${criterion.mustHave}`}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '32px minmax(0, 1fr) 32px',
            gap: 1,
            alignItems: 'center',
            '& > :last-child': { textAlign: 'right' },
          }}
        >
          <Rating>{oneDecimal(a)}</Rating>
          <Bar>
            <span className={points > 0 ? 'for-a' : 'for-b'} style={{ width }} />
          </Bar>
          <Rating>{oneDecimal(b)}</Rating>
        </Box>
      </div>
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
  const scale = Math.max(LEAST_SCALE_POINTS, ...common.map(({ points }) => Math.abs(points)));
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
