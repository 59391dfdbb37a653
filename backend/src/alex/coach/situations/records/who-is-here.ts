import { listed, paragraphs, say, type Piece } from '../../../answer';
import type { MatchFact } from '../../../facts';
import type { Asked } from '../../asked';
import { nameOf, percentOf } from '../../coach-figures';
import { lastSeen } from '../../replies/records/dates-and-notes';
import { onRecord } from '../../replies/records/record-digest';
import { plannedDates } from '../../replies/records/what-is-planned';
import { HOW_TO } from '../../replies/product/how-to';
import { heldBack } from '../advise';
import { spoken, type Situation } from '../situation';

const TOLD = 12;

function withPercent(match: MatchFact): Piece[] {
  return match.fit && !match.isHeldBack && match.vetoed.length === 0
    ? say`${nameOf(match)} (${percentOf(match, match.fit)})`
    : say`${nameOf(match)}`;
}

/** Everyone on record, those who are archived apart. */
function everyone({ facts }: Asked): Piece[] {
  const active = facts.matches.filter(({ archived }) => !archived);
  const archived = facts.matches.filter((match) => match.archived);
  if (facts.matches.length === 0)
    return say`No one yet. “Add New Match” under “Matches & Standards” takes a name and whatever you know so far.`;
  const rest = active.length > TOLD ? say` and ${String(active.length - TOLD)} more` : [];
  return paragraphs(
    active.length > 0
      ? say`You have ${listed(active.slice(0, TOLD).map(withPercent))}${rest}.`
      : say`No one is active at the moment.`,
    archived.length > 0 ? say`Archived: ${listed(archived.slice(0, TOLD).map(nameOf))}.` : null,
  );
}

/** Whether someone is archived, and what is on record about them. */
function stillHere(asked: Asked): Piece[] {
  const [match] = asked.matches;
  if (!match) return everyone(asked);
  if (match.isHeldBack) return heldBack(match);
  const state = match.archived
    ? say`Yes, ${nameOf(match)} is archived: out of the list's way, with every date and note kept. “Unarchive” on the card brings the match back, and “Delete this match” in its details removes it for good.`
    : say`Yes, ${nameOf(match)} is still among your active matches. “Archive” on the card puts the match away without losing anything.`;
  return paragraphs(state, onRecord(asked, { ...match, archived: false }));
}

/** A date that is planned with someone, or else the last one. */
function whenWith(asked: Asked): Piece[] {
  const [match] = asked.matches;
  const isPlanned = asked.facts.planned.some((plan) => plan.match.id === match?.id);
  return isPlanned ? plannedDates(asked) : lastSeen(asked);
}

const MEETING =
  '(?:coffee|tea|dinner|lunch|brunch|breakfast|drinks?|walk|hike|movie|concert|date|meeting|thing|one)';

/** Who is on record, and when and where the next date is, in the words of someone who wants to be reminded. */
export const WHO_IS_HERE = {
  'everyone-here': {
    intent: 'how-many',
    words: spoken(
      [
        'who (?:all )?(?:have|do|did) i (?:have |got )?(?:(?:in|on|stored|saved|added)\\b|(?:in|on) (?:here|there|this|my list))',
        'who (?:all )?(?:is|are) (?:in|on) (?:here|my list)\\b',
        '(?:list|show) (?:me )?(?:all )?(?:my|the) (?:matches|people)\\b',
        'who am i (?:\\w+ )?(?:dating|seeing|talking to) (?:right now|now|at the moment|currently|these days)',
      ].join('|'),
    ),
    when: ({ named }) => named === 0,
    reply: everyone,
  },
  'still-here': {
    intent: 'my-notes',
    words: spoken(
      [
        '(?:is|are) HIM (?:actually |even )?still (?:in|on) (?:here|there|it|the list|my list|the app)\\b',
        '(?:did|have) i (?:already |ever |actually )?(?:archived?|binned|bin|deleted?|removed?) HIM\\b',
      ].join('|'),
    ),
    needsPerson: true,
    reply: stillHere,
  },
  'when-with': {
    intent: 'last-seen',
    words: spoken(
      `when (?:is|was) (?:the|our|my|that) (?!last|first|latest|previous|best|worst)(?:\\w+ )?${MEETING} with HIM\\b`,
    ),
    when: ({ named }) => named <= 1,
    needsPerson: true,
    reply: whenWith,
  },
  'where-we-said': {
    intent: 'how-many',
    words: spoken(
      '(?:where|what time|when) (?:did|have) (?:we|i) (?:say|said|agreed?|plan|planned|arranged?)\\b',
    ),
    needsPerson: true,
    reply: plannedDates,
  },
  'note-with-typo': {
    intent: 'how-change-date',
    words: spoken(
      'how (?:can|do|could|would) i (?:\\w+ )?(?:change|edit|fix|correct) (?:what i (?:wrote|put|said)|(?:a|the|my|one of my) (?:notes?|typo|text))\\b(?!.* (?:about|on) (?:a |my )?standards?)',
    ),
    reply: () => say`${HOW_TO['how-change-date']}`,
  },
  'real-person': {
    intent: 'small-talk',
    words: spoken('are you (?:\\w+ ){0,2}(?:real|human|bot|robot|machine|person|ai|program|computer)\\b'),
    reply: () =>
      say`No, I'm a program: the coach that is built into this app. I answer from what you've recorded and from what is generally known about dating, and no one reads along.`,
  },
} as const satisfies Record<string, Situation>;
