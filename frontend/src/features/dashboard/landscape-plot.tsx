import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { GREEN_FROM_PERCENT, YELLOW_FROM_PERCENT } from '#scoring/compatibility';
import { fitTone } from '../../ui/dials/fit-texts';
import type { Standing } from './standings';

const LOWEST = 10;
const HIGHEST = 100;
const MARKS = [LOWEST, YELLOW_FROM_PERCENT, GREEN_FROM_PERCENT, HIGHEST] as const;
const HEIGHT = 28;

/** Where a percentage stands on the scale, in percent of its width. */
const at = (percent: number) => ((percent - LOWEST) / (HIGHEST - LOWEST)) * 100;

const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& .line': { stroke: theme.vars?.palette.score.track, strokeWidth: 1 },
  '& .band': { opacity: 0.28 },
  '& .heart': { fill: theme.vars?.palette.secondary.main },
  '& .high': { fill: theme.vars?.palette.score.high },
  '& .mid': { fill: theme.vars?.palette.score.mid },
  '& .low': { fill: theme.vars?.palette.score.low },
  '& .dot': { stroke: theme.vars?.palette.background.paper, strokeWidth: 2.5 },
}));

/** Decorative: the row says the same in words. */
export function LandscapePlot({ standing: { percent, detail } }: { standing: Standing }) {
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
export const LANDSCAPE_COLUMNS = { xs: '1fr', md: '160px minmax(0, 1fr) 320px' } as const;

export function LandscapeScale() {
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
