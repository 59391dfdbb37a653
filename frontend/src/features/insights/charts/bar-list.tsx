import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { BAR_HEIGHT, barGeometry, type BarsProps } from './chart-data';
import { NearViewport } from '../../../ui/layout/deferred';
import { ChartBoundary } from './chart-boundary';
import { barTrack } from '../../../ui/dials/bar-styles';

const Bars = lazy(async () => ({ default: (await import('./insight-charts')).Bars }));

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '22px 20px',
  columnGap: 12,
  '& > .label, & > .note': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .label': { fontWeight: 560, lineHeight: '22px' },
  '& > .figure': { fontVariantNumeric: 'tabular-nums', lineHeight: '22px' },
  '& > .note': {
    gridColumn: '1 / -1',
    fontSize: '0.8125rem',
    lineHeight: '20px',
    color: theme.vars?.palette.text.secondary,
  },
  '& > .track': {
    position: 'absolute',
    insetInline: 0,
    height: BAR_HEIGHT,
    borderRadius: BAR_HEIGHT / 2,
    ...barTrack(theme),
  },
  '& > .middle': {
    position: 'absolute',
    left: 'calc(50% - 1px)',
    width: 2,
    height: BAR_HEIGHT + 6,
    backgroundColor: theme.vars?.palette.text.secondary,
  },
}));

/** In px, between rows without bars. */
const PLAIN_GAP = 10;

interface BarListProps extends Omit<BarsProps, 'rowHeight'> {
  label: string;
  /** Bars make figures look like findings; without them only the text is left. */
  hasBars?: boolean;
}

/** A list that works without the chart; the bars below the text show the same numbers. */
export function BarList({ label, items, hasBars = true, ...bars }: BarListProps) {
  const { rowHeight, barTop } = barGeometry(items.some(({ note }) => note !== undefined));
  const isTwoSided = (bars.min ?? 0) < 0;
  return (
    <Box sx={{ position: 'relative', mt: 1.5 }}>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ label: name, figure, note }) => (
          <Row key={name} style={hasBars ? { height: rowHeight } : { marginBottom: PLAIN_GAP }}>
            <span className="label" title={name}>
              {name}
            </span>
            <span className="figure">{figure}</span>
            {note && <span className="note">{note}</span>}
            {hasBars && <span className="track" style={{ top: barTop }} />}
            {hasBars && isTwoSided && <span className="middle" style={{ top: barTop - 3 }} />}
          </Row>
        ))}
      </Box>
      {hasBars && (
        <Box
          aria-hidden
          sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}
          style={{ top: barTop + BAR_HEIGHT / 2 - rowHeight / 2 }}
        >
          <ChartBoundary fallback={null}>
            <NearViewport waiting={null}>
              <Suspense>
                <Bars {...bars} items={items} rowHeight={rowHeight} />
              </Suspense>
            </NearViewport>
          </ChartBoundary>
        </Box>
      )}
    </Box>
  );
}
