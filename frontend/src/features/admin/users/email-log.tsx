import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MailOpen, MousePointerClick } from 'lucide-react';
import type { AdminEmailLogEntry } from '#contract/admin';
import { Badge } from '../pieces/badge';
import { dayAndTime } from '../pieces/console-words';
import { LoadProblem } from '../pieces/load-problem';
import { isTracked, mailTypeWords } from './user-words';
import { useUserEmails } from './users.api';

function missedWords({ emailType, isOpened, isClicked }: AdminEmailLogEntry): string {
  if (!isTracked(emailType)) return '';
  if (!isOpened) return ', not opened';
  return isClicked ? '' : ', not clicked';
}

const at = (instant: string | null) => (instant === null ? '' : ` ${dayAndTime(instant)}`);

function Entry({ entry }: { entry: AdminEmailLogEntry }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 0.5 }}>
        <Badge tone="head">{mailTypeWords(entry.emailType)}</Badge>
        {entry.isOpened && <Badge tone="good" Icon={MailOpen}>{`Opened${at(entry.openedAt)}`}</Badge>}
        {entry.isClicked && (
          <Badge tone="good" Icon={MousePointerClick}>{`Clicked${at(entry.clickedAt)}`}</Badge>
        )}
      </Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{entry.subject}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Sent {dayAndTime(entry.sentAt)}
        {missedWords(entry)}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: '0.75rem' }}
      >
        {entry.messageId}
      </Typography>
    </Box>
  );
}

export function EmailLog({ userId }: { userId: string }) {
  const { data: entries, isPending, isFetching, refetch } = useUserEmails(userId);
  if (isPending)
    return (
      <Box role="group" aria-label="Loading email activity" aria-busy>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Box>
    );
  if (!entries)
    return (
      <LoadProblem subject="The email activity" onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  if (entries.length === 0)
    return <Typography color="textSecondary">No email activity recorded for this user</Typography>;
  return (
    <Box component="ul" aria-label="Email activity" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Box>
  );
}
