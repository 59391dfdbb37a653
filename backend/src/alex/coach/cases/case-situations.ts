import { allFrames, CASE_PARTS, caseNamed, caseTitled, type CasePart, type DatingCase } from './case-library';

/** Names of situations that are cases: the case, and after a slash what is asked about it. */
export const PREFIX = 'case:';
/** Stands for the part of someone who goes on telling. */
export const HEAR = 'hear';

/** The situation of something told that is only said back, where no answer fits it surely. */
export const SAID_BACK = 'said-back';

/** The case a situation's name stands for, with the part that is asked; null for other situations. */
export function caseOf(situation: string): { one: DatingCase; part: CasePart | typeof HEAR | null } | null {
  if (!situation.startsWith(PREFIX)) return null;
  const [name = '', part = null] = situation.slice(PREFIX.length).split('/');
  const one = caseNamed(name);
  return one
    ? { one, part: [...CASE_PARTS, HEAR as typeof HEAR].find((known) => known === part) ?? null }
    : null;
}

/** The case that a conversation is in after a message: talk and follow-ups stay in it. */
export function caseAfter(before: string | null, situation: string | null, isTalk: boolean): string | null {
  const found = situation === null ? null : caseOf(situation);
  if (found) return found.one.isAside ? (before ?? found.one.name) : found.one.name;
  return isTalk ? before : null;
}

/** The situation that a tap on a case's title means; null for any other message. */
export function situationTitled(message: string): string | null {
  const one = caseTitled(message.trim());
  return one ? `${PREFIX}${one.name}` : null;
}

/** Whether a situation says no more than that something is told. */
export function isGeneral(situation: string | null): boolean {
  return (
    situation === 'told' ||
    situation === SAID_BACK ||
    (situation !== null && caseOf(situation)?.one.isLast === true)
  );
}

/** Whether a situation is what happens in a story rather than a case of the library. */
export function isFrame(situation: string): boolean {
  return allFrames().has(caseOf(situation)?.one.name ?? '');
}
