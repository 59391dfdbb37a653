import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { AnalyticsField, ChanceRange, FieldMeta } from '#contract/dating/insights/analytics';
import {
  ANALYTICS_LEVELS,
  analyticsLabel,
  meterLabel,
  type AnalyticsMeasure,
} from '#contract/dating/insights/analytics-labels';
import { NotEnoughData, Numbers } from './group-card';
import { needsWords, restsOn } from '../evidence-texts';
import { barFill, barTrack } from '../../../ui/dials/bar-styles';

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 8,
  // Room for the marks, which stay clear of the bar: across it, they would cut its end off.
  marginTop: 12,
  borderRadius: 4,
  ...barTrack(theme),
  '& > .filled': {
    position: 'absolute',
    inset: '0 auto 0 0',
    borderRadius: 4,
    ...barFill(theme.vars?.palette.primary.main),
  },
  '& > .step': {
    position: 'absolute',
    top: -7,
    height: 5,
    width: 2,
    marginLeft: -1,
    borderRadius: 1,
    backgroundColor: theme.vars?.palette.score.edge,
  },
}));

export const MARKS_ABOVE_BARS = 'The small marks above a bar show where the next word begins.';

function Meter({ measure, value }: { measure: AnalyticsMeasure; value: number }) {
  const steps = ANALYTICS_LEVELS[measure].map(({ from }) => from).filter((from) => from > 0);
  return (
    <Track aria-hidden>
      <div className="filled" style={{ width: `${value}%` }} />
      {steps.map((from) => (
        <div key={from} className="step" style={{ left: `${from}%` }} />
      ))}
    </Track>
  );
}

/** What luck alone gives, and whether the value is more than that. */
function luckWords(value: number, { low, high }: ChanceRange): string {
  const range = `Luck alone gives ${low} to ${high}`;
  return value >= low && value <= high ? `${range}, so this may be luck.` : `${range}.`;
}

interface Props {
  title: string;
  /** What the number means, in one sentence. */
  about: string;
  measure: AnalyticsMeasure;
  field: AnalyticsField;
  value: number | null;
  unit: '%' | ' of 100';
  meta: FieldMeta;
  /** What the user's own ratings would mostly give in a random order; the label shows only outside of it. */
  chance?: ChanceRange | null;
}

/** A number from 0 to 100 with its label, on a track that marks where the next label begins. */
export function Measure({ title, about, measure, field, value, unit, meta, chance }: Props) {
  const label =
    value === null || chance === undefined
      ? value !== null && analyticsLabel(measure, value)
      : meterLabel(measure, value, chance);
  return (
    <Box>
      <Typography variant="h4" data-plain>
        {title}
      </Typography>
      {value === null ? (
        <NotEnoughData words={needsWords(field, meta)} />
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {about}
          </Typography>
          <Box
            sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.25, mt: 1, mb: 1 }}
          >
            <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'lining-nums tabular-nums' }}>
              {value}
              {unit === '%' ? (
                unit
              ) : (
                <Typography component="span" variant="body2" color="textSecondary">
                  {unit}
                </Typography>
              )}
            </Typography>
            {label && <Typography sx={{ fontWeight: 620, color: 'primary.main' }}>{label}</Typography>}
          </Box>
          <Meter measure={measure} value={value} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {chance ? luckWords(value, chance) : restsOn(field, meta)}
          </Typography>
          {chance && (
            <Numbers title={title} mayBeChance={false}>
              <Typography variant="body2" color="textSecondary">
                {restsOn(field, meta)}. In a random order your ratings give {chance.low} to {chance.high},
                nine times out of ten.
              </Typography>
            </Numbers>
          )}
        </>
      )}
    </Box>
  );
}
