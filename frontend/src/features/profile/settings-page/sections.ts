import {
  Bell,
  Database,
  EyeOff,
  KeyRound,
  Mail,
  MonitorSmartphone,
  SlidersHorizontal,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

export interface PageSectionWords {
  /** What a link to it ends with. */
  id: string;
  /** The words of its link, and of its row on phones. */
  name: string;
  /** On phones, what is in it. */
  about: string;
  Icon: LucideIcon;
  /** The title of its only card, which its row says on phones instead of its name. */
  card?: string;
}

export const SECTIONS = {
  aboutYou: {
    id: 'about-you',
    name: 'About you',
    about: 'Name, city and what you look for',
    Icon: UserRound,
  },
  emails: {
    id: 'emails',
    name: 'Emails',
    about: 'What we may send you',
    Icon: Mail,
    card: 'Email Preferences',
  },
  reminders: {
    id: 'reminders',
    name: 'Reminders',
    about: 'For the dates you plan',
    Icon: Bell,
    card: 'Reminders and calendar',
  },
  scoring: {
    id: 'scoring',
    name: 'Scoring and AI',
    about: 'Rating order, time zone and AI',
    Icon: SlidersHorizontal,
  },
  privacy: {
    id: 'privacy',
    name: 'Privacy',
    about: 'Hiding names, app lock, plain icon',
    Icon: EyeOff,
    card: 'Privacy on this device',
  },
  security: {
    id: 'security',
    name: 'Security',
    about: 'Your email and password',
    Icon: KeyRound,
    card: 'Account Security',
  },
  data: {
    id: 'data',
    name: 'Your data',
    about: 'Import, download or delete it',
    Icon: Database,
    card: 'Your data',
  },
} as const satisfies Record<string, PageSectionWords>;

/** A row of its own on phones only; where there is room, the link to the account's security leads to both. */
export const SIGN_INS: PageSectionWords = {
  id: 'sign-ins',
  name: 'Sign-in and devices',
  about: 'Passkeys, apps and devices',
  Icon: MonitorSmartphone,
};
