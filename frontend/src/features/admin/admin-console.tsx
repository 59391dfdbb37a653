import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShieldCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { lazyPart } from '../../lib/lazy';
import { NavButton } from '../../ui/layout/nav-button';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { ConsoleTabBar, consolePanelProps } from './console-tab-bar';
import { CONSOLE_TAB_LABELS, consoleTabOf, type ConsoleTab } from './console-tabs';
import { Badge } from './pieces/badge';

const waiting = <SkeletonCards count={3} label="Loading" />;
const PANELS: Readonly<Record<ConsoleTab, ComponentType>> = {
  overview: lazyPart(async () => (await import('./overview/overview-tab')).OverviewTab, waiting),
  users: lazyPart(async () => (await import('./users/users-tab')).UsersTab, waiting),
  analytics: lazyPart(async () => (await import('./analytics/analytics-tab')).AnalyticsTab, waiting),
  settings: lazyPart(async () => (await import('./settings/settings-tab')).SettingsTab, waiting),
};

function Title() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        mb: { xs: 3, sm: 2 },
      }}
    >
      <Typography variant="h1">Admin Dashboard</Typography>
      <Badge tone="good" Icon={ShieldCheck}>
        Admin Access Active
      </Badge>
    </Box>
  );
}

export function AdminConsole() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = consoleTabOf(search.get('tab'));
  const Panel = PANELS[tab];
  const show = (next: ConsoleTab) => void navigate(`${PATHS.admin}?tab=${next}`, { replace: true });
  return (
    <>
      <PageHeader>
        <NavButton to={PATHS.dashboard} variant="outlined">
          Back to Dashboard
        </NavButton>
      </PageHeader>
      <PageMain title={`${CONSOLE_TAB_LABELS[tab]} · Admin Dashboard`}>
        <Title />
        <ConsoleTabBar active={tab} onChange={show} />
        <div {...consolePanelProps(tab)}>
          <Panel />
        </div>
      </PageMain>
    </>
  );
}
