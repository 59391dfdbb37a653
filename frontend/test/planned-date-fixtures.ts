import type { PlannedDate, PlannedDateSettings } from '#contract/dating/planned-dates';

export function aPlan(changes: Partial<PlannedDate> = {}): PlannedDate {
  return {
    id: 'plan-1',
    candidateId: 'm-mara',
    plannedFor: '2026-03-07T19:30',
    timeZone: 'Europe/Lisbon',
    startsAt: '2026-03-07T19:30:00.000Z',
    isPast: false,
    place: 'Blue Door Café',
    ideaTitle: null,
    version: 1,
    createdAt: '2026-03-05T12:00:00.000Z',
    ...changes,
  };
}

/** Nothing chosen yet. */
export function plannedDateSettings(changes: Partial<PlannedDateSettings> = {}): PlannedDateSettings {
  return {
    showsNames: false,
    calendarSince: null,
    emailsReminders: false,
    pushesHere: false,
    pushKey: 'BKey',
    remindersPaused: false,
    ...changes,
  };
}
