import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnalyticsField, DashboardAnalytics, FieldMeta } from '#contract/dating/analytics';
import { trendWords } from '#contract/dating/claim-texts';
import { DateLines } from './charts/date-lines';
import { Claim } from './claim';
import { needsWords, restsOn } from './evidence-texts';
import { GroupCard, NotEnoughData } from './group-card';
import { trendFigures } from './insight-texts';

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
            variant="h2"
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
  "People you're still deciding on aren't counted, so the real time is longer.",
  'The archive rate is neither good nor bad: letting go is a decision too.',
];

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

function Trend({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta, claims, claimsNeed, improvementTrend: trend } = analytics;
  const meta = analyticsMeta.improvementTrend;
  if (!trend)
    return (
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4">Trend</Typography>
        <NotEnoughData words={needsWords('improvementTrend', meta)} />
      </Box>
    );
  const claim = { ...claims.improvementTrend, evidence: meta.evidence };
  return (
    <Claim title="Trend" evidence={meta.evidence} sentence={trendWords(claim, claimsNeed)}>
      <Typography variant="body2">
        {trendFigures(trend)} {restsOn('improvementTrend', meta)}.
      </Typography>
    </Claim>
  );
}

export function ChangesGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, decisionMaking, dateFrequency } = analytics;
  const { avgDaysToDecision, archiveRate } = decisionMaking;
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
          <Trend analytics={analytics} />
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
