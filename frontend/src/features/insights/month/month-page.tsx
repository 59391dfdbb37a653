import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Candidate } from '#contract/dating/candidates';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { appName } from '../../../lib/device/app-name';
import { usLongDay } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { FitDial } from '../../../ui/dials/fit-dial';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ErrorPanel } from '../../../ui/feedback/error-panel';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { NavButton } from '../../../ui/layout/nav-button';
import { PrintedPage } from '../../../ui/layout/printed-page';
import { useCandidates } from '../../candidates/candidates.api';
import { usePlannedDates } from '../../planned-dates/planned-dates.api';
import { InShort } from '../in-short';
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
      sx={{ width: { xs: 92, sm: 112 }, textAlign: 'center', overflowWrap: 'anywhere', breakInside: 'avoid' }}
    >
      <FitDial
        still
        percent={compatibilityScore}
        likely={compatibility?.likely ?? null}
        heart={compatibility?.heart ?? null}
        gap={compatibility?.gap ?? null}
        dateCount={dateCount}
      />
      <Typography sx={{ mt: 1, fontWeight: 600 }}>{name}</Typography>
    </Box>
  );
}

function Summary({ record, analytics }: { record: MonthRecord; analytics: DashboardAnalytics }) {
  const list = { listStyle: 'none', m: 0, p: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Card component="section" aria-labelledby="month-rated" sx={{ ...card, gridRow: { md: 'span 2' } }}>
        <Typography variant="h3" id="month-rated">
          What you rated
        </Typography>
        <Box component="ul" sx={{ ...list, mt: 1 }}>
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
        <Box component="ul" sx={{ ...list, display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 3 } }}>
          {record.people.map((candidate) => (
            <Person key={candidate.id} candidate={candidate} />
          ))}
        </Box>
      </Card>
      <Card component="section" aria-labelledby="month-learned" sx={card}>
        <Typography variant="h3" id="month-learned" sx={{ mb: 1 }}>
          What you know so far
        </Typography>
        <InShort analytics={analytics} />
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

function NoDates({ month, latest }: { month: Month; latest: Month | null }) {
  return (
    <EmptyState
      motif="path"
      title={`No dates in ${monthName(month)}`}
      description="Every date you score appears on its day."
      action={
        latest === null || latest === month ? (
          <NavButton to={PATHS.matches} variant="contained">
            Go to your matches
          </NavButton>
        ) : (
          <NavButton to={PATHS.month(latest)} variant="contained">
            Show {monthName(latest)}
          </NavButton>
        )
      }
    />
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

function Content({ month }: { month: Month }) {
  const [picked, setPicked] = useState<string | null>(null);
  const analytics = useAnalytics();
  const candidates = useCandidates();
  const planned = usePlannedDates();
  const asked = [analytics, candidates];
  if (asked.some(({ isPending }) => isPending))
    return <SkeletonCards count={2} label="Loading your calendar" />;
  if (!analytics.data || !candidates.data)
    return (
      <ErrorPanel
        error={analytics.error ?? candidates.error}
        onAction={() => asked.forEach(({ refetch }) => void refetch())}
      />
    );
  const record = monthRecord(month, analytics.data.dateTrend, candidates.data);
  const plans = monthPlans(month, planned.data ?? [], candidates.data);
  const shown = picked?.startsWith(month) ? picked : null;
  const latest = analytics.data.dateTrend.at(-1)?.day.slice(0, 7) ?? null;
  return (
    <>
      <Card component="section" aria-label="Calendar" sx={card}>
        <MonthBar month={month} />
        <MonthGrid month={month} dates={record.dates} plans={plans} picked={shown} onPick={setPicked} />
        {shown && (
          <DayDates
            day={shown}
            dates={record.dates.filter(({ day }) => day === shown)}
            plans={plans.filter(({ day }) => day === shown)}
          />
        )}
        {record.dates.length > 0 && <Typography sx={{ mt: 2 }}>{recordWords(record)}</Typography>}
        {plans.length > 0 && <Planned plans={plans} />}
      </Card>
      {record.dates.length > 0 ? (
        <Summary record={record} analytics={analytics.data} />
      ) : (
        <NoDates month={month} latest={latest} />
      )}
    </>
  );
}

/** A month to look back on and to keep: its dates on their days, whom they were with, and what is known by now. */
export function MonthPage({ month }: { month: string }) {
  const shown = monthOf(month);
  useMonthTitle(shown);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PrintedPage />
      <Box className="no-print" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <NavButton to={PATHS.overview} startIcon={<ArrowLeft size={18} aria-hidden />} sx={{ ml: -1.75 }}>
          Back to Dating Insights
        </NavButton>
        <Button
          variant="outlined"
          startIcon={<Printer size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          Print
        </Button>
      </Box>
      <Typography variant="h1" component="h2">
        Your dates by month
      </Typography>
      <Content month={shown} />
    </Box>
  );
}
