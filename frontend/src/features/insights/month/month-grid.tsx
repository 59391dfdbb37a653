import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { localDay, usLongDay } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { CHOSEN_IN_FORCED_COLORS, FORCED_COLORS } from '../../../ui/dials/bar-styles';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { DateDot } from './date-marks';
import { monthName, weeksOf, type Month } from './calendar-month';
import { dateFigures, type MonthDate, type MonthPlan } from './month-dates';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const Table = styled('table', { shouldForwardProp: (name) => name !== 'isEmpty' })<{ isEmpty: boolean }>(
  ({ theme, isEmpty }) => ({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': {
      // Above the numbers of its days.
      padding: '0 0 8px 11px',
      textAlign: 'start',
      [theme.breakpoints.down('sm')]: { paddingInline: 0, textAlign: 'center' },
      fontSize: '0.8125rem',
      fontWeight: 560,
      color: theme.vars?.palette.text.secondary,
    },
    '& td': {
      position: 'relative',
      // Empty days take no more room than their numbers.
      height: isEmpty ? 44 : 92,
      padding: 4,
      verticalAlign: 'top',
      // Weeks only: their lines also run where there are no days, so that no month ends in a stair.
      borderTop: `1px solid ${theme.vars?.palette.score.edge}`,
      [theme.breakpoints.down('sm')]: { height: isEmpty ? 44 : 60, padding: 2 },
    },
    '& .day': {
      display: 'grid',
      placeItems: 'center start',
      width: 26,
      height: 26,
      // Begins where the name of its weekday does.
      paddingInlineStart: 7,
      borderRadius: '50%',
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      color: theme.vars?.palette.text.secondary,
      // Below the initial of its weekday, and above its dots.
      [theme.breakpoints.down('sm')]: { marginInline: 'auto', paddingInlineStart: 0, placeItems: 'center' },
    },
    '& .today': {
      placeItems: 'center',
      paddingInlineStart: 0,
      fontWeight: 700,
      color: theme.vars?.palette.primary.contrastText,
      backgroundColor: theme.vars?.palette.primary.main,
      printColorAdjust: 'exact',
      [theme.breakpoints.up('sm')]: { marginInlineStart: 2 },
      ...CHOSEN_IN_FORCED_COLORS,
    },
  }),
);

const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 2,
  padding: '3px 8px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  fontWeight: 560,
  lineHeight: 1.4,
  textDecoration: 'none',
  color: theme.vars?.palette.primary.main,
  backgroundColor: theme.vars?.palette.soft.head,
  '& > .name': { minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  '&:hover': { textDecoration: 'underline' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
  // Not there yet: an outline only.
  '&.planned': {
    backgroundColor: 'transparent',
    border: `1.5px dashed ${theme.vars?.palette.primary.main}`,
  },
  '@media print': { border: '1px solid' },
}));

/** On a phone, where no name fits, the whole day is a button that shows them below the month. */
const DayButton = styled('button')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-end',
    justifyContent: 'center',
    gap: 3,
    width: '100%',
    padding: '0 2px 8px',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      outline: `2px solid ${theme.vars?.palette.primary.main}`,
      outlineOffset: -2,
    },
    // The marks stay what they are: the outline is enough.
    [FORCED_COLORS]: { backgroundColor: 'transparent !important' },
  },
}));

function Entries({ dates }: { dates: readonly MonthDate[] }) {
  return dates.map((date) => (
    <Entry key={date.dateId} to={PATHS.matchDate(date.candidateId, date.dateId)}>
      <DateDot aria-hidden />
      <span className="name" aria-hidden>
        {date.candidate.name}
      </span>
      <VisuallyHidden>{`${date.candidate.name}: ${dateFigures(date)}`}</VisuallyHidden>
    </Entry>
  ));
}

function Plans({ plans }: { plans: readonly MonthPlan[] }) {
  return plans.map(({ id, candidate, time }) => (
    <Entry key={id} className="planned" to={PATHS.match(candidate.id)}>
      <span className="name" aria-hidden>
        {candidate.name}
      </span>
      <VisuallyHidden>{`Planned with ${candidate.name}, ${time}`}</VisuallyHidden>
    </Entry>
  ));
}

interface DayProps {
  day: string;
  isToday: boolean;
  isPicked: boolean;
  dates: readonly MonthDate[];
  plans: readonly MonthPlan[];
  onPick: () => void;
}

function Day({ day, isToday, isPicked, dates, plans, onPick }: DayProps) {
  const name = isToday ? `${usLongDay(day)}, today` : usLongDay(day);
  return (
    <td>
      <time dateTime={day} className={isToday ? 'day today' : 'day'} aria-label={name}>
        {Number(day.slice(8))}
      </time>
      <Entries dates={dates} />
      <Plans plans={plans} />
      {dates.length + plans.length > 0 && (
        <DayButton
          type="button"
          aria-pressed={isPicked}
          aria-label={`Show ${usLongDay(day)}`}
          onClick={onPick}
        >
          {dates.map(({ dateId }) => (
            <DateDot key={dateId} aria-hidden />
          ))}
          {plans.map(({ id }) => (
            <DateDot key={id} className="planned" aria-hidden />
          ))}
        </DayButton>
      )}
    </td>
  );
}

interface Props {
  month: Month;
  dates: readonly MonthDate[];
  plans: readonly MonthPlan[];
  /** The day whose dates are shown below, on a phone. */
  picked: string | null;
  onPick: (day: string) => void;
}

/** The month as a calendar, with each date on its day. */
export function MonthGrid({ month, dates, plans, picked, onPick }: Props) {
  const today = localDay(new Date());
  return (
    <Table isEmpty={dates.length + plans.length === 0}>
      <caption>
        <VisuallyHidden>{monthName(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              <span aria-hidden>
                {name.slice(0, 1)}
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {name.slice(1, 3)}
                </Box>
              </span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day === null ? (
                <td key={weekday} />
              ) : (
                <Day
                  key={weekday}
                  day={day}
                  isToday={day === today}
                  isPicked={day === picked}
                  dates={dates.filter((date) => date.day === day)}
                  plans={plans.filter((plan) => plan.day === day)}
                  onPick={() => onPick(day)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
