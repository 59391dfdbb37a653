import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { Compass, HeartHandshake, MessageCircle, Sparkles, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { CHOSEN_IN_FORCED_COLORS } from '../../ui/dials/bar-styles';
import { BAR_HEIGHT, BOTTOM_TAB, BOTTOM_TAB_ICON } from '../../ui/layout/bottom-bar/bottom-tab';

export const TABS = ['overview', 'matches', 'date-ideas', 'alex'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Readonly<Record<Tab, string>> = {
  overview: 'Dating Insights',
  matches: 'Matches & Standards',
  'date-ideas': 'Date Ideas',
  alex: 'Alex',
};

export const TAB_ICONS: Readonly<Record<Tab, LucideIcon>> = {
  overview: Sparkles,
  matches: HeartHandshake,
  'date-ideas': Compass,
  alex: MessageCircle,
};

export function tabOf(text: string | null): Tab {
  return TABS.find((tab) => tab === text) ?? 'overview';
}

/** A row of tabs under the header, or a bottom bar on phones. */
const Bar = styled('div')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& [role=tablist]': {
    display: 'flex',
    width: '100%',
    maxWidth: 1120,
    marginInline: 'auto',
    paddingInline: 8,
  },
  [theme.breakpoints.down('sm')]: {
    position: 'fixed',
    zIndex: theme.zIndex.appBar,
    insetInline: 0,
    bottom: 0,
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    borderBottom: 0,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    '& [role=tablist]': { paddingInline: 0 },
  },
}));

const TAB_ROOM = 16;

/** Custom, because four buttons don't need a library's scrolling and measuring. */
const TabButton = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: `12px ${TAB_ROOM}px`,
  border: 0,
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  font: `620 0.9375rem/1.25 ${theme.typography.fontFamily}`,
  cursor: 'pointer',
  '&:hover': { color: theme.vars?.palette.text.primary },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-selected=true]': {
    color: theme.vars?.palette.primary.main,
    // Below the icon and the words, which begin where the page does.
    '&::after': {
      content: '""',
      position: 'absolute',
      bottom: 0,
      insetInline: TAB_ROOM,
      height: 3,
      borderRadius: 3,
      background: theme.vars?.palette.primary.main,
    },
    ...CHOSEN_IN_FORCED_COLORS,
  },
  [theme.breakpoints.down('sm')]: {
    ...BOTTOM_TAB,
    '&[aria-selected=true]::after': { content: 'none' },
    '& svg': BOTTOM_TAB_ICON,
    '&[aria-selected=true] svg': { background: theme.vars?.palette.soft.head },
  },
}));

const panelId = (tab: Tab) => `panel-${tab}`;
const tabId = (tab: Tab) => `tab-${tab}`;

export const tabPanelProps = (tab: Tab) => ({
  role: 'tabpanel',
  id: panelId(tab),
  'aria-labelledby': tabId(tab),
});

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** Arrow keys, Home and End move focus and wrap around; Enter or Space selects. */
function moveFocus(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  const step = STEPS[event.key];
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  if (!step || tabs.length === 0) return;
  event.preventDefault();
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  tabs.at(step(at) % tabs.length)?.focus();
}

export function DashboardTabs({ active, onChange }: { active: Tab; onChange: (tab: Tab) => void }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <nav aria-label="Dashboard">
      <GlobalStyles
        styles={{
          '@media (max-width:599.95px)': {
            body: { '--bottom-bar': `${BAR_HEIGHT}px` },
            // More particular than the page's own rule, which comes later.
            'body > #root': { paddingBottom: `calc(${BAR_HEIGHT}px + var(--toast, 0px))` },
          },
        }}
      />
      <Bar data-sticks>
        <div
          ref={list}
          role="tablist"
          aria-label="Dashboard"
          onKeyDown={(event) => moveFocus(event, list.current)}
        >
          {TABS.map((tab) => {
            const Icon = TAB_ICONS[tab];
            const isActive = tab === active;
            return (
              <TabButton
                key={tab}
                type="button"
                role="tab"
                id={tabId(tab)}
                aria-selected={isActive}
                aria-controls={panelId(tab)}
                tabIndex={isActive ? 0 : -1}
                onClick={() => onChange(tab)}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {TAB_LABELS[tab]}
              </TabButton>
            );
          })}
        </div>
      </Bar>
    </nav>
  );
}
