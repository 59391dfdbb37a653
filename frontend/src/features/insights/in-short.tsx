import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClaimField, DashboardAnalytics } from '#contract/dating/insights/analytics';
import {
  firstDateWords,
  peopleNeededWords,
  profileWords,
  restsOnWords,
  standardWords,
  trendWords,
} from '#contract/dating/insights/claim-texts';
import { useDecision } from '../decision/decision.api';

const WORDS = {
  improvementTrend: trendWords,
  criteriaPerformance: standardWords,
  successIndicators: firstDateWords,
  profileStrength: profileWords,
} as const;
const FIELDS: readonly ClaimField[] = [
  'improvementTrend',
  'criteriaPerformance',
  'successIndicators',
  'profileStrength',
];

/** A sentence of one family, which claims nothing that chance explains. While it's too early for all, it only says so. */
export function claimWords(analytics: DashboardAnalytics, field: ClaimField): string {
  const { analyticsMeta, claims, claimsNeed } = analytics;
  if (claimsNeed > 0) return 'Too early to tell habit from luck.';
  return WORDS[field]({ ...claims[field], evidence: analyticsMeta[field].evidence }, claimsNeed);
}

const CHANCE =
  "So far your ratings go up and down as they would by chance: nothing stands out. That's common, and it's no reflection on you or anyone you've met.";
const ONLY_CHEMISTRY =
  'One thing stands out so far: your ratings rise and fall with chemistry. Everything else goes up and down as it would by chance.';

function sentences(analytics: DashboardAnalytics, hasHalo: boolean): string[] {
  if (analytics.claimsNeed > 0) return [peopleNeededWords(analytics.claimsNeed)];
  const clear = FIELDS.filter((field) => analytics.analyticsMeta[field].evidence === 'clear');
  if (clear.length === 0) return [hasHalo ? ONLY_CHEMISTRY : CHANCE];
  return clear.map((field) => claimWords(analytics, field));
}

/** What a friend who had seen all the numbers would say first. */
export function InShort({ analytics }: { analytics: DashboardAnalytics }) {
  const hasHalo = useDecision().data?.halo.state === 'likely';
  return (
    <Box component="section" aria-label="In short" sx={{ mb: 2.5, maxWidth: '62ch' }}>
      {sentences(analytics, hasHalo).map((sentence) => (
        <Typography key={sentence} sx={{ fontSize: '1.0625rem', '& + &': { mt: 0.75 } }}>
          {sentence}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {restsOnWords(analytics.scored)}
      </Typography>
    </Box>
  );
}
