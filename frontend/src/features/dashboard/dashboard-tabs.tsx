import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { TAB_ICONS, TAB_LABELS, TABS, type Tab } from './tabs';

const BAR_HEIGHT = 64;

/** A line of tabs under the header; on phones a bar at the thumb. */
const Bar = styled(MuiTabs)(({ theme }) => ({
  minHeight: 48,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  '& .MuiTab-root': { gap: 8, paddingInline: 16, flexShrink: 0 },
  '& .MuiTab-root > .MuiTab-icon': { margin: 0 },
  '& .MuiTab-root:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.up('sm')]: {
    '& .MuiTabs-list': {
      width: '100%',
      maxWidth: 1120,
      marginInline: 'auto',
      paddingInline: 8,
    },
  },
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    minHeight: BAR_HEIGHT,
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
      justifyContent: 'flex-start',
    },
    '& .Mui-selected .MuiTab-icon': { fill: theme.vars?.palette.soft.heart },
  },
}));

const panelId = (tab: Tab) => `panel-${tab}`;
const tabId = (tab: Tab) => `tab-${tab}`;

export const tabPanelProps = (tab: Tab) => ({
  role: 'tabpanel',
  id: panelId(tab),
  'aria-labelledby': tabId(tab),
});

export function DashboardTabs({ active, onChange }: { active: Tab; onChange: (tab: Tab) => void }) {
  return (
    <nav aria-label="Dashboard">
      <GlobalStyles
        styles={{
          '@media (max-width:599.95px)': {
            body: { '--bottom-bar': `${BAR_HEIGHT}px` },
            '#root': { paddingBottom: BAR_HEIGHT },
          },
        }}
      />
      <Bar value={active} onChange={(_, tab: Tab) => onChange(tab)} aria-label="Dashboard">
        {TABS.map((tab) => {
          const Icon = TAB_ICONS[tab];
          return (
            <MuiTab
              key={tab}
              value={tab}
              id={tabId(tab)}
              aria-controls={panelId(tab)}
              label={TAB_LABELS[tab]}
              icon={<Icon size={20} strokeWidth={1.75} aria-hidden className="MuiTab-icon" />}
              iconPosition="start"
            />
          );
        })}
      </Bar>
    </nav>
  );
}
