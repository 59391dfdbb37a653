import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { KEPT_DAYS } from '#contract/account/privacy';
import type {
  CampaignRecipient,
  RecipientFilter,
  RecipientState,
} from '#contract/console/campaigns/campaign-list';
import { whileBusy } from '../../../../ui/feedback/while-busy';
import { ChoiceChips } from '../../../../ui/fields/choice-chips';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden';
import { Address } from '../../shared/address';
import { Badge, type BadgeTone } from '../../shared/badge';
import { dayAndTime, wholeNumber } from '../../shared/console-format';
import { LoadProblem } from '../../shared/load-problem';
import { useRecipients } from '../campaigns.api';

const FILTER_WORDS: Readonly<Record<RecipientFilter, string>> = {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
};

const STATE_TONES: Readonly<Record<RecipientState, BadgeTone>> = {
  waiting: 'waiting',
  sent: 'good',
  failed: 'bad',
  skipped: 'quiet',
};

const EMPTY_WORDS: Readonly<Record<RecipientFilter, string>> = {
  all: 'No one has been selected yet.',
  waiting: 'No one is waiting for it.',
  sent: "It hasn't been sent to anyone yet.",
  failed: 'No emails failed.',
  skipped: 'No one was skipped.',
};

/** When the email was or will be sent, and what happened to it. */
function happenings(recipient: CampaignRecipient): string {
  const { state, dueAt, sentAt, refusedAt } = recipient;
  if (state === 'waiting') return `Due ${dayAndTime(dueAt)}`;
  if (state === 'skipped') return 'Unsubscribed, suppressed, or canceled before it was sent';
  if (state === 'failed')
    return refusedAt === null
      ? `Given up; the reason is under Unsent email for ${KEPT_DAYS.mails} days`
      : `Refused by the mail server ${dayAndTime(refusedAt)}`;
  if (sentAt === null)
    return `Sent more than ${KEPT_DAYS.mails} days ago; delivery details are no longer kept`;
  const marks: readonly (readonly [string, string | null])[] = [
    ['delivered', recipient.deliveredAt],
    ['refused by the mail provider', refusedAt],
    ['opened', recipient.openedAt],
    ['clicked', recipient.clickedAt],
    ['unsubscribed', recipient.unsubscribedAt],
    ['bounced', recipient.bouncedAt],
    ['reported as spam', recipient.complainedAt],
  ];
  const done = marks.flatMap(([name, at]) => (at === null ? [] : [`${name} ${dayAndTime(at)}`]));
  return [`Sent ${dayAndTime(sentAt)}`, ...done].join(', ');
}

/** What went wrong with an email that was sent: the worst of it, when there is more. */
function mishap(recipient: CampaignRecipient): string | null {
  if (recipient.state !== 'sent') return null;
  if (recipient.complainedAt !== null) return 'Reported as spam';
  if (recipient.bouncedAt !== null) return 'Bounced';
  return recipient.refusedAt === null ? null : 'Refused';
}

/** An email that came back, or that the mail provider dropped, counts as sent, but didn't end well. */
function StateBadge({ recipient }: { recipient: CampaignRecipient }) {
  const { state } = recipient;
  const words = mishap(recipient);
  if (words !== null) return <Badge tone="bad">{words}</Badge>;
  return <Badge tone={STATE_TONES[state]}>{FILTER_WORDS[state]}</Badge>;
}

function Recipient({ recipient }: { recipient: CampaignRecipient }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'start',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
        <Address of={recipient.email} />
      </Typography>
      <StateBadge recipient={recipient} />
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {happenings(recipient)}
      </Typography>
    </Box>
  );
}

/** Below the dialog's title while the list scrolls under them; its fade is above them. */
const FILTERS = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  mt: '-12px',
  pt: '12px',
  pb: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** Who gets a campaign and how far each email is, a page at a time. */
export function RecipientList({ campaignId }: { campaignId: string }) {
  const id = useId();
  const [state, setState] = useState<RecipientFilter>('all');
  const list = useRecipients(campaignId, state);
  const recipients = list.data?.pages.flatMap((page) => page.recipients) ?? [];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, gap: 1.5 }}>
      <Box data-sticks sx={FILTERS}>
        <VisuallyHidden>
          <span id={id}>Show</span>
        </VisuallyHidden>
        <ChoiceChips
          labelledBy={id}
          choices={FILTER_WORDS}
          chosen={state}
          onChoose={(chosen) => setState(chosen ?? 'all')}
        />
      </Box>
      {list.isError && (
        <LoadProblem
          subject="The recipients"
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      {list.isPending && <Skeleton variant="rounded" height={160} aria-label="Loading recipients" />}
      {list.data && recipients.length === 0 && (
        <Typography color="textSecondary">{EMPTY_WORDS[state]}</Typography>
      )}
      {recipients.length > 0 && (
        <Box
          component="ul"
          aria-label="Recipients"
          aria-busy={list.isPlaceholderData}
          sx={{ listStyle: 'none', m: 0, p: 0, opacity: list.isPlaceholderData ? 0.6 : 1 }}
        >
          {recipients.map((recipient) => (
            <Recipient key={recipient.userId} recipient={recipient} />
          ))}
        </Box>
      )}
      {list.hasNextPage && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="body2" color="textSecondary" role="status">
            Showing {wholeNumber(recipients.length)}.
          </Typography>
          <Button
            variant="outlined"
            {...whileBusy(list.isFetchingNextPage)}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </Box>
      )}
    </Box>
  );
}
