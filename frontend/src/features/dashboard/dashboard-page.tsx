import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { usePageTitle } from '../../lib/page-title';
import { PageMain } from '../../ui/page-main';
import { AccountDialog } from './account-dialog';
import { ComingTab } from './coming-tab';
import { DashboardHeader } from './dashboard-header';
import { DashboardTabs, tabPanelProps } from './dashboard-tabs';
import { EmailChanged } from './email-changed';
import { GuideDialog } from './guide-dialog';
import { OverviewTab } from './overview-tab';
import { TAB_LABELS, tabOf, type Tab } from './tabs';
import { useGuide } from './use-guide';

const INTRODUCTIONS: Readonly<Record<Tab, string>> = {
  overview: 'Where your heart and your head stand today.',
  matches: 'The people you are getting to know, and what you measure by.',
  'date-ideas': 'Places and moments for the next date.',
  alex: 'A coach who knows your standards.',
};

function TabTitle({ tab }: { tab: Tab }) {
  usePageTitle(TAB_LABELS[tab]);
  return (
    <Box sx={{ mb: { xs: 3, sm: 4 } }}>
      <Typography variant="h1">{TAB_LABELS[tab]}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {INTRODUCTIONS[tab]}
      </Typography>
    </Box>
  );
}

/** `matches` is the whole tab of matches and standards, which are features of their own. */
export function DashboardPage({ matches }: { matches: ReactNode }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const guide = useGuide();
  const [isAccountOpen, setAccountOpen] = useState(false);
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const tab = tabOf(search.get('tab'));

  const open = (next: Tab) => {
    guide.close();
    void navigate(`${PATHS.dashboard}?tab=${next}`, { replace: true });
  };
  const panels: Readonly<Record<Tab, ReactNode>> = {
    overview: <OverviewTab onShowMatches={() => open('matches')} />,
    matches,
    'date-ideas': <ComingTab tab="date-ideas" />,
    alex: <ComingTab tab="alex" />,
  };

  if (newEmail !== null) return <EmailChanged newEmail={newEmail} />;
  return (
    <>
      <DashboardHeader onGuide={guide.open} onProfile={() => setAccountOpen(true)} />
      <DashboardTabs active={tab} onChange={open} />
      <PageMain title={TAB_LABELS[tab]}>
        <TabTitle tab={tab} />
        <div {...tabPanelProps(tab)}>{panels[tab]}</div>
      </PageMain>
      {guide.isOpen && <GuideDialog onClose={guide.close} />}
      {isAccountOpen && <AccountDialog onClose={() => setAccountOpen(false)} onEmailChanged={setNewEmail} />}
    </>
  );
}
