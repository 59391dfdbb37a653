import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CONSOLE_TAB_ICONS, CONSOLE_TAB_LABELS, CONSOLE_TABS, type ConsoleTab } from './console-tabs';

const BAR_HEIGHT = 64;

/** A line of tabs under the title; on phones a bar at the thumb, as on the dashboard. */
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

export const consolePanelProps = (tab: ConsoleTab) => ({
  role: 'tabpanel',
  id: panelId(tab),
  'aria-labelledby': tabId(tab),
});

interface Props {
  active: ConsoleTab;
  onChange: (tab: ConsoleTab) => void;
}

export function ConsoleTabBar({ active, onChange }: Props) {
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
