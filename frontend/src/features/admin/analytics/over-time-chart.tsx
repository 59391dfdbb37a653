import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { OverTime, OverTimePoint, OverTimeStep } from '#contract/console/over-time';
import { barFill } from '../../../ui/dials/bar-styles';
import { calendarDay, wholeNumber } from '../shared/console-format';
import { SectionCard } from '../shared/section-card';

export type Figure = Exclude<keyof OverTimePoint, 'start'>;

export const FIGURES: Readonly<
  Record<Figure, { title: string; about: Readonly<Record<OverTimeStep, string>> }>
> = {
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

export const STEP_LABELS: Readonly<Record<OverTimeStep, string>> = { day: '30 days', week: '12 weeks' };

/** The highest value, and nothing, at the ends of the axis. */
const Axes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 8,
  fontSize: '0.8125rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '& .scale': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'right',
  },
  '& .bars': {
    display: 'flex',
    alignItems: 'flex-end',
    gap: 2,
    height: 120,
    borderTop: `1px dashed ${theme.vars?.palette.divider}`,
    borderBottom: `1px solid ${theme.vars?.palette.score.edge}`,
  },
  '& .bars span': {
    flex: '1 1 0',
    minWidth: 0,
    borderRadius: '3px 3px 0 0',
    ...barFill(theme.vars?.palette.primary.main),
  },
  '& .ends': {
    gridColumn: 2,
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: 8,
  },
}));

interface ChartProps {
  figure: Figure;
  overTime: OverTime;
}

/** Bars for sighted readers; the numbers are in the table below. */
function Bars({ figure, overTime: { by, points } }: ChartProps) {
  const values = points.map((point) => point[figure]);
  const highest = Math.max(0, ...values);
  const latest = values.at(-1) ?? 0;
  const said = `${FIGURES[figure].title}: ${wholeNumber(latest)} in the latest ${by}, ${wholeNumber(highest)} at most`;
  return (
    <Axes>
      <div className="scale" aria-hidden>
        <span>{wholeNumber(highest)}</span>
        <span>0</span>
      </div>
      <div className="bars" role="img" aria-label={said}>
        {values.map((value, index) => (
          <span key={points[index]?.start} style={{ height: `${(100 * value) / highest}%` }} />
        ))}
      </div>
      <div className="ends">
        {[points[0], points.at(-1)].map(
          (point, side) => point && <span key={side}>{calendarDay(point.start)}</span>,
        )}
      </div>
    </Axes>
  );
}

function headline({ figure, overTime: { by, points } }: ChartProps): string {
  const values = points.map((point) => point[figure]);
  if (figure === 'active') return `${wholeNumber(Math.max(0, ...values))} at most in a ${by}`;
  return `${wholeNumber(values.reduce((total, value) => total + value, 0))} in ${STEP_LABELS[by]}`;
}

/** A figure over time; what happened on one day only is also said, and nothing is just the number. */
export function Chart(props: ChartProps) {
  const { figure, overTime } = props;
  const { by, points } = overTime;
  const { title, about } = FIGURES[figure];
  const [first, ...others] = points.filter((point) => point[figure] > 0);
  return (
    <SectionCard title={title} about={about[by]}>
      <Typography sx={{ fontWeight: 620 }}>{headline(props)}</Typography>
      {first && (
        <>
          {/* Where three cards are in a row, each has this line, so that their axes are in one, too. */}
          <Typography variant="body2" color="textSecondary" sx={{ minHeight: { md: 20 }, mb: 1.5 }}>
            {others.length === 0 &&
              `${by === 'day' ? 'Only on' : 'Only in the week of'} ${calendarDay(first.start)}`}
          </Typography>
          <Bars {...props} />
        </>
      )}
    </SectionCard>
  );
}
