import type { ArchiveReason, MatchStage } from '#contract/dating/candidates';
import { mentionedIn } from './mentioned-matches';
import { disclosureIn } from '../safety/disclosure';
import type { Disclosure } from '../safety/disclosure-kind';
import { foundIn, type TextReading } from '../safety/text-reading';

const SAID_COUNTS_FOR_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Where a match called for help lines: nothing is suggested about it. Encrypted with the match, because it says what the
 * notes are about.
 */
export interface Concern {
  /** Ids of the dates whose notes do, and of the facts that do. */
  readonly dates: readonly string[];
  /** When a conversation about the match last did, ISO 8601. */
  readonly saidAt: string | null;
  /** What the match's own notes were found to disclose; null where they have changed since. */
  readonly notes: TextReading | null;
}

export const NO_CONCERN: Concern = { dates: [], saidAt: null, notes: null };

/** The concern after a date's notes, or a fact, were written or removed. */
export function withText(concern: Concern, textId: string, isConcerning: boolean): Concern {
  const others = concern.dates.filter((id) => id !== textId);
  return { ...concern, dates: isConcerning ? [...others, textId] : others };
}

/**
 * Whether notes about someone are a reason to suggest no date with them. What a former partner did is none, unless the
 * notes name the match. `read` may know the texts already.
 */
export function isReasonForConcern(notes: string | null, name: string, read = disclosureIn): boolean {
  const disclosure = notes === null ? null : read(notes);
  if (notes === null || !disclosure) return false;
  return disclosure.kind !== 'past-abuse' || mentionedIn(notes, [{ name }]).length > 0;
}

/**
 * Whom a disclosure in a conversation is about: the matches it names or, as it may be any of them, all that have been
 * met. Thoughts of suicide are about no one in particular, and what is long over is about someone else.
 */
export function matchesMeant<M extends { readonly name: string; readonly history: readonly unknown[] }>(
  message: string,
  { kind }: Disclosure,
  matches: readonly M[],
): M[] {
  const named = mentionedIn(message, matches);
  const isAboutNoOne = kind === 'self-harm' || kind === 'past-abuse';
  const met = isAboutNoOne ? [] : matches.filter(({ history }) => history.length > 0);
  return named.length > 0 ? named : met;
}

interface Concerned {
  readonly name: string;
  readonly notes: string | null;
  readonly archiveReason?: ArchiveReason | null;
  readonly concern: Concern;
}

/** Conversations count for 90 days; notes and having felt unsafe, for as long as they are there. */
export function isConcerning(match: Concerned, now: Date): boolean {
  const { name, notes, archiveReason, concern } = match;
  return (
    concern.dates.length > 0 ||
    wasSaid(concern, now) ||
    archiveReason === 'felt_unsafe' ||
    isReasonForConcern(notes, name, () => disclosedByNotes(match))
  );
}

/** What someone's own notes disclose; those of their dates are known by `concern.dates`. */
export function disclosedByNotes({
  notes,
  concern,
}: Pick<Concerned, 'notes' | 'concern'>): Disclosure | null {
  return foundIn(notes, concern.notes);
}

/** Whether a conversation called for help lines, and that still counts. */
export function wasSaid({ saidAt }: Concern, now: Date): boolean {
  return saidAt !== null && now.getTime() - Date.parse(saidAt) < SAID_COUNTS_FOR_MS;
}

/** Whether another date with them may be suggested: not once it has ended, nor where there is a reason for concern. */
export function maySuggestDate(match: Concerned & { readonly stage: MatchStage | null }, now: Date): boolean {
  return match.stage !== 'ended' && !isConcerning(match, now);
}
