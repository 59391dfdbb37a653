let usLong: Intl.DateTimeFormat | undefined;

/** Created when the first date is formatted, because it costs phones milliseconds that the first screen needs. */
function written(date: Date): string {
  usLong ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  return usLong.format(date);
}

/** `January 15, 2026`, an instant in the user's time zone. */
export function usLongDate(instant: string): string {
  return written(new Date(instant));
}

let usMoment: Intl.DateTimeFormat | undefined;

/** `January 15, 2026 at 9:05 AM`, an instant in the user's time zone. */
export function localMoment(instant: string): string {
  usMoment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return usMoment.format(new Date(instant));
}

/** `January 15, 2026`, a calendar day `YYYY-MM-DD` regardless of time zone. */
export function usLongDay(day: string): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return written(new Date(year, month - 1, date));
}

/** An instant's calendar day in the user's time zone, `YYYY-MM-DD`. */
export function localDay(instant: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

const DAY_MS = 86_400_000;

/** The day so many days after another one; both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function nearDay(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (ahead === 0) return 'Today';
  if (Math.abs(ahead) === 1) return ahead === 1 ? 'Tomorrow' : 'Yesterday';
  const at = new Date(`${day}T12:00`);
  if (ahead > 1 && ahead < 7) return new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format(at);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}

/** `Tomorrow, 7:30 PM`: a local date and time `YYYY-MM-DDTHH:MM`, as someone says it today (`YYYY-MM-DD`). */
export function nearMoment(wallTime: string, today: string): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(new Date(wallTime));
  return `${nearDay(wallTime.slice(0, 10), today)}, ${time}`;
}

/** The same within a sentence: `tomorrow, 7:30 PM`, but `Saturday, 7:30 PM`. */
export function nearMomentInSentence(wallTime: string, today: string): string {
  return nearMoment(wallTime, today).replace(/^(?:Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());
}

export function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `heart is 14 ahead` -> `Heart is 14 ahead.` */
export function sentence(words: string): string {
  return `${capitalized(words)}.`;
}

/** `Lisbon, Lisbon, Portugal`, as places were once suggested, reads `Lisbon, Portugal`. */
export function placeOnce(place: string | null): string | null {
  const parts = place?.split(', ');
  return parts?.filter((part, index) => part !== parts[index - 1]).join(', ') ?? null;
}
