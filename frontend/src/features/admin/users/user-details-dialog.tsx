import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '#contract/admin';
import { Badge } from '../pieces/badge';
import { ConsoleDialog } from '../pieces/console-dialog';
import { longDay } from '../pieces/console-words';
import { Facts } from '../pieces/facts';
import { ReadingContent } from '../pieces/reading-content';
import { EmailLog } from './email-log';
import { useAccountMail } from './use-account-mail';
import { engagementLabel, nameOrNone, surveyWords } from './user-words';

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        <Badge tone="heart">{engagementLabel(user)}</Badge>
        <Badge tone={user.emailConfirmed ? 'good' : 'bad'}>
          {user.emailConfirmed ? 'Email Confirmed' : 'Email Not Confirmed'}
        </Badge>
        <Badge tone={user.onboardingComplete ? 'head' : 'waiting'}>
          {user.onboardingComplete ? 'Onboarding Complete' : 'Onboarding Incomplete'}
        </Badge>
      </Box>
      <Facts
        facts={[
          ['Full Name', nameOrNone(user)],
          ['Email', user.email],
          ['Registration Date', longDay(user.createdAt)],
          ['Authentication Type', user.authType],
          ['Criteria Set Up', String(user.criteriaCount)],
          ['Matches Evaluated', String(user.evaluatedMatches)],
        ]}
      />
    </section>
  );
}

export function UserDetailsDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const mail = useAccountMail();
  return (
    <ConsoleDialog title="User Details" onClose={onClose}>
      <ReadingContent label="Details">
        <Account user={user} />
        {user.surveyComplete && (
          <section>
            <Heading>Survey answers</Heading>
            <Facts facts={surveyFacts(user)} isCapitalized />
          </section>
        )}
        <section>
          <Heading>Email activity</Heading>
          <EmailLog userId={user.id} />
        </section>
      </ReadingContent>
      <DialogActions>
        {!user.emailConfirmed && (
          <Button variant="outlined" onClick={() => mail.resendConfirmation(user.id)}>
            Resend Confirmation
          </Button>
        )}
        <Button variant="contained" onClick={() => mail.sendPasswordReset(user.id)}>
          Send Password Reset
        </Button>
      </DialogActions>
    </ConsoleDialog>
  );
}
