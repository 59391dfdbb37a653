/** A stretch of days, both included, YYYY-MM-DD. */
export interface Period {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** The month, week or year that a message names, the latest one that has begun; null without. */
export function periodIn(message: string, today: string): Period | null {
  const text = message.toLowerCase();
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const named =
    MONTHS.findIndex((name) =>
      new RegExp(`\\b(?:in|during|since|of|for) ${name.toLowerCase()}\\b`).test(text),
    ) + 1;
  if (named > 0) {
    const period = monthOf(named > month ? year - 1 : year, named);
    return /\bsince\b/.test(text) ? { ...period, name: `the time since ${period.name}`, end: today } : period;
  }
  if (/\bthis month\b/.test(text)) return monthOf(year, month);
  if (/\blast month\b/.test(text)) return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1);
  if (/\bthis year\b/.test(text)) return { name: String(year), start: `${year}-01-01`, end: `${year}-12-31` };
  if (/\b(?:this|last|past) week\b/.test(text)) return lastDays('the last seven days', WEEK_DAYS, today);
  if (/\b(?:past|last) (?:few|four) weeks\b|\bpast month\b/.test(text))
    return lastDays('the last thirty days', MONTH_DAYS, today);
  return null;
}

function monthOf(year: number, month: number): Period {
  const start = `${year}-${String(month).padStart(2, '0')}`;
  return { name: MONTHS[month - 1] ?? '', start: `${start}-01`, end: `${start}-31` };
}

function lastDays(name: string, days: number, today: string): Period {
  return { name, start: new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10), end: today };
}
