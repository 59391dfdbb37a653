import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { capitalized, usLongDay } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { DateMarks } from './date-marks';
import type { MonthDate, MonthPlan } from './month-dates';

/** "November 21": the month's heading has the year. */
const dayOfMonth = (day: string) => usLongDay(day).replace(/, \d{4}$/, '');

interface RatedDateProps {
  date: MonthDate;
  /** The day is already in the heading. */
  isUnderDay?: boolean;
}

/** A date with the person, the day, and what the heart and the head said. */
export function RatedDate({ date, isUnderDay = false }: RatedDateProps) {
  const notes = [...(isUnderDay ? [] : [dayOfMonth(date.day)]), ...(date.isFirst ? ['your first date'] : [])];
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 8rem) minmax(0, 1fr) auto' },
        alignItems: 'baseline',
        alignContent: 'center',
        columnGap: 1.5,
        minHeight: 48,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <MuiLink
        component={Link}
        to={PATHS.matchDate(date.candidateId, date.dateId)}
        sx={{
          fontWeight: 560,
          overflowWrap: 'anywhere',
          // The whole row can be tapped.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {date.candidate.name}
      </MuiLink>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 } }}
      >
        {capitalized(notes.join(' · '))}
      </Typography>
      <Typography variant="body2" sx={{ gridRow: 1, gridColumn: { xs: 2, sm: 3 } }}>
        <DateMarks {...date} />
      </Typography>
    </Box>
  );
}

interface DayDatesProps {
  day: string;
  dates: readonly MonthDate[];
  plans: readonly MonthPlan[];
}

/** On a phone: the dates of the day that was touched. */
export function DayDates({ day, dates, plans }: DayDatesProps) {
  return (
    <Box
      role="status"
      className="no-print"
      sx={{ display: { sm: 'none' }, mt: 2, p: 2, borderRadius: '16px', bgcolor: 'soft.head' }}
    >
      <Typography variant="h4" component="h3">
        {usLongDay(day)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {dates.map((date) => (
          <RatedDate key={date.dateId} date={date} isUnderDay />
        ))}
        {plans.map(({ id, candidate, time }) => (
          <li key={id}>
            <MuiLink
              component={Link}
              to={PATHS.match(candidate.id)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {candidate.name}
            </MuiLink>
            , planned for {time}
          </li>
        ))}
      </Box>
    </Box>
  );
}
