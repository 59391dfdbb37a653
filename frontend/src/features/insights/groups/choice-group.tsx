import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { evenStandardWords, restsOnWords } from '#contract/dating/insights/claim-texts';
import { BarList } from '../charts/bar-list';
import { Claim } from './claim';
import { needsWords } from '../evidence-texts';
import { claimWords } from '../in-short';
import { GroupCard, PAIRS, NotEnoughData } from './group-card';
import { MARKS_ABOVE_BARS, Measure } from './measure';

const TOP_CRITERIA = 3;
const LIMITS = [
  MARKS_ABOVE_BARS,
  'Efficiency is the share of your scored matches at 60% or higher, including archived ones.',
  "Calibration is 100 when your scores match your feelings on every date, and 0 when they're far apart. The line under the score shows what your own ratings would give in a random order. A very high number can also mean your feelings drove the scores.",
  'A link between a standard and good dates is a pattern in your own ratings, not a cause. It runs from −1 to 1; 0 means no link.',
];

export function ChoiceGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, criteriaPerformance, evenStandards, chanceRanges } = analytics;
  const { datingEfficiencyScore, standardsCalibration } = analytics;
  const isEmpty =
    datingEfficiencyScore === null &&
    standardsCalibration === null &&
    meta.criteriaPerformance.evidence === 'few' &&
    evenStandards.length === 0;
  return (
    <GroupCard title="How you choose" area="choice" isEmpty={isEmpty} limits={LIMITS}>
      <Box sx={PAIRS}>
        <Measure
          title="Dating efficiency"
          about="Matches that score 60% or higher."
          measure="efficiency"
          field="datingEfficiencyScore"
          value={datingEfficiencyScore}
          unit="%"
          meta={meta.datingEfficiencyScore}
        />
        <Measure
          title="Standards calibration"
          about="How closely your scores track how you felt."
          measure="calibration"
          field="standardsCalibration"
          value={standardsCalibration}
          unit=" of 100"
          meta={meta.standardsCalibration}
          chance={chanceRanges.standardsCalibration}
        />
        {criteriaPerformance.length === 0 ? (
          <div>
            <Typography variant="h4">Standards behind your good dates</Typography>
            <NotEnoughData words={needsWords('criteriaPerformance', meta.criteriaPerformance)} />
          </div>
        ) : (
          <Claim
            title="Standards behind your good dates"
            evidence={meta.criteriaPerformance.evidence}
            sentence={claimWords(analytics, 'criteriaPerformance')}
            restsOn={restsOnWords(analytics.scored)}
          >
            <BarList
              label="Standards behind your good dates"
              tone="primary"
              hasBars={meta.criteriaPerformance.evidence === 'clear'}
              min={-1}
              max={1}
              items={criteriaPerformance.slice(0, TOP_CRITERIA).map((performance) => ({
                label: performance.name,
                figure: performance.correlation.toFixed(2),
                value: performance.correlation,
                note: `Over ${performance.n} dates`,
              }))}
            />
          </Claim>
        )}
        {evenStandards.map(({ name, share, matches }) => (
          <div key={name}>
            <Typography variant="h4">{name} doesn't set anyone apart</Typography>
            <Typography sx={{ mt: 0.5, maxWidth: '52ch' }}>{evenStandardWords(name)}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              It carries {share}% of your stars, and {matches} matches are within one point of each other.
            </Typography>
          </div>
        ))}
      </Box>
    </GroupCard>
  );
}
