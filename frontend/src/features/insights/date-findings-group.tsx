import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DashboardAnalytics } from '#contract/analytics';
import { BarList } from './charts/bar-list';
import { needsWords, restsOn, successNeedsWords } from './evidence-texts';
import { GroupCard, NotEnoughData } from './group-card';
import { indicatorName, indicatorWords, traitWords } from './insight-texts';

const TOP_INDICATORS = 5;
const NO_INFORMATION = 50;
const LIMITS = [
  'Signs compare the first dates of people you still see (two dates or more) with those you archived. 50 tells nothing, 100 was right every time, below 50 points the other way.',
  'With few people, a sign can look perfect by luck. Take it as a question to ask yourself.',
  'Links between a profile and the fit are patterns in your own ratings, not causes.',
];

function FirstDateSigns({ analytics }: { analytics: DashboardAnalytics }) {
  const { successIndicators: signs, analyticsMeta } = analytics;
  const meta = analyticsMeta.successIndicators;
  return (
    <div>
      <Typography variant="h4">What a first date already shows</Typography>
      {signs.length === 0 ? (
        <NotEnoughData words={successNeedsWords(meta)} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            From {meta.successes} people you kept seeing and {meta.failures} you archived.
          </Typography>
          <BarList
            label="What a first date already shows"
            tone="secondary"
            min={-NO_INFORMATION}
            max={NO_INFORMATION}
            items={signs.slice(0, TOP_INDICATORS).map(({ indicator, predictiveValue }) => ({
              label: indicatorName(indicator),
              figure: String(predictiveValue),
              value: predictiveValue - NO_INFORMATION,
              note: indicatorWords(predictiveValue),
            }))}
          />
        </>
      )}
    </div>
  );
}

function ProfileLinks({ analytics }: { analytics: DashboardAnalytics }) {
  const { profileStrength: traits, analyticsMeta } = analytics;
  return (
    <div>
      <Typography variant="h4">Who fits you better</Typography>
      {traits.length === 0 ? (
        <NotEnoughData words={needsWords('profileStrength', analyticsMeta.profileStrength)} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {restsOn('profileStrength', analyticsMeta.profileStrength)}.
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
            {traits.map((trait) => (
              <Box
                key={trait.trait}
                sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1.5 }}
              >
                <Box component="dt" sx={{ fontWeight: 560 }}>
                  {trait.trait}
                </Box>
                <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {trait.correlation.toFixed(2)}
                </Box>
                <Typography
                  component="dd"
                  variant="body2"
                  color="textSecondary"
                  sx={{ m: 0, gridColumn: '1 / -1' }}
                >
                  {traitWords(trait)}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </div>
  );
}

export function DateFindingsGroup({ analytics }: { analytics: DashboardAnalytics }) {
  return (
    <GroupCard title="What your dates tell" area="tell" limits={LIMITS}>
      <Box sx={{ display: 'grid', gap: 3.5 }}>
        <FirstDateSigns analytics={analytics} />
        <ProfileLinks analytics={analytics} />
      </Box>
    </GroupCard>
  );
}
