import { mentionedIn } from '../alex/mentioned-matches';
import { disclosureIn } from '../alex/safety/disclosure';

const SAID_COUNTS_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Where a match called for help lines: nothing is suggested about it. Encrypted with the match, because it says what the
 * notes are about.
 */
export interface Concern {
  /** Ids of the dates whose notes do. */
  readonly dates: readonly string[];
  /** When a conversation about the match last did, ISO 8601. */
  readonly saidAt: string | null;
}

export const NO_CONCERN: Concern = { dates: [], saidAt: null };

/** The concern after a date's notes were written or removed. */
export function withDate(concern: Concern, dateId: string, isConcerning: boolean): Concern {
  const others = concern.dates.filter((id) => id !== dateId);
  return { ...concern, dates: isConcerning ? [...others, dateId] : others };
}

/**
 * Whether notes about someone are a reason to suggest no date with them. What a former partner did is none, unless the
 * notes name the match.
 */
export function isReasonForConcern(notes: string | null, name: string): boolean {
  const disclosure = notes === null ? null : disclosureIn(notes);
  if (notes === null || !disclosure) return false;
  return disclosure.kind !== 'past-abuse' || mentionedIn(notes, [{ name }]).length > 0;
}

interface Concerned {
  readonly name: string;
  readonly notes: string | null;
  readonly concern: Concern;
}

/** Conversations count for 90 days; notes, the match's own too, for as long as they are there. */
export function isConcerning({ name, notes, concern: { dates, saidAt } }: Concerned, now: Date): boolean {
  const wasSaid = saidAt !== null && now.getTime() - Date.parse(saidAt) < SAID_COUNTS_FOR_MS;
  return dates.length > 0 || wasSaid || isReasonForConcern(notes, name);
}
