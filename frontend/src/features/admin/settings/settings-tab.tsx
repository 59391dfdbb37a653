import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { INBOX_STATES } from '#contract/console/contact-inbox';
import { lazyPart } from '../../../lib/loading/lazy';
import { PATHS } from '../../../lib/paths';
import { SkeletonCards } from '../../../ui/feedback/skeleton-cards';
import { AdministratorsPanel } from '../administrators/administrators-panel';
import { NavButton } from '../../../ui/layout/nav-button';
import { useInbox } from '../inbox/inbox.api';
import type { MailView } from '../mail/mail-head';
import { wholeNumber } from '../shared/console-format';
import { FactList } from '../shared/lists/fact-list';
import { LoadProblem } from '../shared/load-problem';
import { SectionCard } from '../shared/section-card';
import { TemplateCards } from '../templates/template-cards';
import { EmailService } from './email-service';
import { LocalModelPanel } from './local-model-panel';
import { PlatformActions } from './platform-actions';
import { useAdminSettings } from './settings.api';

function SecurityPanel() {
  const { data, isPending, isFetching, refetch } = useAdminSettings();
  return (
    <SectionCard
      title="Security Settings"
      about="How accounts are protected. Set in the server configuration."
    >
      {isPending && <Skeleton variant="rounded" height={160} aria-label="Loading the security settings" />}
      {!isPending && !data && (
        <LoadProblem subject="The security settings" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data && <FactList facts={data.security.map(({ label, value }) => [label, value])} />}
    </SectionCard>
  );
}

const MailPage = lazyPart(
  async () => (await import('../mail/mail-page')).MailPage,
  <SkeletonCards count={3} label="Loading" />,
);

const InboxPage = lazyPart(
  async () => (await import('../inbox/inbox-page')).InboxPage,
  <SkeletonCards count={3} label="Loading" />,
);

/** The email page that the URL asks for; null for the settings themselves. */
function mailViewOf(value: string | null): MailView | null {
  return value === 'unsent' || value === 'suppressed' ? value : null;
}

export function SettingsTab() {
  const [search] = useSearchParams();
  const view = mailViewOf(search.get('mail'));
  const inbox = INBOX_STATES.find((state) => state === search.get('inbox'));
  if (inbox) return <InboxPage state={inbox} />;
  return view === null ? <Settings /> : <MailPage view={view} />;
}

function InboxCard() {
  const { data, isPending, isFetching, refetch } = useInbox('open', '');
  const open = data?.pages[0]?.open;
  return (
    <SectionCard
      title="Messages to Support"
      about="What people write on the contact page, to be answered here by email."
      action={
        <NavButton to={PATHS.inbox()} variant="outlined">
          Open inbox
        </NavButton>
      }
    >
      {isPending && <Skeleton variant="rounded" height={28} width={200} aria-label="Loading the inbox" />}
      {!isPending && open === undefined && (
        <LoadProblem subject="The inbox" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {open !== undefined && (
        <Typography>{open === 0 ? 'Nothing to answer.' : `${wholeNumber(open)} to answer.`}</Typography>
      )}
    </SectionCard>
  );
}

/** Two short sections of the same height where both fit. */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

function Settings() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Pair>
        <InboxCard />
        <LocalModelPanel />
      </Pair>
      <EmailService />
      <TemplateCards />
      <AdministratorsPanel />
      <Pair>
        <SecurityPanel />
        <PlatformActions />
      </Pair>
    </Box>
  );
}
