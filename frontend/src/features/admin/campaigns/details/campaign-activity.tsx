import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { barFill } from '../../../../ui/dials/bar-styles';
import { BarList } from '../../shared/lists/bar-list';
import { wholeNumber } from '../../shared/console-format';
import { LoadProblem } from '../../shared/load-problem';
import { useCampaignActivity } from '../campaigns.api';
import { activityBars } from './campaign-figures';

interface Bar {
  label: string;
  /** What the bar shows. */
  amount: number;
  /** What the line in it shows. */
  within?: number;
  words: string;
}

const Track = styled('div')(({ theme }) => ({
  position: 'relative',
  // Longer than its bar where a link was followed later than the email was opened.
  '& .within': {
    position: 'absolute',
    left: 0,
    bottom: 0,
    height: 3,
    ...barFill(theme.vars?.palette.secondary.main),
  },
  '&&:has(.within)': { height: 8 },
}));

/** What the colors of the bars mean. */
const Key = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginRight: 16,
  '&::before': { content: '""', width: 16, height: 4, ...barFill(theme.vars?.palette.primary.main) },
  '&.within::before': barFill(theme.vars?.palette.secondary.main),
}));

interface ActivityProps {
  title: string;
  /** What the bars are, below the title. */
  caption: ReactNode;
  bars: readonly Bar[];
}

function Activity({ title, caption, bars }: ActivityProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ amount, within = 0 }) => Math.max(amount, within)));
  return (
    <Box>
      <Typography id={id} variant="h4" component="h4">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="p" sx={{ mb: 1 }}>
        {caption}
      </Typography>
      <BarList aria-labelledby={id}>
        {bars.map(({ label, amount, within, words }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="count">{words}</span>
            <Track className="track" aria-hidden>
              <div className="bar" style={{ width: `${(100 * amount) / most}%` }} />
              {within !== undefined && (
                <div className="within" style={{ width: `${(100 * within) / most}%` }} />
              )}
            </Track>
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
          caption={
            <>
              <Key>Opened</Key>
              <Key className="within">Clicked</Key>
            </>
          }
          bars={activityBars(data.hours).map(({ label, opened, clicked }) => ({
            label,
            amount: opened,
            within: clicked,
            words: `${wholeNumber(opened)} opened, ${wholeNumber(clicked)} clicked`,
          }))}
        />
      )}
      {data.links.length > 0 && (
        <Activity
          title="Clicks per link"
          caption="A full bar is the link that was followed most."
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
