import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  ChartNoAxesColumn,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy';
import { PATHS } from '../../lib/paths';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { NavButton } from '../../ui/layout/nav-button';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { Badge } from './shared/badge';

const CONSOLE_TABS = ['overview', 'users', 'analytics', 'settings'] as const;
type ConsoleTab = (typeof CONSOLE_TABS)[number];

const CONSOLE_TAB_LABELS: Readonly<Record<ConsoleTab, string>> = {
  overview: 'Overview',
  users: 'User Management',
  analytics: 'Analytics',
  settings: 'Settings',
};

const CONSOLE_TAB_ICONS: Readonly<Record<ConsoleTab, LucideIcon>> = {
  overview: LayoutDashboard,
  users: UsersRound,
  analytics: ChartNoAxesColumn,
  settings: Settings,
};

function consoleTabOf(value: string | null): ConsoleTab {
  return CONSOLE_TABS.find((tab) => tab === value) ?? 'overview';
}

const BAR_HEIGHT = 64;

/** A row of tabs under the title, or a bottom bar on phones, like on the dashboard. */
const Bar = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  marginBottom: 32,
  '& .MuiTab-root': { minHeight: 48, flexDirection: 'row', gap: 8, paddingInline: 16 },
  '& .MuiTab-root > svg': { margin: 0 },
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    margin: 0,
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    borderBottom: 0,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    '& .MuiTabs-indicator': { display: 'none' },
    '& .MuiTab-root': {
      flex: '1 1 0',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: BAR_HEIGHT,
      padding: '8px 2px 6px',
      gap: 3,
      fontSize: '0.75rem',
      lineHeight: 1.15,
    },
    '& .MuiTab-root[aria-selected=true] svg': { fill: theme.vars?.palette.soft.heart },
  },
}));

const tabId = (tab: ConsoleTab) => `console-tab-${tab}`;
const panelId = (tab: ConsoleTab) => `console-panel-${tab}`;

const consolePanelProps = (tab: ConsoleTab) => ({
  role: 'tabpanel',
  id: panelId(tab),
  'aria-labelledby': tabId(tab),
});

interface ConsoleTabBarProps {
  active: ConsoleTab;
  onChange: (tab: ConsoleTab) => void;
}

function ConsoleTabBar({ active, onChange }: ConsoleTabBarProps) {
  return (
    <>
      <GlobalStyles
        styles={{
          '@media (max-width:599.95px)': {
            body: { '--bottom-bar': `${BAR_HEIGHT}px` },
            '#root': { paddingBottom: BAR_HEIGHT },
          },
        }}
      />
      <Bar value={active} onChange={(_event, tab: ConsoleTab) => onChange(tab)} aria-label="Admin console">
        {CONSOLE_TABS.map((tab) => {
          const Icon = CONSOLE_TAB_ICONS[tab];
          return (
            <Tab
              key={tab}
              value={tab}
              id={tabId(tab)}
              aria-controls={tab === active ? panelId(tab) : undefined}
              icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
              label={CONSOLE_TAB_LABELS[tab]}
            />
          );
        })}
      </Bar>
    </>
  );
}

const waiting = <SkeletonCards count={3} label="Loading" />;
const PANELS: Readonly<Record<ConsoleTab, ComponentType>> = {
  overview: lazyPart(
    async () => (await import('./overview/console-overview-tab')).ConsoleOverviewTab,
    waiting,
  ),
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
