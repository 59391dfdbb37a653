/** YYYY-MM-DD of YYYY-MM-DDTHH:MM. */
export function dayOfPlan(plannedFor: string): string {
  return plannedFor.slice(0, 10);
}

/** "7:30 PM", of YYYY-MM-DDTHH:MM. */
export function hourOfPlan(plannedFor: string): string {
  // Newer formatting data put a narrow space before "PM", which no one types.
  return HOUR.format(new Date(`${plannedFor}:00Z`)).replace(/\s/g, ' ');
}

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
