import type { SignedInDevice } from '#contract/privacy';
import { localDay, usLongDate } from '../../lib/format';

const HOUR_MS = 3_600_000;

/** When a device was last seen, as exactly as is known: to the hour. */
export function seenWords({ current, lastSeenAt }: SignedInDevice, now: Date): string {
  if (current) return 'This device';
  const seen = new Date(lastSeenAt);
  if (now.getTime() - seen.getTime() < 2 * HOUR_MS) return 'Last seen within the last two hours';
  if (localDay(seen) === localDay(now)) return 'Last seen today';
  return `Last seen ${usLongDate(lastSeenAt)}`;
}
