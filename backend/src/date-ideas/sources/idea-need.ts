import { equivalentOption } from '#contract/account/profile';
import { IDEA_DATE_TYPES, type IdeaDateType, type DateIdea } from '#contract/dating/date-ideas';

export const IDEA_KINDS = ['venues', 'events'] as const;
export type IdeaKind = (typeof IDEA_KINDS)[number];

/** Everything a source ever gets: where, what kind of date, places or events. Never who is asking. */
export interface IdeaNeed {
  readonly kind: IdeaKind;
  /** "City, Region, Country", as in the profile. */
  readonly location: string | null;
  readonly dateType: IdeaDateType | null;
}

/** The kind of date that a profile value stands for, from either set of options. */
export function dateTypeOf(preferredDateType: string | null): IdeaDateType | null {
  if (preferredDateType === null) return null;
  const option = equivalentOption(preferredDateType, IDEA_DATE_TYPES);
  return IDEA_DATE_TYPES.find((type) => type === option) ?? null;
}

const STREET =
  /(?:stra(?:ß|ss)e|str\.|street|\bst\b|road|\brd\b|avenue|\bave\b|\blane\b|\bdrive\b|\brua\b|\brue\b|\bcalle\b|\bvia\b|weg\b|platz|gasse|laan\b|straat)/iu;

/** The profile's location without street, house number and postal code. Null when nothing is left. */
export function townOf(location: string | null): string | null {
  const parts = (location ?? '').split(',').map((part) => part.trim());
  const town = parts
    .filter((part) => !(STREET.test(part) && /\d/.test(part)))
    .map((part) => part.replace(/^\d{3,6}\s+/, ''));
  return town.filter((part) => part !== '').join(', ') || null;
}

export function cityOf(location: string): string {
  return location.split(',')[0]?.trim() ?? '';
}

const HOUR_MS = 3_600_000;

const FRESH_MS: Readonly<Record<IdeaKind, number>> = { venues: 24 * HOUR_MS, events: 6 * HOUR_MS };

/** How long a cached answer may stand in for a failing source. */
export const STALE_MAX_MS = 7 * 24 * HOUR_MS;

export function isFresh(kind: IdeaKind, fetchedAt: Date, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < FRESH_MS[kind];
}

/** An event is offered until its day is over everywhere on Earth. */
export function isUpcoming(idea: Pick<DateIdea, 'date'>, now: Date): boolean {
  if (idea.date === null) return true;
  const start = Date.parse(idea.date);
  return Number.isNaN(start) || start > now.getTime() - 24 * HOUR_MS;
}
