import { styled } from '@mui/material/styles';
import type { CampaignCounts } from '#contract/console/campaigns/campaigns';
import { barFill, barTrack } from '../../../../ui/dials/bar-styles';
import { CountGrid, type Count } from '../../shared/lists/fact-list';

/** In the order in which they fill the bar; the colors below count on it. */
const PARTS = [
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['skipped', 'Skipped'],
  ['pending', 'Waiting'],
] as const;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 12,
  marginTop: 12,
  borderRadius: 6,
  overflow: 'hidden',
  ...barTrack(theme),
  // However few they are, they can be seen.
  '& span': { minWidth: 3 },
  '& .sent': barFill(theme.vars?.palette.primary.main),
  '& .failed': barFill(theme.vars?.palette.error.main),
  '& .skipped': barFill(theme.vars?.palette.score.edge),
}));

/** The first counts are the bar's key. */
const Figures = styled('div')(({ theme }) => ({
  '& div:nth-of-type(-n + 4) dt::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginRight: 6,
    borderRadius: 4,
    ...barTrack(theme),
  },
  '& div:nth-of-type(1) dt::before': barFill(theme.vars?.palette.primary.main),
  '& div:nth-of-type(2) dt::before': barFill(theme.vars?.palette.error.main),
  '& div:nth-of-type(3) dt::before': barFill(theme.vars?.palette.score.edge),
}));

interface Props {
  counts: CampaignCounts;
  /** What is counted besides what the bar shows. */
  further: readonly Count[];
}

/** What became of the recipients so far: a bar for sighted readers, then its key and everything else that is counted. */
export function ProgressBar({ counts, further }: Props) {
  return (
    <>
      <Bar aria-hidden>
        {PARTS.filter(([part]) => part !== 'pending' && counts[part] > 0).map(([part]) => (
          <span
            key={part}
            className={part}
            style={{ width: `${(100 * counts[part]) / counts.recipients}%` }}
          />
        ))}
      </Bar>
      <Figures>
        <CountGrid counts={[...PARTS.map(([part, name]) => [name, counts[part]] as const), ...further]} />
      </Figures>
    </>
  );
}
