import ICAL from 'ical.js';

/** One event of a calendar. */
export interface CalendarEvent {
  /** Stays the same for as long as there is the event. */
  readonly uid: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly location: string | null;
  readonly description: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** How often it has been changed. */
  readonly sequence: number;
}

const PRODUCT = '-//Heart & Head//Planned dates//EN';

/** An iCalendar file (RFC 5545). Times are in UTC, so that it needs no time zone definitions. */
export function renderCalendar(events: readonly CalendarEvent[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', PRODUCT);
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('x-wr-calname', 'Heart & Head');
  for (const event of events) calendar.addSubcomponent(component(event));
  return `${calendar.toString()}\r\n`;
}

function component(event: CalendarEvent): ICAL.Component {
  const vevent = new ICAL.Component('vevent');
  vevent.addPropertyWithValue('uid', event.uid);
  vevent.addPropertyWithValue('dtstamp', utc(event.changedAt));
  vevent.addPropertyWithValue('created', utc(event.createdAt));
  vevent.addPropertyWithValue('last-modified', utc(event.changedAt));
  vevent.addPropertyWithValue('sequence', event.sequence);
  vevent.addPropertyWithValue('dtstart', utc(event.startsAt));
  vevent.addPropertyWithValue('dtend', utc(event.endsAt));
  vevent.addPropertyWithValue('summary', event.title);
  if (event.location !== null) vevent.addPropertyWithValue('location', event.location);
  if (event.description !== null) vevent.addPropertyWithValue('description', event.description);
  vevent.addPropertyWithValue('class', 'PRIVATE');
  return vevent;
}

function utc(at: Date): ICAL.Time {
  return ICAL.Time.fromJSDate(at, true);
}
