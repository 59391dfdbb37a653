import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DashboardAnalytics } from '#contract/analytics';
import { BarList } from './charts/bar-list';
import { needsWords, restsOn } from './evidence-texts';
import { GroupCard, NotEnoughData } from './group-card';
import { performanceWords } from './insight-texts';
import { Measure } from './measure';

const TOP_CRITERIA = 3;
const LIMITS = [
  'Efficiency is the share of your scored matches that fit by 60% or more, archived ones included.',
  'Calibration is 100 when the fit and your feeling are the same on every date, 0 when they are as far apart as chance. A very high figure may also mean that the heart wrote both.',
  'A standard that goes with good dates is a pattern in your own ratings, not a cause. The figure runs from -1 over 0, no link, to 1.',
];

export function ChoiceGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { analyticsMeta: meta, criteriaPerformance } = analytics;
  return (
    <GroupCard title="How you choose" area="choice" limits={LIMITS}>
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        <Measure
          title="Dating efficiency"
          about="Matches that fit your standards by 60% or more."
          measure="efficiency"
          field="datingEfficiencyScore"
          value={analytics.datingEfficiencyScore}
          unit="%"
          meta={meta.datingEfficiencyScore}
        />
        <Measure
          title="Standards calibration"
          about="How closely the fit follows what you felt, date by date."
          measure="calibration"
          field="standardsCalibration"
          value={analytics.standardsCalibration}
          unit=" of 100"
          meta={meta.standardsCalibration}
        />
        <div>
          <Typography variant="h4">Standards behind your good dates</Typography>
          {criteriaPerformance.length === 0 ? (
            <NotEnoughData words={needsWords('criteriaPerformance', meta.criteriaPerformance)} />
          ) : (
            <>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
                {restsOn('criteriaPerformance', meta.criteriaPerformance)}.
              </Typography>
              <BarList
                label="Standards behind your good dates"
                tone="primary"
                min={-1}
                max={1}
                items={criteriaPerformance.slice(0, TOP_CRITERIA).map((performance) => ({
                  label: performance.name,
                  figure: performance.correlation.toFixed(2),
                  value: performance.correlation,
                  note: performanceWords(performance),
                }))}
              />
            </>
          )}
        </div>
      </Box>
    </GroupCard>
  );
}
