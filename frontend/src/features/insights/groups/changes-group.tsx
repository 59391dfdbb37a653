import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnalyticsField, DashboardAnalytics, FieldMeta } from '#contract/dating/insights/analytics';
import { restsOnWords } from '#contract/dating/insights/claim-texts';
import { DateHistoryChart } from '../charts/date-history-chart';
import { Claim } from './claim';
import { needsWords, restsOn } from '../evidence-texts';
import { claimWords } from '../in-short';
import { useDecision } from '../../decision/decision.api';
import { GroupCard, NotEnoughData, Numbers } from './group-card';
import { haloFigures, trendFigures } from '../insight-texts';

interface PlainFigureProps {
  title: string;
  field: AnalyticsField;
  meta: FieldMeta;
  /** Null while there isn't enough data. */
  value: string | null;
  about: string;
}

/** A number without a scale: its name, its value, and what it means. */
function PlainFigure({ title, field, meta, value, about }: PlainFigureProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4">{title}</Typography>
      {value === null ? (
        <NotEnoughData words={needsWords(field, meta)} />
      ) : (
        <>
          <Typography
            variant="h3"
            component="p"
            sx={{ mt: 0.5, fontVariantNumeric: 'lining-nums tabular-nums' }}
          >
            {value}
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
  'Dates are dots, and not a line: the next one is often with someone else.',
  'Heart and head rising together can mean that a good evening makes everything about someone look better. It is a hint, and no proof: dates with one person depend on each other.',
  "People you're still deciding on aren't counted, so the real time is longer.",
  'The archive rate is neither good nor bad: letting go is a decision too.',
];

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function Trend({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, decisionMaking, dateFrequency, improvementTrend: trend, scored } = analytics;
  const { avgDaysToDecision, archiveRate } = decisionMaking;
  const { evidence } = meta.improvementTrend;
  return (
    <Claim
      title="Trend"
      evidence={evidence}
      sentence={claimWords(analytics, 'improvementTrend')}
      restsOn={restsOnWords(scored)}
    >
      {trend ? (
        <Typography variant="body2">{trendFigures(trend)}</Typography>
      ) : (
        <NotEnoughData words={needsWords('improvementTrend', meta.improvementTrend)} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        }}
      >
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
    </Claim>
  );
}

/** Whether the ratings go with chemistry: a hint about how to rate, never about a person. */
function Halo() {
  const halo = useDecision().data?.halo;
  if (!halo || halo.state === 'few') return null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4">Heart and head together</Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '52ch' }}>
        {halo.state === 'likely'
          ? 'Your ratings rise and fall with chemistry. Rating the standards before the heart, or again tomorrow, helps.'
          : 'So far, nothing suggests that chemistry colors how you rate the rest.'}
      </Typography>
      {halo.state === 'likely' && halo.p !== null && (
        <Numbers title="Heart and head together" mayBeChance={false}>
          <Typography variant="body2" color="textSecondary">
            {haloFigures(halo.p, halo.dates)}
          </Typography>
        </Numbers>
      )}
    </Box>
  );
}

/** Every date with its heart and head, and what that may mean. */
export function ChangesGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const dates = analytics.dateTrend;
  // One date shows no change.
  return (
    <GroupCard title="How it changes" area="changes" startsOpen isEmpty={dates.length < 2} limits={LIMITS}>
      <DateHistoryChart points={dates} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Trend analytics={analytics} />
        <Halo />
      </Box>
    </GroupCard>
  );
}
