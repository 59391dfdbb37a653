import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { indicatorName, restsOnWords } from '#contract/dating/insights/claim-texts';
import { BarList } from '../charts/bar-list';
import { Claim } from './claim';
import { needsWords, successNeedsWords } from '../evidence-texts';
import { claimWords } from '../in-short';
import { GroupCard, NotEnoughData, PAIRS } from './group-card';
import { indicatorFigures } from '../insight-texts';

const TOP_INDICATORS = 5;
const NO_INFORMATION = 50;
const LIMITS = [
  'Signs compare first dates with people you kept seeing (two dates or more) to those with people you archived. 100 means right every time, 50 a coin flip, below 50 the other way around.',
  'With only a few people, a sign can look perfect by luck. Treat it as a question to ask yourself.',
  'What goes together in your ratings is a pattern of yours, not a cause.',
  "None of this foretells love: traits known before a meeting didn't tell who would click (Joel, Eastwick & Finkel 2017), matching one's ideals helps only a little (Eastwick et al. 2024), and how it is to be together says more than either one's traits (Joel et al. 2020).",
];

function FirstDateSigns({ analytics }: { analytics: DashboardAnalytics }) {
  const { successIndicators: signs, analyticsMeta } = analytics;
  const meta = analyticsMeta.successIndicators;
  if (signs.length === 0)
    return (
      <div>
        <Typography variant="h4">What first dates reveal</Typography>
        <NotEnoughData words={successNeedsWords(meta)} />
      </div>
    );
  return (
    <Claim
      title="What first dates reveal"
      evidence={meta.evidence}
      sentence={claimWords(analytics, 'successIndicators')}
      restsOn={`From ${meta.successes} people you kept seeing and ${meta.failures} you archived.`}
    >
      <BarList
        label="What first dates reveal"
        tone="secondary"
        hasBars={meta.evidence === 'clear'}
        min={-NO_INFORMATION}
        max={NO_INFORMATION}
        items={signs.slice(0, TOP_INDICATORS).map(({ indicator, predictiveValue }) => ({
          label: indicatorName(indicator),
          figure: String(predictiveValue),
          value: predictiveValue - NO_INFORMATION,
          note: indicatorFigures(predictiveValue),
        }))}
      />
    </Claim>
  );
}

function ProfileLinks({ analytics }: { analytics: DashboardAnalytics }) {
  const { profileStrength: traits, analyticsMeta } = analytics;
  const meta = analyticsMeta.profileStrength;
  if (traits.length === 0)
    return (
      <div>
        <Typography variant="h4">Who fits you better</Typography>
        <NotEnoughData words={needsWords('profileStrength', meta)} />
      </div>
    );
  return (
    <Claim
      title="Who fits you better"
      evidence={meta.evidence}
      sentence={claimWords(analytics, 'profileStrength')}
      restsOn={restsOnWords(analytics.scored)}
    >
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5 }}>
        {traits.map((trait) => (
          <Box key={trait.trait} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1.5 }}>
            <Box component="dt" sx={{ fontWeight: 560 }}>
              {trait.trait}
            </Box>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {trait.correlation.toFixed(2)}
            </Box>
          </Box>
        ))}
      </Box>
    </Claim>
  );
}

export function DateFindingsGroup({ analytics }: { analytics: DashboardAnalytics }) {
  const { successIndicators, profileStrength } = analytics.analyticsMeta;
  const isEmpty = successIndicators.evidence === 'few' && profileStrength.evidence === 'few';
  return (
    <GroupCard title="What your dates tell you" area="tell" isEmpty={isEmpty} limits={LIMITS}>
      <Box sx={PAIRS}>
        <FirstDateSigns analytics={analytics} />
        <ProfileLinks analytics={analytics} />
      </Box>
    </GroupCard>
  );
}
