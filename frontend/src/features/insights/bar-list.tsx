import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

/** Height of a row in px: its words above, its bar below. */
export const BAR_ROW_HEIGHT = 56;
const BAR_CENTRE = 46;

export interface BarItem {
  label: string;
  /** The figure in words, at the end of the row. */
  figure: string;
  value: number;
  note?: string;
}

export interface BarsProps {
  items: readonly BarItem[];
  min?: number;
  max: number;
  tone: 'primary' | 'secondary';
}

const Bars = lazy(async () => ({ default: (await import('./charts/insight-charts')).Bars }));

const Row = styled('li')(({ theme }) => ({
  height: BAR_ROW_HEIGHT,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '20px 18px',
  columnGap: 12,
  lineHeight: '20px',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .label': { fontWeight: 560 },
  '& > .figure': { fontVariantNumeric: 'tabular-nums' },
  '& > .note': {
    gridColumn: '1 / -1',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    color: theme.vars?.palette.text.secondary,
  },
}));

/** A list that reads by itself; the bars drawn below its words repeat the figures. */
export function BarList({ label, ...bars }: BarsProps & { label: string }) {
  return (
    <Box sx={{ position: 'relative', mt: 1.5 }}>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bars.items.map(({ label: name, figure, note }) => (
          <Row key={name}>
            <span className="label" title={name}>
              {name}
            </span>
            <span className="figure">{figure}</span>
            {note && <span className="note">{note}</span>}
          </Row>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, top: BAR_CENTRE - BAR_ROW_HEIGHT / 2, pointerEvents: 'none' }}
      >
        <Suspense fallback={<BarSkeletons count={bars.items.length} />}>
          <Bars {...bars} />
        </Suspense>
      </Box>
    </Box>
  );
}

function BarSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Box key={index} sx={{ height: BAR_ROW_HEIGHT, display: 'flex', alignItems: 'center' }}>
      <Skeleton variant="rounded" width="60%" height={8} />
    </Box>
  ));
}
