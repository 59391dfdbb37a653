import { daysBetween } from './calendar';
import type { DatingRecord } from './dating-record';
import type { Finding } from './finding';

const WINDOW_DAYS = 30;

/** Different days with a date among the last 30 up to `today` (YYYY-MM-DD), 0 to 30. Counts those dates. */
export function dateFrequency({ matches }: DatingRecord, today: string): Finding<number> {
  const days = matches
    .flatMap(({ dates }) => dates.map(({ day }) => day))
    .filter((day) => day <= today && daysBetween(day, today) < WINDOW_DAYS);
  return { value: new Set(days).size, n: days.length, needs: 0 };
}
