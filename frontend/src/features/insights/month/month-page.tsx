import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import { appName } from '../../../lib/device/app-name';
import { usLongDay } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useBackTo, useStartAtTop } from '../../../lib/scroll-place';
import { FitDial } from '../../../ui/dials/fit-dial';
import { EmptyDrawing } from '../../../ui/feedback/empty-state';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { BackButton } from '../../../ui/layout/back-link';
import { NavButton } from '../../../ui/layout/nav-button';
import { PrintedPage } from '../../../ui/layout/printed-page';
import { useCandidates } from '../../candidates/candidates.api';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { useAnalytics } from '../insights.api';
import { monthName, monthOf, monthsFrom, type Month } from './calendar-month';
import { DayDates, RatedDate } from './rated-dates';
import { monthPlans, monthRecord, recordWords, type MonthPlan, type MonthRecord } from './month-dates';
import { MonthGrid } from './month-grid';

const card = { p: { xs: 2, sm: 3 }, minWidth: 0, breakInside: 'avoid' } as const;

/** The month's name between the buttons to its neighbors. */
function MonthBar({ month }: { month: Month }) {
  const navigate = useNavigate();
  // Back leads out of the calendar, and not through every month that was looked at.
  const show = (other: Month) => void navigate(PATHS.month(other), { replace: true });
  const steps = [
    { count: -1, Icon: ChevronLeft },
    { count: 1, Icon: ChevronRight },
  ].map(({ count, Icon }) => (
    <IconButton
      key={count}
      className="no-print"
      aria-label={monthName(monthsFrom(month, count))}
      onClick={() => show(monthsFrom(month, count))}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  ));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 2 }}>
      <Typography variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
        {monthName(month)}
      </Typography>
      {steps}
    </Box>
  );
}

function Person({ candidate }: { candidate: Candidate }) {
  const { name, compatibility, compatibilityScore, dateCount } = candidate;
  return (
    <Box
      component="li"
      sx={{ minWidth: 0, textAlign: 'center', overflowWrap: 'anywhere', breakInside: 'avoid' }}
    >
      <Box sx={{ maxWidth: 84, mx: 'auto' }}>
        <FitDial
          still
          percent={compatibilityScore}
          likely={compatibility?.likely ?? null}
          heart={compatibility?.heart ?? null}
          gap={compatibility?.gap ?? null}
          dateCount={dateCount}
        />
      </Box>
      <Typography sx={{ mt: 0.5, fontWeight: 600 }}>{name}</Typography>
    </Box>
  );
}

function Summary({ record }: { record: MonthRecord }) {
  const list = { listStyle: 'none', m: 0, p: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Card component="section" aria-labelledby="month-rated" sx={card}>
        <Typography variant="h3" id="month-rated">
          What you rated
        </Typography>
        <Box component="ul" sx={{ ...list, mt: 1, mb: -1 }}>
          {record.dates.map((date) => (
            <RatedDate key={date.dateId} date={date} />
          ))}
        </Box>
      </Card>
      <Card component="section" aria-labelledby="month-met" sx={card}>
        <Typography variant="h3" id="month-met">
          Whom you met
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Fit with your standards so far, over all your dates.
        </Typography>
        <Box
          component="ul"
          sx={{
            ...list,
            display: 'grid',
            columnGap: 1,
            rowGap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
          }}
        >
          {record.people.map((candidate) => (
            <Person key={candidate.id} candidate={candidate} />
          ))}
        </Box>
      </Card>
    </Box>
  );
}

function Planned({ plans }: { plans: readonly MonthPlan[] }) {
  return (
    <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      Planned:{' '}
      {plans.map(({ candidate, day, time }) => `${candidate.name} on ${usLongDay(day)}, ${time}`).join('; ')}.
    </Typography>
  );
}

interface NoDatesProps {
  month: Month;
  latest: Month | null;
  hasMatch: boolean;
}

/** Below the calendar's empty days, which stay where those of other months are. */
function NoDates({ month, latest, hasMatch }: NoDatesProps) {
  const start = hasMatch
    ? { label: 'Score a date', to: PATHS.matches }
    : { label: 'Add a match', to: PATHS.addMatch };
  const { label, to } =
    latest === null || latest === month
      ? start
      : { label: `Show ${monthName(latest)}`, to: PATHS.month(latest) };
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 2.5 },
        mt: 2.5,
        borderRadius: '16px',
        bgcolor: 'soft.head',
        display: 'grid',
        alignItems: 'center',
        columnGap: { xs: 1.5, sm: 2.5 },
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
      }}
    >
      <EmptyDrawing motif="meet" width={84} isAtStart />
      <div>
        <Typography variant="h3">No dates this month</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, textWrap: 'balance' }}>
          {hasMatch
            ? 'Score or plan a date, and it shows up on its day.'
            : 'Add someone first, then score or plan a date.'}
        </Typography>
      </div>
      <NavButton
        to={to}
        variant="contained"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, justifySelf: 'start' }}
      >
        {label}
      </NavButton>
    </Box>
  );
}

/** Back to where the page was left, and a print of what there is to print. */
function PageBar({ hasPrint }: { hasPrint: boolean }) {
  const goBack = useBackTo(PATHS.overview);
  return (
    <Box className="no-print" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <BackButton onClick={goBack}>Back to Dating Insights</BackButton>
      {hasPrint && (
        <Button
          variant="outlined"
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          Print
        </Button>
      )}
    </Box>
  );
}

/** The page's title is the month, until it is left. */
function useMonthTitle(month: Month) {
  useEffect(() => {
    const before = document.title;
    document.title = `${monthName(month)} · ${appName()}`;
    return () => {
      document.title = before;
    };
  }, [month]);
}

interface MonthFindings {
  record: MonthRecord;
  plans: readonly MonthPlan[];
  /** The month of the last scored date. */
  latest: Month | null;
  hasMatch: boolean;
}

/** Nothing is found while it loads, or when it couldn't be loaded. */
function useMonth(month: Month) {
  const analytics = useAnalytics();
  const candidates = useCandidates();
  const planned = usePlannedDates();
  const asked = [analytics, candidates];
  const found: MonthFindings | undefined = analytics.data &&
    candidates.data && {
      record: monthRecord(month, analytics.data.dateTrend, candidates.data),
      plans: monthPlans(month, planned.data ?? [], candidates.data),
      latest: analytics.data.dateTrend.at(-1)?.day.slice(0, 7) ?? null,
      hasMatch: candidates.data.some(({ archived }) => !archived),
    };
  return {
    found,
    isPending: asked.some(({ isPending }) => isPending),
    error: analytics.error ?? candidates.error,
    retry: () => asked.forEach(({ refetch }) => void refetch()),
  };
}

function Content({ month, found }: { month: Month; found: MonthFindings }) {
  const [picked, setPicked] = useState<string | null>(null);
  const { record, plans, latest, hasMatch } = found;
  const { dates } = record;
  const shown = picked?.startsWith(month) ? picked : null;
  const isEmpty = dates.length + plans.length === 0;
  return (
    <>
      <Card component="section" aria-label="Calendar" sx={card}>
        <MonthBar month={month} />
        <MonthGrid month={month} dates={dates} plans={plans} picked={shown} onPick={setPicked} />
        {isEmpty && <NoDates month={month} latest={latest} hasMatch={hasMatch} />}
        {shown && (
          <DayDates
            day={shown}
            dates={dates.filter(({ day }) => day === shown)}
            plans={plans.filter(({ day }) => day === shown)}
          />
        )}
        {dates.length > 0 && <Typography sx={{ mt: 2 }}>{recordWords(record)}</Typography>}
        {plans.length > 0 && <Planned plans={plans} />}
      </Card>
      {dates.length > 0 && <Summary record={record} />}
    </>
  );
}

/** A month to look back on and to keep: its dates on their days, and whom they were with. */
export function MonthPage({ month }: { month: string }) {
  const shown = monthOf(month);
  useMonthTitle(shown);
  useStartAtTop();
  const { found, isPending, error, retry } = useMonth(shown);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PrintedPage />
      <PageBar hasPrint={found !== undefined && found.record.dates.length + found.plans.length > 0} />
      <Typography variant="h1" component="h2">
        Your dates by month
      </Typography>
      {found && <Content month={shown} found={found} />}
      {!found && isPending && <SkeletonCards count={2} label="Loading your calendar" />}
      {!found && !isPending && <ErrorPanel isCard error={error} onAction={retry} />}
    </Box>
  );
}
