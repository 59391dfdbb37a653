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

export function capitalized(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `heart is 14 ahead` -> `Heart is 14 ahead.` */
export function sentence(words: string): string {
  return `${capitalized(words)}.`;
}
