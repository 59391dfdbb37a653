import { ChartNoAxesColumn, LayoutDashboard, Settings, UsersRound, type LucideIcon } from 'lucide-react';

export const CONSOLE_TABS = ['overview', 'users', 'analytics', 'settings'] as const;
export type ConsoleTab = (typeof CONSOLE_TABS)[number];

export const CONSOLE_TAB_LABELS: Readonly<Record<ConsoleTab, string>> = {
  overview: 'Overview',
  users: 'User Management',
  analytics: 'Analytics',
  settings: 'Settings',
};

export const CONSOLE_TAB_ICONS: Readonly<Record<ConsoleTab, LucideIcon>> = {
  overview: LayoutDashboard,
  users: UsersRound,
  analytics: ChartNoAxesColumn,
  settings: Settings,
};

export function consoleTabOf(value: string | null): ConsoleTab {
  return CONSOLE_TABS.find((tab) => tab === value) ?? 'overview';
}
