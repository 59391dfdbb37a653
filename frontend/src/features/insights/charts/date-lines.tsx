import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { DatePoint } from '#contract/dating/analytics';
import { NearViewport } from '../../../ui/layout/deferred';
import { useCandidates } from '../../candidates/candidates.api';
import { ChartBoundary } from './chart-boundary';
import { dateWords, namedDates, type NamedDate } from './chart-data';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', padding: '8px 8px 8px 0', fontWeight: 400, verticalAlign: 'top' },
  '& thead th': { fontWeight: 620 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars?.palette.divider}` },
  '& .figure': { textAlign: 'right', paddingRight: 0, paddingLeft: 12 },
}));

function DatesTable({ dates }: { dates: readonly NamedDate[] }) {
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Your dates as a table"
      sx={{ maxHeight: 284, overflowY: 'auto', pr: 1 }}
    >
      <Table>
        <caption hidden>Heart and head of your dates, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Match</th>
            <th scope="col" className="figure">
              Head
            </th>
            <th scope="col" className="figure">
              Heart
            </th>
          </tr>
        </thead>
        <tbody>
          {dates.map(({ id, day, name, head, heart }) => (
            <tr key={id}>
              <th scope="row">{day}</th>
              <td>{name}</td>
              <td className="figure">{head === null ? 'Not rated enough' : `${Math.round(head)}%`}</td>
              <td className="figure">{heart}%</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const CHART_HEIGHT = { xs: 240, md: 330 };

const DateChart = lazy(async () => ({ default: (await import('./insight-charts')).DateChart }));

const Key = styled('span')<{ tone: 'primary' | 'secondary' }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&::before': {
    content: '""',
    width: 18,
    borderTop: `3px ${tone === 'primary' ? 'solid' : 'dotted'} ${theme.vars?.palette[tone].main}`,
  },
}));

function Caption({ dates, picked }: { dates: readonly NamedDate[]; picked: NamedDate | undefined }) {
  const [first, last] = [dates[0], dates.at(-1)];
  if (picked) return <span>{dateWords(picked)}</span>;
  return (
    <>
      <span>{first?.day}</span>
      {last !== first && <span>{last?.day}</span>}
    </>
  );
}

function Lines({ dates }: { dates: readonly NamedDate[] }) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <div aria-hidden>
      <Box sx={{ height: CHART_HEIGHT }}>
        <NearViewport waiting={<Skeleton variant="rounded" height="100%" />}>
          <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
            <DateChart dates={dates} onPoint={setIndex} />
          </Suspense>
        </NearViewport>
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', justifyContent: 'space-between', pl: 5.25, gap: 2, minHeight: '1.5em' }}
      >
        <Caption dates={dates} picked={index === null ? undefined : dates[index]} />
      </Typography>
    </div>
  );
}

/** Each date as two points, as a chart or a table. */
export function DateLines({ points }: { points: readonly DatePoint[] }) {
  const { data: matches = [] } = useCandidates();
  const [asTable, setAsTable] = useState(false);
  const dates = namedDates(points, matches);
  return (
    <div>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5, mb: 1 }}
      >
        <Key tone="primary">Head: fit with your standards</Key>
        <Key tone="secondary">Heart: chemistry and enjoyment</Key>
        <Button size="small" onClick={() => setAsTable(!asTable)} sx={{ ml: { xs: -1.75, sm: 'auto' } }}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
      {asTable ? (
        <DatesTable dates={dates} />
      ) : (
        <ChartBoundary fallback={<DatesTable dates={dates} />}>
          <Lines dates={dates} />
        </ChartBoundary>
      )}
    </div>
  );
}
