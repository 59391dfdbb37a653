import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { OverTime, OverTimePoint, OverTimeStep, RetentionRow } from '#contract/console/over-time';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { barFill } from '../../../ui/dials/bar-styles';
import { useOverTime } from '../admin.api';
import { calendarDay, percentOf, wholeNumber } from '../shared/console-format';
import { LoadProblem } from '../shared/load-problem';
import { SectionCard } from '../shared/section-card';

type Figure = Exclude<keyof OverTimePoint, 'start'>;

const FIGURES: Readonly<Record<Figure, { title: string; about: Readonly<Record<OverTimeStep, string>> }>> = {
  signUps: {
    title: 'Sign-ups',
    about: { day: 'Accounts created each day', week: 'Accounts created each week' },
  },
  active: {
    title: 'Active people',
    about: { day: 'Seen signed in that day', week: 'Seen signed in that week, each once' },
  },
  datesScored: {
    title: 'Dates scored',
    about: { day: 'Recorded each day', week: 'Recorded each week' },
  },
};

const STEP_LABELS: Readonly<Record<OverTimeStep, string>> = { day: '30 days', week: '12 weeks' };

const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  height: 120,
  borderBottom: `1px solid ${theme.vars?.palette.score.edge}`,
  '& span': {
    flex: '1 1 0',
    minWidth: 0,
    borderRadius: '3px 3px 0 0',
    ...barFill(theme.vars?.palette.primary.main),
  },
}));

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
  '& th:first-of-type': { textAlign: 'left' },
  '& th': { fontWeight: 600 },
}));

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    color: theme.vars?.palette.primary.main,
    fontWeight: 560,
  },
}));

interface ChartProps {
  figure: Figure;
  overTime: OverTime;
}

/** Bars for sighted readers; the numbers are in the table below. */
function Chart({ figure, overTime: { by, points } }: ChartProps) {
  const { title, about } = FIGURES[figure];
  const values = points.map((point) => point[figure]);
  const highest = Math.max(0, ...values);
  const sum = values.reduce((total, value) => total + value, 0);
  const latest = values.at(-1) ?? 0;
  const said = `${title}: ${wholeNumber(latest)} in the latest ${by}, ${wholeNumber(highest)} at most`;
  return (
    <SectionCard title={title} about={about[by]}>
      <Typography sx={{ fontWeight: 620, mb: 1 }}>
        {figure === 'active'
          ? `${wholeNumber(highest)} at most in a ${by}`
          : `${wholeNumber(sum)} in ${STEP_LABELS[by]}`}
      </Typography>
      <Bars role="img" aria-label={said}>
        {values.map((value, index) => (
          <span
            key={points[index]?.start}
            style={{ height: highest === 0 ? 0 : `${(100 * value) / highest}%` }}
          />
        ))}
      </Bars>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        {[points[0], points.at(-1)].map(
          (point, side) =>
            point && (
              <Typography key={side} variant="body2" color="textSecondary">
                {calendarDay(point.start)}
              </Typography>
            ),
        )}
      </Box>
    </SectionCard>
  );
}

function PointsTable({ overTime: { by, points } }: { overTime: OverTime }) {
  return (
    <Details>
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
    </Details>
  );
}

/** The deeper, the more of them came back; the figure says it, too. */
const Share = styled('td', { shouldForwardProp: (name) => name !== 'percent' })<{ percent: number }>(
  ({ theme, percent }) => ({
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.primary.main} ${Math.min(100, percent) * 0.4}%, transparent)`,
  }),
);

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
        <Numbers tabIndex={0} role="region" aria-label="Retention">
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
                    <Share key={later} percent={percentOf(count, signUps)}>
                      {percentOf(count, signUps)}%
                    </Share>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Numbers>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5 }}>
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
