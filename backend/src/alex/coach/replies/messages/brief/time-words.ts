const DAYS: readonly (readonly [RegExp, string])[] = [
  [/^mon/i, 'Monday'],
  [/^tue/i, 'Tuesday'],
  [/^wed/i, 'Wednesday'],
  [/^thu/i, 'Thursday'],
  [/^fri/i, 'Friday'],
  [/^sat/i, 'Saturday'],
  [/^sun/i, 'Sunday'],
];

const TIME =
  /\b(?:(on|this|next|for|by)\s+)?((?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?s?\b|weekend\b|tonight\b|tomorrow\b|tmrw\b|tmr\b|week\b)(?:\s+(morning|afternoon|evening|night))?(?:\s+(at\s+\d{1,2}(?::\d\d)?\s*(?:am|pm)?|after work|at noon))?/i;

/** The time a text names, as said in a message: "on Thursday evening", "next weekend"; null without one. */
export function timeIn(text: string): string | null {
  const [, lead = '', day = '', part, hour] = TIME.exec(text) ?? [];
  if (day === '' || (/^week$/i.test(day) && !/^(?:this|next)$/i.test(lead))) return null;
  return [said(lead.toLowerCase(), day.toLowerCase()), part?.toLowerCase(), hour].filter(Boolean).join(' ');
}

export function withoutTime(text: string): string {
  return text.replace(TIME, ' ').replace(/\s+/g, ' ').trim();
}

function said(lead: string, day: string): string {
  if (/^(?:tomorrow|tmrw|tmr)$/.test(day)) return 'tomorrow';
  if (day === 'tonight') return day;
  if (day.startsWith('week')) return `${lead === 'next' ? 'next' : 'this'} ${day}`;
  const name = DAYS.find(([start]) => start.test(day))?.[1] ?? day;
  return `${lead === 'next' || lead === 'this' ? lead : 'on'} ${name}`;
}
