import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  ArrowLeft,
  ChartNoAxesColumn,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/loading/lazy';
import { PATHS } from '../../lib/paths';
import { SkeletonCards } from '../../ui/feedback/skeleton-cards';
import { BAR_HEIGHT, BOTTOM_TAB, BOTTOM_TAB_ICON } from '../../ui/layout/bottom-bar/bottom-tab';
import { NavButton } from '../../ui/layout/nav-button';
import { PageHeader } from '../../ui/layout/page-header';
import { PageMain } from '../../ui/layout/page-main';
import { useCurrentUser } from '../auth/auth.api';
import { AccountPage } from './account/account-page';
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

/** The administrator's own account is in the console's frame, but isn't one of its tabs. */
const ACCOUNT = 'account';
type ConsolePage = ConsoleTab | typeof ACCOUNT;

function consolePageOf(value: string | null): ConsolePage {
  if (value === ACCOUNT) return ACCOUNT;
  return CONSOLE_TABS.find((tab) => tab === value) ?? 'overview';
}

/** The room around a tab's words, outside the column that they start at. */
const TAB_ROOM = 8;

/** A row of tabs under the title, or a bottom bar on phones, like on the dashboard. */
const Bar = styled(Tabs)(({ theme }) => ({
  // The line starts where the words do.
  background: `linear-gradient(${theme.vars?.palette.divider} 0 0) 100% 100% / calc(100% - ${TAB_ROOM}px) 1px no-repeat`,
  marginLeft: -TAB_ROOM,
  marginBottom: 32,
  '& [role=tablist]': { gap: 16 },
  '& .MuiTab-root': { minHeight: 48, minWidth: 0, flexDirection: 'row', gap: 8, paddingInline: TAB_ROOM },
  '& .MuiTab-root > svg': { margin: 0 },
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    margin: 0,
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    '& .MuiTabs-indicator': { display: 'none' },
    '& [role=tablist]': { gap: 0 },
    '& .MuiTab-root': BOTTOM_TAB,
    '& .MuiTab-root > svg': BOTTOM_TAB_ICON,
    '& .MuiTab-root[aria-selected=true] > svg': { background: theme.vars?.palette.soft.head },
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
  /** Null on the account's page. */
  active: ConsoleTab | null;
  onChange: (tab: ConsoleTab) => void;
}

function ConsoleTabBar({ active, onChange }: ConsoleTabBarProps) {
  return (
    <>
      <GlobalStyles
        styles={{
          '@media (max-width:599.95px)': {
            body: { '--bottom-bar': `${BAR_HEIGHT}px` },
            // More particular than the page's own rule, which comes later.
            'body > #root': {
              paddingBottom: `calc(${BAR_HEIGHT}px + env(safe-area-inset-bottom, 0px) + var(--toast, 0px))`,
            },
          },
        }}
      />
      <Bar
        data-sticks
        value={active ?? false}
        onChange={(_event, tab: ConsoleTab) => onChange(tab)}
        aria-label="Admin console"
      >
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

function ConsolePanel({ tab }: { tab: ConsoleTab }) {
  const Panel = PANELS[tab];
  return (
    <div {...consolePanelProps(tab)}>
      <Panel />
    </div>
  );
}

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

/** On phones only the arrow fits next to the brand. */
function BackButton({ to }: { to: string }) {
  return (
    <NavButton
      to={to}
      variant="outlined"
      aria-label="Back to Dashboard"
      sx={(theme) => ({
        minWidth: 44,
        minHeight: 44,
        [theme.breakpoints.down('sm')]: { px: 0, border: 0, bgcolor: 'transparent' },
      })}
    >
      <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>
        <ArrowLeft size={20} aria-hidden />
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' }}>
        Back to Dashboard
      </Box>
    </NavButton>
  );
}

/** An account without a dating profile has no dashboard but the console's: the way back never ends in the survey. */
function useWayBack(page: ConsolePage): string {
  const { data: user } = useCurrentUser();
  if (user?.onboardingComplete) return PATHS.dashboard;
  return page === ACCOUNT ? PATHS.admin : PATHS.adminAccount;
}

export function AdminConsole({ signIn }: { signIn: ReactNode }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = consolePageOf(search.get('tab'));
  const wayBack = useWayBack(page);
  const show = (next: ConsolePage) => void navigate(`${PATHS.admin}?tab=${next}`, { replace: true });
  return (
    <>
      <PageHeader>
        <IconButton
          aria-label="Your account"
          aria-current={page === ACCOUNT ? 'page' : undefined}
          color={page === ACCOUNT ? 'primary' : 'default'}
          onClick={() => void navigate(PATHS.adminAccount)}
          sx={{ width: 44, height: 44 }}
        >
          <UserRound size={20} aria-hidden />
        </IconButton>
        <BackButton to={wayBack} />
      </PageHeader>
      <PageMain title={`${page === ACCOUNT ? 'Your account' : CONSOLE_TAB_LABELS[page]} · Admin Dashboard`}>
        <Title />
        <ConsoleTabBar active={page === ACCOUNT ? null : page} onChange={show} />
        {page === ACCOUNT ? <AccountPage signIn={signIn} /> : <ConsolePanel tab={page} />}
      </PageMain>
    </>
  );
}
