import { Compass, HeartHandshake, MessageCircle, Sparkles, type LucideIcon } from 'lucide-react';

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
