export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const asUtc = (time: WallTime): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** The instant at which clocks in an IANA time zone show this time; null for an unknown zone. */
export function instantIn(zone: string, time: WallTime): Date | null {
  try {
    const shown = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    const wanted = asUtc(time);
    // The second step corrects the first when a clock change lies between them.
    const first = wanted - offsetAt(shown, wanted);
    return new Date(wanted - offsetAt(shown, first));
  } catch {
    return null;
  }
}

/** `2026-12-01T19:00:00`, for a local time without a zone. */
export function floating({ year, month, day, hour, minute, second }: WallTime): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

function offsetAt(shown: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(shown.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const clock = asUtc({
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  });
  return clock - Math.floor(instant / 1000) * 1000;
}
