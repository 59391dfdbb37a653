import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BarList } from '../../shared/lists/bar-list';
import { wholeNumber } from '../../shared/console-format';
import { LoadProblem } from '../../shared/load-problem';
import { useCampaignActivity } from '../campaigns.api';
import { activityBars } from './campaign-figures';

interface Bar {
  label: string;
  /** What the bar shows. */
  amount: number;
  words: string;
}

function Activity({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <Box>
      <Typography id={id} variant="h4" component="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <BarList aria-labelledby={id}>
        {bars.map(({ label, amount, words }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="count">{words}</span>
            <div className="track" aria-hidden>
              <div className="bar" style={{ width: `${(100 * amount) / most}%` }} />
            </div>
          </li>
        ))}
      </BarList>
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
        <Activity
          title="Openings and clicks over time"
          bars={activityBars(data.hours).map(({ label, opened, clicked }) => ({
            label,
            amount: opened,
            words: `${wholeNumber(opened)} opened, ${wholeNumber(clicked)} clicked`,
          }))}
        />
      )}
      {data.links.length > 0 && (
        <Activity
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
