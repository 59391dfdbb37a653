import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { OverTime, OverTimeStep, RetentionRow } from '#contract/console/over-time';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { Disclosure } from '../../../ui/layout/folding/disclosure';
import { useOverTime } from '../admin.api';
import { calendarDay, percentOf, wholeNumber } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { SectionCard } from '../shared/section-card';
import { Chart, FIGURES, STEP_LABELS, type Figure } from './over-time-chart';

/** A table that scrolls inside itself on narrow screens. */
const Numbers = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', width: '100%', fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'left', color: theme.vars?.palette.text.secondary, paddingBottom: 8 },
  '& th, & td': {
    padding: '8px 10px',
    textAlign: 'right',
    fontSize: '0.8125rem',
    whiteSpace: 'nowrap',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& tr > :first-of-type': { paddingLeft: 0 },
  '& th:first-of-type': { textAlign: 'left' },
  '& th': { fontWeight: 600 },
}));

function PointsTable({ overTime: { by, points } }: { overTime: OverTime }) {
  return (
    <Disclosure>
      <summary>Show the numbers</summary>
      <Numbers tabIndex={0} role="region" aria-label="The numbers">
        <table>
          <caption>Newest first; days and weeks are UTC.</caption>
          <thead>
            <tr>
              <th scope="col">{by === 'day' ? 'Day' : 'Week of'}</th>
              {Object.values(FIGURES).map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ start, signUps, active, datesScored }) => (
              <tr key={start}>
                <th scope="row">{calendarDay(start)}</th>
                {[signUps, active, datesScored].map((value, index) => (
                  <td key={index}>{wholeNumber(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Numbers>
    </Disclosure>
  );
}

/** The deeper, the more of them came back; the figure says it, too. */
const Share = styled('span', { shouldForwardProp: (name) => name !== 'percent' })<{ percent: number }>(
  ({ theme, percent }) => ({
    display: 'block',
    maxWidth: 96,
    // The figure ends where the words above it do.
    margin: '-2px -8px -2px auto',
    padding: '4px 8px',
    borderRadius: 6,
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} ${Math.min(100, percent) * 0.4}%, transparent)`,
  }),
);

/** However few the weeks, each is as wide. */
const Cohorts = styled(Numbers)({
  '& table': { width: 'auto' },
  '& th, & td': { paddingInline: 12 },
  '& td': { minWidth: 72 },
});

function Retention({ rows }: { rows: RetentionRow[] }) {
  const shown = rows.filter(({ signUps }) => signUps > 0);
  const weeks = Math.max(0, ...shown.map(({ active }) => active.length));
  return (
    <SectionCard
      title="Retention by sign-up week"
      about="Of the accounts created in a week, how many were seen in that week and in each one after."
    >
      {shown.length === 0 ? (
        <Typography color="textSecondary">No sign-ups in these weeks.</Typography>
      ) : (
        <Cohorts tabIndex={0} role="region" aria-label="Retention">
          <table>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                <th scope="col">Sign-ups</th>
                {Array.from({ length: weeks }, (_, week) => (
                  <th key={week} scope="col">
                    {week === 0 ? 'Same week' : `+${week}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.toReversed().map(({ week, signUps, active }) => (
                <tr key={week}>
                  <th scope="row">{calendarDay(week)}</th>
                  <td>{wholeNumber(signUps)}</td>
                  {active.map((count, later) => (
                    <td key={later}>
                      <Share percent={percentOf(count, signUps)}>{percentOf(count, signUps)}%</Share>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Cohorts>
      )}
    </SectionCard>
  );
}

function Shown({ overTime }: { overTime: OverTime }) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {(Object.keys(FIGURES) as Figure[]).map((figure) => (
          <Chart key={figure} figure={figure} overTime={overTime} />
        ))}
      </Box>
      <PointsTable overTime={overTime} />
      <Retention rows={overTime.retention} />
    </>
  );
}

/** What is wider scrolls inside itself. */
const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

/** How the product fares from day to day, and who comes back. */
export function FiguresOverTime() {
  const id = useId();
  const [by, setBy] = useState<OverTimeStep>('day');
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useOverTime(by);
  return (
    <Box component="section" aria-labelledby={id} sx={COLUMN}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          Over time
        </Typography>
        <ChoiceChips
          labelledBy={id}
          choices={STEP_LABELS}
          chosen={by}
          onChoose={(chosen) => setBy(chosen ?? by)}
        />
      </Box>
      {isPending && <Skeleton variant="rounded" height={260} aria-label="Loading figures over time" />}
      {!isPending && !data && (
        <LoadProblem subject="The figures over time" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && (
        <Box sx={{ ...COLUMN, opacity: isPlaceholderData ? 0.6 : 1 }} aria-busy={isPlaceholderData}>
          <Shown overTime={data} />
        </Box>
      )}
    </Box>
  );
}
