import { isCalendarDay } from '../rules/calendar-day';
import type { RulesOf, TextRule } from '../rules/field-rule';
import { TIME_ZONE_RULE } from '../rules/person';
import { VERSION_RULE } from './candidates';

/** A date that the user has planned and not scored yet. */
export interface PlannedDate {
  id: string;
  candidateId: string;
  /** The user's local date and time, `YYYY-MM-DDTHH:MM`. */
  plannedFor: string;
  /** The IANA name of the zone in which `plannedFor` is. */
  timeZone: string;
  /** The instant of `plannedFor`. */
  startsAt: string;
  /** It is over, so that the user can be asked how it was. */
  isPast: boolean;
  place: string | null;
  /** The title of the date idea that it was planned from. */
  ideaTitle: string | null;
  version: number;
  createdAt: string;
}

export interface PlannedDateInput {
  plannedFor: string;
  /** Default: the zone of the account, or else UTC. */
  timeZone?: string | null;
  place?: string | null;
  ideaTitle?: string | null;
}

export interface NewPlannedDate extends PlannedDateInput {
  candidateId: string;
  /** Adds again what was removed by mistake: its time may have passed, as long as the user would still be asked. */
  isRestored?: boolean;
}

export interface PlannedDateChanges extends Partial<PlannedDateInput> {
  version?: number;
}

/** What the user chose for all planned dates. */
export interface PlannedDateSettings {
  /** Whether the calendar may show the names of matches. */
  showsNames: boolean;
  /** When the calendar's secret link was made; null without one. */
  calendarSince: string | null;
  /** Whether the user is asked by email, the morning after. */
  emailsReminders: boolean;
  /** Whether this browser gets push messages. */
  pushesHere: boolean;
  /** What a browser needs to subscribe to push messages, base64url; null while this server sends none. */
  pushKey: string | null;
  /** The last two reminders were ignored, so there are no more until the user turns them on again. */
  remindersPaused: boolean;
}

export interface PlannedDateSettingsChanges {
  showsNames?: boolean;
  emailsReminders?: boolean;
  /** Only false: paused reminders go on. */
  remindersPaused?: boolean;
}

/** What a browser's push service gave it (RFC 8030, RFC 8291). */
export interface NewPushSubscription {
  /** An https URL. */
  endpoint: string;
  /** The browser's public key and its secret, base64url. */
  p256dh: string;
  auth: string;
}

/** What a push message says, encrypted for the browser that shows it. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path in the app. */
  path: string;
}

/** The answer to a new secret link: it is shown only this once, because only its hash is stored. */
export interface CalendarLink {
  url: string;
}

export const PLANNED_DATE_LIMITS = {
  /** Per user: planned dates that are still to come, or that the user hasn't said anything about. */
  open: 50,
  /** How far ahead, in days. */
  daysAhead: 730,
  /** How long a date counts as going on, in hours. */
  hours: 2,
  /** For how many days the user is asked how it was. */
  askedDays: 14,
  /** The local hour of a reminder, and the one from which on it is too late. */
  remindFrom: 9,
  remindUntil: 21,
  /** After so many ignored in a row there are no more. */
  ignoredMax: 2,
  /** Browsers per user that get push messages; the oldest gives way. */
  pushSubscriptions: 10,
  /** For how many days a date that is over is kept, for the user's calendar. */
  keptDays: 90,
} as const;

export const PLANNED_DATE_TEXTS = {
  past: 'This time has passed. Please choose a later one.',
  tooFar: 'Please choose a day within the next two years.',
  archived: 'This match is archived. Unarchive it to plan a date.',
  full: `You can have up to ${PLANNED_DATE_LIMITS.open} planned dates.`,
  endpoint: 'This push service cannot be used: its address must be public and start with https://.',
  pushKey: 'The key of the subscription must be a public key on the curve P-256.',
  pushOff: 'Notifications are not set up on this server.',
  stale: 'This plan was changed elsewhere. Reload it before you save your changes again.',
} as const;

const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a real local date and time, `YYYY-MM-DDTHH:MM`. */
function isWallTime(text: string): boolean {
  const [, day] = WALL_TIME.exec(text) ?? [];
  return day !== undefined && isCalendarDay(day);
}

const WALL_TIME_MESSAGE = 'Please enter the day and the time in the form YYYY-MM-DDTHH:MM.';

const exact = (
  max: number,
  required: string,
  message: string,
  isRight: (text: string) => boolean,
): TextRule => ({
  kind: 'text',
  required,
  max,
  tooLong: message,
  also: (text) => (isRight(text) ? null : message),
});

export const PLANNED_DATE_RULES = {
  candidateId: { kind: 'opaque', required: 'A match is required for this plan.' },
  plannedFor: exact(16, 'Please choose a day and a time.', WALL_TIME_MESSAGE, isWallTime),
  timeZone: TIME_ZONE_RULE,
  place: { kind: 'text', nullable: true, max: 120, tooLong: 'Place must be 120 characters or less.' },
  ideaTitle: { kind: 'text', nullable: true, max: 200, tooLong: 'Idea must be 200 characters or less.' },
  isRestored: { kind: 'flag', optional: true, message: 'Adding a plan again must be true or false.' },
  version: VERSION_RULE,
} as const satisfies RulesOf<NewPlannedDate & PlannedDateChanges>;

export const PLANNED_DATE_SETTING_RULES = {
  showsNames: { kind: 'flag', optional: true, message: 'Showing names must be true or false.' },
  emailsReminders: { kind: 'flag', optional: true, message: 'Asking by email must be true or false.' },
  remindersPaused: { kind: 'flag', optional: true, message: 'Pausing reminders must be true or false.' },
} as const satisfies RulesOf<PlannedDateSettingsChanges>;

const BASE64URL = /^[\w-]+$/;

/** `bytes` once decoded. */
const base64url = (bytes: number, message: string): TextRule => ({
  kind: 'text',
  required: message,
  max: 2 * bytes,
  tooLong: message,
  also: (text) => (BASE64URL.test(text) && Math.floor((text.length * 3) / 4) === bytes ? null : message),
});

export const PUSH_SUBSCRIPTION_RULES = {
  endpoint: {
    kind: 'text',
    required: 'The address of the push service is required.',
    max: 1000,
    tooLong: 'The address of the push service is too long.',
  },
  p256dh: base64url(65, 'The key of the subscription must be 65 bytes in base64url.'),
  auth: base64url(16, 'The secret of the subscription must be 16 bytes in base64url.'),
} as const satisfies RulesOf<NewPushSubscription>;

/** The form has two inputs for the local date and time. */
export const WHEN_RULES = {
  day: exact(10, 'Please choose a day.', 'Please enter a valid day.', isCalendarDay),
  time: exact(5, 'Please choose a time.', 'Please enter a valid time.', (text) => TIME.test(text)),
} as const satisfies RulesOf<{ day: string; time: string }>;
