import Typography from '@mui/material/Typography';
import type { AdminEmailLogEntry, MailOutcome } from '#contract/console/admin';
import { CountGrid } from '../shared/lists/fact-list';

/** What became of all emails to a user, each in its last state. */
export function EmailFigures({ entries }: { entries: readonly AdminEmailLogEntry[] }) {
  const of = (outcome: MailOutcome): number => entries.filter((entry) => entry.outcome === outcome).length;
  const problems = (
    [
      ['Bounced', of('bounced')],
      ['Spam reports', of('complained')],
      ['Refused', of('refused')],
    ] as const
  ).filter(([, count]) => count > 0);
  const isUnreported = of('delivered') === 0 && of('sent') > 0;
  return (
    <>
      <CountGrid
        counts={[
          ['Sent', entries.length - of('refused')],
          ...(isUnreported ? [] : ([['Delivered', of('delivered')]] as const)),
          ...problems,
          ['Opened', entries.filter(({ isOpened }) => isOpened).length],
          ['Clicked', entries.filter(({ isClicked }) => isClicked).length],
        ]}
      />
      {isUnreported && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Delivery isn't reported
        </Typography>
      )}
    </>
  );
}
