import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { connection } from '../../lib/connection';
import { lazyPart } from '../../lib/loading/lazy';
import { usePageTitle } from '../../lib/page-title';
import { afterDialogs } from '../../lib/dialog-history';
import { PATHS } from '../../lib/paths';
import { PanelBoundary } from '../../ui/feedback/panel-boundary';
import { SaidOnce } from '../../ui/feedback/said-once';
import { AfterFirstPaint } from '../../ui/layout/deferred';
import { HIDDEN } from '../../ui/layout/visually-hidden';
import { PageMain } from '../../ui/layout/page-main';
import { useCurrentUser } from '../auth/auth.api';
import { DashboardTabs, TAB_LABELS, tabOf, tabPanelProps, type Tab } from './dashboard-tabs';
import { useMarkGuideSeen } from './dashboard.api';
import { DashboardHeader } from './header/dashboard-header';
import { OverviewTab } from './overview/overview-tab';

/** Opens automatically until the user closes it once, in any way. */
function useGuide() {
  const { data: user } = useCurrentUser();
  const markSeen = useMarkGuideSeen();
  const [isAsked, setAsked] = useState(false);
  // Not while offline: it couldn't be marked as seen and would reopen on every visit. Once open, it stays.
  const [couldBeMarked] = useState(() => connection.isOnline());
  const isNew = user?.hasSeenDashboardGuide === false && couldBeMarked;
  const close = () => {
    setAsked(false);
    if (isNew) markSeen.mutate();
  };
  return { isOpen: isAsked || isNew, open: () => setAsked(true), close };
}

const EmailChanged = lazyPart(async () => (await import('./email-changed-page')).EmailChangedPage);
const GuideDialog = lazyPart(async () => (await import('./guide/guide-dialog')).GuideDialog);

const INTRODUCTIONS: Readonly<Record<Tab, string>> = {
  overview: "Where your heart and head stand today, based on every date you've scored.",
  matches: "The people you're getting to know, and what you're looking for.",
  'date-ideas': 'Ideas for your next date.',
  alex: 'A coach who knows your standards.',
};

function TabTitle({ tab, isHidden }: { tab: Tab; isHidden: boolean }) {
  usePageTitle(TAB_LABELS[tab]);
  if (isHidden)
    return (
      <Typography component="h1" sx={HIDDEN}>
        {TAB_LABELS[tab]}
      </Typography>
    );
  // On a phone, the conversation needs the room.
  const isShort = tab === 'alex';
  return (
    <Box sx={{ mb: { xs: isShort ? 1 : 3, sm: 4 } }}>
      <Typography variant="h1">{TAB_LABELS[tab]}</Typography>
      <Typography
        color="textSecondary"
        sx={{ mt: 0.5, display: { xs: isShort ? 'none' : 'block', sm: 'block' } }}
      >
        {INTRODUCTIONS[tab]}
      </Typography>
    </Box>
  );
}

type ProfileTab = 'Personal' | 'Dating' | 'Preferences';

interface Props {
  /** What waits to be sent, whichever tab is open. */
  notice: ReactNode;
  /** What the overview starts with: where the user stands. */
  standing: ReactNode;
  /** The analytics below the overview's cards. */
  insights: ReactNode;
  /** A month of dates, shown instead of the overview. */
  Month: ComponentType<{ month: string }>;
  /** The Matches & Standards tab, which combines separate features. */
  matches: ReactNode;
  /** The Date Ideas tab. */
  dateIdeas: ReactNode;
  /** The Alex tab. */
  Alex: ComponentType<{ onSettings: () => void }>;
  ProfileDialog: ComponentType<{
    firstTab?: ProfileTab;
    onClose: () => void;
    onEmailChanged: (newEmail: string) => void;
  }>;
}

export function DashboardPage({
  notice,
  standing,
  insights,
  Month,
  matches,
  dateIdeas,
  Alex,
  ProfileDialog,
}: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const guide = useGuide();
  const [profile, setProfile] = useState<ProfileTab | null>(null);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const tab = tabOf(search.get('tab'));

  const open = (next: Tab) => {
    const show = () => void navigate(`${PATHS.dashboard}?tab=${next}`, { replace: true });
    if (!guide.isOpen) return show();
    guide.close();
    afterDialogs(show);
  };
  const addMatch = () => {
    guide.close();
    afterDialogs(() => void navigate(PATHS.addMatch));
  };
  const month = search.get('month');
  // A page within a tab shows a title of its own.
  const isInner = (tab === 'overview' && month !== null) || (tab === 'matches' && search.has('compare'));
  const panels: Readonly<Record<Tab, ReactNode>> = {
    overview: (
      <SaidOnce>
        {month === null ? <OverviewTab standing={standing} insights={insights} /> : <Month month={month} />}
      </SaidOnce>
    ),
    matches,
    'date-ideas': dateIdeas,
    alex: <Alex onSettings={() => setProfile('Preferences')} />,
  };

  if (newEmail !== null) return <EmailChanged newEmail={newEmail} />;
  return (
    <>
      <DashboardHeader onGuide={guide.open} onProfile={() => setProfile('Personal')} />
      <DashboardTabs active={tab} onChange={open} />
      <PageMain title={TAB_LABELS[tab]}>
        <TabTitle tab={tab} isHidden={isInner} />
        <AfterFirstPaint>{notice}</AfterFirstPaint>
        <div {...tabPanelProps(tab)}>
          <PanelBoundary key={tab}>
            <AfterFirstPaint>{panels[tab]}</AfterFirstPaint>
          </PanelBoundary>
        </div>
      </PageMain>
      {guide.isOpen && <GuideDialog onClose={guide.close} onTab={open} onAddMatch={addMatch} />}
      {profile && (
        <ProfileDialog firstTab={profile} onClose={() => setProfile(null)} onEmailChanged={setNewEmail} />
      )}
    </>
  );
}
