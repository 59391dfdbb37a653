import { joined, say, type Piece } from '../../answer';
import type { MatchFact } from '../../facts';
import type { Asked, NoteFact } from '../asked';
import { ratedDatesOf, dayWords, nameOf, ofDate, ofMatch, ratingOf } from '../coach-figures';
import { datesTogether } from '../situations/advise';
import { standardSpokenOf } from '../situations/records/spoken-of';
import { commonness } from '../../../words/common-words';
import { wordsOf } from '../../../words/message-text';

/** What the user's own records have to what they tell: a note with the same words, or the standard it is about. */
export function onRecord(asked: Asked): Piece[] {
  const { matches, facts, message } = asked;
  const note = noteOnRecord(asked);
  const [match] = matches;
  if (note.length > 0 || matches.length > 1 || !match || match.isHeldBack) return note;
  if (COUNTS_DATES.test(message)) return datesTogether(match, asked.today);
  const standard = standardSpokenOf(message.replace(SAYS_LITTLE, ' '), facts);
  if (!standard) return [];
  const mean = match.means.find(({ id }) => id === standard.id);
  return unlessSaid(
    asked,
    mean
      ? say`On your list that's ${standard.question}, where you rated ${nameOf(match)} ${ratingOf(match, mean)} over ${ratedDatesOf(match, mean)}.`
      : match.dates.length > 0
        ? say`On your list that's ${standard.question}, and you haven't rated it for ${nameOf(match)} yet.`
        : [],
  );
}

/** A note with the same words, and about several people one of each. */
export function noteOnRecord(asked: Asked): Piece[] {
  if (asked.matches.length > 1) return noteOfEach(asked);
  const [match] = asked.matches;
  if (!match || match.isHeldBack) return [];
  const note = asked.notes.find((one) => one.match.id === match.id && sharesWord(one.text, asked));
  return note ? unlessSaid(asked, quoted(note)) : [];
}

/** Words that people use of anyone, whatever their standards are about. */
const SAYS_LITTLE =
  /\b(?:text|wr[io]t|repl[iy]|answer|talk|open|dogs?|cats?|pets?|nice|fun|fit|look|sex)\w*/gi;
const COUNTS_DATES = /\b(?:dates?|times|twice|met)\b/i;
const LONGEST_QUOTE = 140;

function noteOfEach(asked: Asked): Piece[] {
  const latest = asked.matches.flatMap(({ id, isHeldBack }) => {
    const note = isHeldBack ? undefined : asked.notes.find(({ match, date }) => match.id === id && date);
    return note ? [quoted(note)] : [];
  });
  return latest.length === asked.matches.length ? unlessSaid(asked, joined(latest, ' ')) : [];
}

function quoted({ match, date, text }: NoteFact): Piece[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  const short = plain.length <= LONGEST_QUOTE ? plain : `${plain.slice(0, LONGEST_QUOTE).trimEnd()}…`;
  const source = date ? ofDate(match, date, dayWords(date.day)) : null;
  const words = date ? ofDate(match, date, `“${short}”`) : ofMatch(match, `“${short}”`);
  return source === null
    ? say`You noted about ${nameOf(match)}: ${words}`
    : say`After the date with ${nameOf(match)} on ${source} you noted: ${words}`;
}

/** What was quoted in this conversation isn't quoted again. */
function unlessSaid({ history }: Asked, pieces: Piece[]): Piece[] {
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
  return history.some(({ message }) => message.includes(text)) ? [] : pieces;
}

/** Among so many of the most frequent words none tells what something is about. */
const FREQUENT = 1500;
const SHORTEST = 4;
const STEM = 5;

function sharesWord(note: string, { message, matches, history }: Asked): boolean {
  const before = history.findLast(({ role }) => role === 'user')?.message ?? '';
  const noted = tellingWords(note, matches);
  return [...tellingWords(`${message} ${before}`, matches)].some((word) => noted.has(word));
}

function tellingWords(text: string, matches: readonly MatchFact[]): ReadonlySet<string> {
  const names = matches.flatMap(({ name }) => wordsOf(name).map(({ plain }) => plain));
  const words = wordsOf(text).map(({ plain }) => plain);
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST && !names.includes(word) && commonness(word) > FREQUENT)
      .map((word) => word.slice(0, STEM)),
  );
}
