import { styled } from '@mui/material/styles';
import type { CampaignCounts } from '#contract/console/campaigns/campaigns';
import { barFill, barTrack } from '../../../../ui/dials/bar-styles';
import { HALF_FACTS } from '../../shared/lists/fact-list';
import { wholeNumber } from '../../shared/console-format';

/** In the order in which they fill the bar. */
const PARTS = [
  ['sent', 'Sent'],
  ['failed', 'Failed'],
  ['skipped', 'Skipped'],
  ['pending', 'Waiting'],
] as const;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 12,
  margin: '12px 0',
  borderRadius: 6,
  overflow: 'hidden',
  ...barTrack(theme),
  // However few they are, they can be seen.
  '& span': { minWidth: 3 },
  '& .sent': barFill(theme.vars?.palette.primary.main),
  '& .failed': barFill(theme.vars?.palette.error.main),
  '& .skipped': barFill(theme.vars?.palette.score.edge),
}));

const Key = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(90px, 1fr))',
  gap: 12,
  margin: 0,
  ...HALF_FACTS,
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.8125rem',
    color: theme.vars?.palette.text.secondary,
  },
  '& dt::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: 4,
    ...barTrack(theme),
  },
  '& .sent dt::before': barFill(theme.vars?.palette.primary.main),
  '& .failed dt::before': barFill(theme.vars?.palette.error.main),
  '& .skipped dt::before': barFill(theme.vars?.palette.score.edge),
  '& dd': { margin: 0, fontWeight: 620, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
}));

/** What became of the recipients so far: a bar for sighted readers, and its key with the numbers. */
export function ProgressBar({ counts }: { counts: CampaignCounts }) {
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
      <Key>
        {PARTS.map(([part, name]) => (
          <div key={part} className={part}>
            <dt>{name}</dt>
            <dd>{wholeNumber(counts[part])}</dd>
          </div>
        ))}
      </Key>
    </>
  );
}
