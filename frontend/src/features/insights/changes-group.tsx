import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnalyticsField, DashboardAnalytics, FieldMeta } from '#contract/dating/analytics';
import { TREND_LABELS } from '#contract/dating/analytics-labels';
import { DateLines } from './charts/date-lines';
import { needsWords, restsOn } from './evidence-texts';
import { GroupCard, NotEnoughData } from './group-card';
import { trendWords } from './insight-texts';

interface PlainFigureProps {
  title: string;
  field: AnalyticsField;
  meta: FieldMeta;
  /** Null while there isn't enough data. */
  value: string | null;
  about: string;
  icon?: ReactNode;
}

/** A number without a scale: its name, its value, and what it means. */
function PlainFigure({ title, field, meta, value, about, icon }: PlainFigureProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4">{title}</Typography>
      {value === null ? (
        <NotEnoughData words={needsWords(field, meta)} />
      ) : (
        <>
          <Typography
            variant="h2"
            component="p"
            sx={{
              mt: 0.5,
              fontVariantNumeric: 'lining-nums tabular-nums',
              '& svg': { ml: 1, verticalAlign: '-0.1em', color: 'primary.main' },
            }}
          >
            {value}
            {icon}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {about} {restsOn(field, meta)}.
          </Typography>
        </>
      )}
    </Box>
  );
}

const LIMITS = [
  'The trend compares the later half of your dates with the earlier half. A difference under 5 points counts as stable.',
  'Every date is measured by your current standards, including dates with archived matches.',
  "People you're still deciding on aren't counted, so the real time is longer.",
  'The archive rate is neither good nor bad: letting go is a decision too.',
];

const TREND_ICONS = { up: TrendingUp, down: TrendingDown, stable: ArrowRight };

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export function ChangesGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, improvementTrend: trend, decisionMaking, dateFrequency } = analytics;
  const { avgDaysToDecision, archiveRate } = decisionMaking;
  const TrendIcon = trend && TREND_ICONS[trend.direction];
  return (
    <GroupCard title="How it changes" area="changes" limits={LIMITS}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 3fr)' },
        }}
      >
        <DateLines points={analytics.dateTrend} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignContent: 'start',
            gridTemplateColumns: {
              xs: 'repeat(2, minmax(0, 1fr))',
              md: 'minmax(0, 1fr)',
            },
          }}
        >
          <PlainFigure
            title="Trend"
            field="improvementTrend"
            meta={meta.improvementTrend}
            value={trend && TREND_LABELS[trend.direction]}
            about={trend ? trendWords(trend) : ''}
            icon={TrendIcon && <TrendIcon size={22} aria-hidden />}
          />
          <PlainFigure
            title="Date frequency"
            field="dateFrequency"
            meta={meta.dateFrequency}
            value={days(dateFrequency)}
            about="on which you had a date, out of the last 30."
          />
          <PlainFigure
            title="Time to decide"
            field="decisionMaking.avgDaysToDecision"
            meta={meta['decisionMaking.avgDaysToDecision']}
            value={avgDaysToDecision === null ? null : days(avgDaysToDecision)}
            about="on average, from first date to archiving."
          />
          <PlainFigure
            title="Archive rate"
            field="decisionMaking.archiveRate"
            meta={meta['decisionMaking.archiveRate']}
            value={archiveRate === null ? null : `${archiveRate}%`}
            about="of your matches are archived."
          />
        </Box>
      </Box>
    </GroupCard>
  );
}
