import { usLongDay } from '../../lib/format';
import type { ShownIdea } from './shown-idea';

const WHEN = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** With one decimal; null unless above 0. */
export function ratingText(rating: number | null): string | null {
  return rating !== null && rating > 0 ? rating.toFixed(1) : null;
}

/** `December 6, 2026` for a whole day, `Sun, December 6 at 7:00 PM` for a time; empty for an invalid date. */
export function whenText(date: string | null): string | null {
  if (date === null || Number.isNaN(Date.parse(date))) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? usLongDay(date) : WHEN.format(new Date(date));
}

export function durationText(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < 90) return `About ${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return `About ${hours}${minutes % 60 >= 30 ? '½' : ''} hours`;
}

const SETTINGS = { indoors: 'Indoors', outdoors: 'Outdoors', either: 'In or out' } as const;

/** Cost, duration and place, leaving out what is unknown. */
export function factsOf({ estimatedCost, tags }: ShownIdea): string[] {
  const setting = tags.setting && SETTINGS[tags.setting];
  return [estimatedCost, durationText(tags.minutes), setting].filter((fact) => fact !== null);
}
