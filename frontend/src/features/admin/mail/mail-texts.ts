import type { SuppressedAddress, SuppressedKind, SuppressionReason } from '#contract/console/suppressions';
import type { UnsentFilter, UnsentMail, UnsentState } from '#contract/console/unsent-mail';
import type { BadgeTone } from '../shared/badge';
import { dayAndTime, wholeNumber } from '../shared/console-format';

export const STATE_LABELS: Readonly<Record<UnsentFilter, string>> = {
  all: 'All',
  waiting: 'Waiting',
  failing: 'Failing',
  undeliverable: 'Undeliverable',
};

export const STATE_TONES: Readonly<Record<UnsentState, BadgeTone>> = {
  waiting: 'quiet',
  failing: 'waiting',
  undeliverable: 'bad',
};

export const emailsWords = (count: number): string =>
  `${wholeNumber(count)} ${count === 1 ? 'email' : 'emails'}`;

const MINUTE_MS = 60_000;

/** `under 1 min`, `12 min`, `3 h`, `5 days`, for a span in milliseconds. */
function spanWords(ms: number): string {
  if (ms < MINUTE_MS) return 'under 1 min';
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2_880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1_440)} days`;
}

/** What was tried while the mail server was away as a whole doesn't count. */
function triesWords({ attempts, state }: UnsentMail): string {
  if (attempts === 0) return state === 'failing' ? 'waits for the mail server' : 'not tried yet';
  return attempts === 1 ? '1 try' : `${wholeNumber(attempts)} tries`;
}

function nextWords({ nextAttemptAt, isInHand }: UnsentMail, now: number): string {
  if (isInHand) return 'being sent now';
  if (nextAttemptAt === null) return 'no more tries';
  const ms = Date.parse(nextAttemptAt) - now;
  return ms <= 0 ? 'next try as soon as possible' : `next try in ${spanWords(ms)}`;
}

/** `Due Jan 05, 2026 12:04 (12 min), 3 tries, next try in 5 min`; `asOf` is when the list was read. */
export function progressWords(mail: UnsentMail, asOf: string): string {
  const now = Date.parse(asOf);
  const due = `Due ${dayAndTime(mail.dueAt)} (${spanWords(Math.max(0, now - Date.parse(mail.dueAt)))})`;
  return [due, triesWords(mail), nextWords(mail, now)].join(', ');
}

export const REASON_LABELS: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Unsubscribed',
  'switched-off': 'Turned off in settings',
  complained: 'Reported as spam',
  bounced: 'Bounced',
  refused: 'No such address',
};

export const REASON_TONES: Readonly<Record<SuppressionReason, BadgeTone>> = {
  unsubscribed: 'quiet',
  'switched-off': 'quiet',
  complained: 'bad',
  bounced: 'waiting',
  refused: 'waiting',
};

export const KIND_LABELS: Readonly<Record<SuppressedKind, string>> = {
  all: 'All optional email',
  marketing: 'Marketing email',
  experience: 'Experience email',
};

export const addressWords = ({ address }: SuppressedAddress): string => address ?? 'Address not known';
