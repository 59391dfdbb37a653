import ICAL from 'ical.js';
import { instantIn } from '../../../platform/clock/local-time';
import type { FeedEntry } from './feed-event';

const AHEAD_MS = 60 * 24 * 3_600_000;
const PAST_MS = 12 * 3_600_000;
/**
 * Rules start at their first occurrence, which can be long ago. A series that needs more steps, such as 22 years of
 * daily events, is left out.
 */
const STEPS_MAX = 8_000;
/** Counted over all series in a file, because expanding them blocks the process. */
const FILE_STEPS_MAX = 30_000;

interface Budget {
  steps: number;
}

/**
 * The events of an iCalendar file in the next 60 days, a series by its next occurrence. Throws when it cannot be read.
 */
export function calendarEntries(text: string, now: Date): FeedEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const components = calendar.getAllSubcomponents('vevent');
  const changesOf = changesByUid(components);
  const budget: Budget = { steps: FILE_STEPS_MAX };
  const entries = components
    .filter((component) => !component.hasProperty('recurrence-id'))
    .flatMap((component) => {
      const uid = component.getFirstPropertyValue('uid')?.toString() ?? '';
      return readEntry(component, changesOf.get(uid) ?? [], now, budget) ?? [];
    });
  return entries.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

/** The changed occurrences of a series, each its own component. */
function changesByUid(components: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  const changes = new Map<string, ICAL.Component[]>();
  for (const component of components.filter((one) => one.hasProperty('recurrence-id'))) {
    const uid = component.getFirstPropertyValue('uid')?.toString() ?? '';
    changes.set(uid, [...(changes.get(uid) ?? []), component]);
  }
  return changes;
}

/** One broken event must not hide the others. */
function readEntry(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  now: Date,
  budget: Budget,
): FeedEntry | null {
  try {
    const event = new ICAL.Event(component, { exceptions, strictExceptions: false });
    return event.isRecurring() ? nextOccurrence(event, now, budget) : toEntry(event, event.startDate, now);
  } catch {
    return null;
  }
}

function nextOccurrence(event: ICAL.Event, now: Date, budget: Budget): FeedEntry | null {
  const iterator = event.iterator();
  for (let step = 0; step < STEPS_MAX && budget.steps > 0; step++) {
    budget.steps -= 1;
    const next: ICAL.Time | null = iterator.next();
    if (!next || next.toUnixTime() * 1000 > now.getTime() + AHEAD_MS + PAST_MS) return null;
    if (next.toUnixTime() * 1000 < now.getTime() - AHEAD_MS) continue;
    const { item, startDate } = event.getOccurrenceDetails(next);
    const entry = toEntry(item, startDate, now);
    if (entry) return entry;
  }
  return null;
}

function toEntry(event: ICAL.Event, start: ICAL.Time, now: Date): FeedEntry | null {
  const date = dateOf(event, start);
  const instant = Date.parse(date);
  const isNear =
    instant > now.getTime() - (start.isDate ? 24 * 3_600_000 : PAST_MS) && instant < now.getTime() + AHEAD_MS;
  if (!isNear || event.component.getFirstPropertyValue('status')?.toString().toUpperCase() === 'CANCELLED')
    return null;
  return {
    key: event.uid,
    title: event.summary,
    description: event.description,
    address: event.location,
    link: event.component.getFirstPropertyValue('url')?.toString(),
    date,
    categories: event.component.getAllProperties('categories').flatMap((one) => one.getValues().map(String)),
  };
}

/** A day, an instant, or a time without a zone. Most zones have IANA names, whether or not the file defines them. */
function dateOf(event: ICAL.Event, start: ICAL.Time): string {
  if (start.isDate) return start.toString().slice(0, 10);
  const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  const known = zone ? instantIn(zone, start) : null;
  if (known) return known.toISOString();
  if (start.zone === ICAL.Timezone.localTimezone) return start.toString();
  return new Date(start.toUnixTime() * 1000).toISOString();
}
