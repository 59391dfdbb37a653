import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MailOpen, MousePointerClick } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { AdminEmailLogEntry, AdminUser, MailOutcome } from '#contract/console/admin';
import { SheetActions } from '../../../ui/dialogs/sheet-actions';
import { CopyButton } from '../../../ui/fields/copy-button';
import { Address } from '../shared/address';
import { Badge } from '../shared/badge';
import { ConsoleDialog, ReadingContent } from '../shared/console-dialog';
import { dayAndTime, longDay } from '../shared/console-format';
import { FactList } from '../shared/lists/fact-list';
import { LoadProblem } from '../shared/load-problem';
import { authTypeWords, mailTypeWords, surveyWords } from '../shared/stored-words';
import { EmailFigures } from './email-figures';
import { isGone, useAccountCare, useVanished } from './use-account-care';
import { engagementLabel, isTracked, nameOrNone } from './user-texts';
import { useUserEmails } from './users.api';

const OUTCOME_WORDS: Readonly<Record<Exclude<MailOutcome, 'sent'>, string>> = {
  delivered: 'Delivered',
  refused: 'Refused by the mail server',
  bounced: 'Bounced',
  complained: 'Reported as spam',
};

function missedWords({ emailType, outcome, isOpened, isClicked }: AdminEmailLogEntry): string {
  if (!isTracked(emailType) || outcome === 'refused') return '';
  if (!isOpened) return ', not opened';
  return isClicked ? '' : ', not clicked';
}

const at = (instant: string | null) => (instant === null ? '' : ` ${dayAndTime(instant)}`);

function Entry({ entry }: { entry: AdminEmailLogEntry }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mb: 0.5 }}>
        <Badge tone="quiet">
          <Box
            component="span"
            sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {mailTypeWords(entry.emailType)}
          </Box>
        </Badge>
        {entry.outcome !== 'sent' && (
          <Badge tone={entry.outcome === 'delivered' ? 'good' : 'bad'}>{OUTCOME_WORDS[entry.outcome]}</Badge>
        )}
        {entry.isOpened && <Badge tone="good" Icon={MailOpen}>{`Opened${at(entry.openedAt)}`}</Badge>}
        {entry.isClicked && (
          <Badge tone="good" Icon={MousePointerClick}>{`Clicked${at(entry.clickedAt)}`}</Badge>
        )}
      </Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{entry.subject}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {entry.outcome === 'refused' ? 'Refused' : 'Sent'} {dayAndTime(entry.sentAt)}
        {missedWords(entry)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, my: '-6px' }}>
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          title={entry.messageId}
          sx={{ maxWidth: '24ch', fontFamily: 'monospace', fontSize: '0.75rem' }}
        >
          {entry.messageId}
        </Typography>
        <CopyButton
          text={entry.messageId}
          what="the message ID"
          label="Copy ID"
          accessibleLabel={`Copy the message ID of "${entry.subject}"`}
          size="small"
          sx={{ flex: 'none' }}
        />
      </Box>
    </Box>
  );
}

function EmailLog({ userId, onGone }: { userId: string; onGone: () => void }) {
  const { data: entries, error, isPending, isFetching, refetch } = useUserEmails(userId);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone(error)) leave();
  }, [error]);
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
    <>
      <EmailFigures entries={entries} />
      <Box component="ul" aria-label="Email activity" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
    </>
  );
}

function surveyFacts(user: AdminUser): [string, string][] {
  return [
    ['How they heard about us', surveyWords(user.howHeardAbout)],
    ['Dating duration', surveyWords(user.datingDuration)],
    ['Dating goal', surveyWords(user.datingGoal)],
    ['Location', user.location || 'Not specified'],
    ['Dating challenge', surveyWords(user.datingChallenge)],
    ['Preferred date type', surveyWords(user.preferredDateType)],
    ['Gender identity', surveyWords(user.gender)],
    ['Interested in dating', surveyWords(user.interestedInGenders)],
  ];
}

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="h3" sx={{ mb: 1.5 }}>
      {children}
    </Typography>
  );
}

function Account({ user }: { user: AdminUser }) {
  return (
    <section>
      <Box component="dl" sx={{ m: 0, mb: 1.5 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          Full Name
        </Typography>
        <Typography component="dd" variant="h2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {nameOrNone(user)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        <Badge tone="head">{engagementLabel(user)}</Badge>
        <Badge tone={user.emailConfirmed ? 'quiet' : 'bad'}>
          {user.emailConfirmed ? 'Email Confirmed' : 'Email Not Confirmed'}
        </Badge>
        <Badge tone={user.onboardingComplete ? 'quiet' : 'waiting'}>
          {user.onboardingComplete ? 'Onboarding Complete' : 'Onboarding Incomplete'}
        </Badge>
      </Box>
      <FactList
        facts={[
          ['Email', <Address key="email" of={user.email} />],
          ['Registration Date', longDay(user.createdAt)],
          [
            'Authentication Type',
            <>
              {authTypeWords(user.authType)} (<span>{user.authType}</span>)
            </>,
          ],
          ['Criteria Set Up', String(user.criteriaCount)],
          ['Matches Evaluated', String(user.evaluatedMatches)],
        ]}
      />
    </section>
  );
}

export function UserDetailsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const sayVanished = useVanished();
  const leave = () => {
    onClose();
    sayVanished();
  };
  const care = useAccountCare(leave);
  return (
    <ConsoleDialog isQuiet title="User Details" onClose={onClose}>
      <ReadingContent label="Details">
        <Account user={user} />
        {user.surveyComplete && (
          <section>
            <Heading>Survey answers</Heading>
            <FactList facts={surveyFacts(user)} isCapitalized />
          </section>
        )}
        <section>
          <Heading>Email activity</Heading>
          <EmailLog userId={user.id} onGone={leave} />
        </section>
      </ReadingContent>
      <SheetActions>
        <Button onClick={() => care.endSessions(user.id)} sx={{ ml: { sm: -1.75 }, mr: { sm: 'auto' } }}>
          Sign Out Everywhere
        </Button>
        {!user.emailConfirmed && (
          <Button variant="outlined" onClick={() => care.resendConfirmation(user.id)}>
            Resend Confirmation
          </Button>
        )}
        <Button variant="contained" onClick={() => care.sendPasswordReset(user.id)}>
          Send Password Reset
        </Button>
      </SheetActions>
    </ConsoleDialog>
  );
}
