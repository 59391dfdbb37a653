import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { barFill, barTrack } from '../../../../ui/dials/bar-styles';
import { wholeNumber } from '../../shared/console-format';
import { LoadProblem } from '../../shared/load-problem';
import { useCampaignActivity } from '../campaigns.api';
import { activityBars } from './campaign-figures';

const Bars = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    rowGap: 4,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& .count': { fontSize: '0.8125rem', color: theme.vars?.palette.text.secondary },
  '& .track': {
    gridColumn: '1 / -1',
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    ...barTrack(theme),
  },
  '& .bar': { height: '100%', borderRadius: 3, ...barFill(theme.vars?.palette.primary.main) },
}));

interface Bar {
  label: string;
  /** What the bar shows. */
  amount: number;
  words: string;
}

function BarList({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <Box>
      <Typography id={id} variant="h4" component="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Bars aria-labelledby={id}>
        {bars.map(({ label, amount, words }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="count">{words}</span>
            <div className="track" aria-hidden>
              <div className="bar" style={{ width: `${(100 * amount) / most}%` }} />
            </div>
          </li>
        ))}
      </Bars>
    </Box>
  );
}

/** Openings and clicks over time, and which links were followed. */
export function CampaignActivityCharts({ campaignId }: { campaignId: string }) {
  const { data, isPending, isFetching, refetch } = useCampaignActivity(campaignId);
  if (isPending) return <Skeleton variant="rounded" height={120} aria-label="Loading the activity" />;
  if (!data)
    return <LoadProblem subject="The activity" onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data.hours.length === 0 && data.links.length === 0)
    return <Typography color="textSecondary">No one has opened it yet, as far as we can tell.</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {data.hours.length > 0 && (
        <BarList
          title="Openings and clicks over time"
          bars={activityBars(data.hours).map(({ label, opened, clicked }) => ({
            label,
            amount: opened,
            words: `${wholeNumber(opened)} opened, ${wholeNumber(clicked)} clicked`,
          }))}
        />
      )}
      {data.links.length > 0 && (
        <BarList
          title="Clicks per link"
          bars={data.links.map(({ url, clicks }) => ({
            label: url,
            amount: clicks,
            words: `${wholeNumber(clicks)} ${clicks === 1 ? 'click' : 'clicks'}`,
          }))}
        />
      )}
    </Box>
  );
}
