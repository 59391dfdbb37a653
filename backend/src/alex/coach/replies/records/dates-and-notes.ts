import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact } from '../../../facts';
import type { Asked, NoteFact } from '../../asked';
import { counted, datesOf, dayWords, nameOf, ofDate, ofInsights, ofMatch } from '../../coach-figures';
import { nothingScored, whichMatch } from '../talk/which-match';

/** The latest date, of the match in question or of anyone, with what was rated. */
export function lastDate({ facts, matches: [match], today }: Asked): Piece[] {
  const latest = latestOf(match ? [match] : facts.matches);
  if (!latest) return nothingScored(match, facts);
  const { match: whom, date } = latest;
  const score =
    date.fit === null
      ? say`It rates less than half of what matters to you, so there's no percentage for that date alone.`
      : say`By your standards that date alone came to ${ofDate(whom, date, `${date.fit}%`)}${compared(whom, date)}.`;
  return paragraphs(
    say`Your last date${match ? '' : ' on record'} was with ${nameOf(whom)}: ${dayOf(whom, date, today)}.`,
    say`${score} Chemistry and enjoyment: ${ofDate(whom, date, `${date.heart}%`)}.`,
    say`One evening says little about a person, so I'd read it together with the others.`,
  );
}

export function lastSeen(asked: Asked): Piece[] {
  const { facts, matches, today } = asked;
  const [match] = matches;
  if (!match) return latestOf(facts.matches) ? lastDate(asked) : nothingScored(undefined, facts);
  const latest = latestOf([match]);
  if (!latest) return nothingScored(match, facts);
  return say`By your records, you last saw ${nameOf(match)} on ${dayOf(match, latest.date, today)}. That was ${match.dates.length === 1 ? 'your only scored date' : say`the latest of ${datesOf(match)}`}; dates you haven't scored, I don't know about.`;
}

const NAMED = 5;

/** How many people and dates are on record. */
export function howMany({ facts, matches: [match] }: Asked): Piece[] {
  if (match) return say`You've scored ${datesOf(match)} with ${nameOf(match)}.`;
  const dated = [...facts.matches]
    .filter(({ dates }) => dates.length > 0)
    .sort((a, b) => b.dates.length - a.dates.length);
  const people = ofInsights(counted(facts.matches.length, 'match', 'matches'));
  const dates = ofInsights(counted(facts.totalDates, 'scored date'));
  const each = dated.slice(0, NAMED).map((one) => say`${nameOf(one)} (${datesOf(one)})`);
  return say`On record: ${people} and ${dates}.${each.length > 0 ? say` Most with ${listed(each)}.` : ''}`;
}

const QUOTED_NOTES = 3;
const QUOTED_LENGTH = 280;

/** The user's own words, quoted only to them. */
export function myNotes(asked: Asked): Piece[] {
  const { facts, matches, notes } = asked;
  const [match] = matches;
  if (!match && facts.matches.length > 0 && notes.length === 0) return whichMatch(asked, 'my-notes');
  if (notes.length === 0)
    return match
      ? say`You haven't written any notes about ${nameOf(match)} or your dates with them.`
      : nothingScored(undefined, facts);
  const shown = notes.slice(0, QUOTED_NOTES);
  const intro = match ? say`Your notes about ${nameOf(match)}:` : say`Your latest notes:`;
  const rest = notes.length - shown.length;
  return paragraphs(
    joined([intro, ...shown.map((note) => quoted(note, !match))], '\n'),
    rest > 0 ? say`The details have more of them.` : null,
    say`I only read these out to you; they aren't part of any score.`,
  );
}

function quoted({ match, date, text }: NoteFact, withName: boolean): Piece[] {
  const about = date ? ofDate(match, date, dayWords(date.day)) : ofMatch(match, 'in general');
  const quote = `“${shortened(text)}”`;
  // A figure in a note comes from the note.
  const words = /\d/.test(quote) ? ofMatch(match, quote) : quote;
  return withName ? say`• ${nameOf(match)}, ${about}: ${words}` : say`• ${about}: ${words}`;
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length <= QUOTED_LENGTH
    ? characters.join('')
    : `${characters.slice(0, QUOTED_LENGTH).join('').trimEnd()}…`;
}

function latestOf(matches: readonly MatchFact[]): { match: MatchFact; date: DateFact } | undefined {
  return matches
    .flatMap((match) => match.dates.map((date) => ({ match, date })))
    .sort((a, b) => b.date.day.localeCompare(a.date.day))[0];
}

/** "Friday, November 20 (2 days ago)" */
function dayOf(match: MatchFact, date: DateFact, today: string): Piece[] {
  const days = Math.round((Date.parse(today) - Date.parse(date.day)) / 86_400_000);
  const ago = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  return say`${ofDate(match, date, `${dayWords(date.day)} (${ago})`)}`;
}

/** Next to the fit of all dates with the match; never a trend. */
function compared(match: MatchFact, { fit }: DateFact): Piece[] {
  if (match.dates.length < 2 || !match.fit || fit === null) return [];
  return say`; all of ${datesOf(match)} together come to ${ofMatch(match, `${match.fit.percent}%`)}`;
}
