import { joined, say, type Piece } from '../../../answer';
import type { Asked } from '../../asked';
import { dayAgo, nameOf, ofMatch } from '../../coach-figures';
import { lastDate, myNotes, wordsSought } from '../../replies/records/dates-and-notes';
import { spoken, type Situation } from '../situation';

const TOLD = 3;

/** Which date it was, by what the user noted about it. */
function dateByNote(asked: Asked): Piece[] {
  const { notes, today, matches } = asked;
  const wanted = wordsSought(asked);
  const found = notes.flatMap(({ match, date, text }) =>
    date && wanted.some((word) => new RegExp(`\\b${word}`, 'i').test(text)) ? [{ match, date, text }] : [],
  );
  if (found.length === 0) {
    const about = matches[0] ? say` about ${nameOf(matches[0])}` : '';
    return joined(
      [say`I don't find that in your notes${about}, so I can't tell which date it was.`, lastDate(asked)],
      '\n\n',
    );
  }
  return joined(
    found
      .slice(0, TOLD)
      .map(
        ({ match, date, text }) =>
          say`That was with ${nameOf(match)} on ${dayAgo(match, date, today)}. You noted: ${ofMatch(match, `“${text.trim()}”`)}`,
      ),
    '\n',
  );
}

/** What people ask about their own notes, wherever in a conversation. */
export const NOTES_ASKED = {
  'date-by-note': {
    intent: 'my-notes',
    words: spoken(
      '(?:which|what) (?:date|evening|time|one) was (?:the|that|our) (?!(?:\\w+ )?(?:best|worst|first|second|third|last|latest|next|only|nicest|weakest|same|most)\\b)(?:\\w+ )?\\w+ (?:one|date|evening)\\b|when (?:did|was it that) (?:we|HE and i|i and HE) (?:go|went|do|did|have|had|eat|watch|visit|play|played|cook)\\b(?!.*\\b(?:first|second|third|last|latest|next|out)\\b)',
    ),
    reply: dateByNote,
  },
  'notes-asked': {
    intent: 'my-notes',
    words: spoken(
      'what (?:did|have|had) i (?:\\w+ )?(?:write|written|wrote|note|noted|jot\\w*)\\b|did i (?:write|note|put|jot) (?:(?:that|this|it|anything|something|any of (?:that|it)) )?(?:down|anywhere)\\b',
    ),
    when: ({ named, hasPerson }) => named > 0 || hasPerson,
    reply: myNotes,
  },
} as const satisfies Record<string, Situation>;
