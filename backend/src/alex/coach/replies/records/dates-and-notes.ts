import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact } from '../../../facts';
import type { Asked, NoteFact } from '../../asked';
import { counted, datesOf, dayAgo, dayWords, nameOf, ofDate, ofInsights, ofMatch } from '../../coach-figures';
import { nothingScored, whichMatch } from '../talk/which-match';
import { periodIn, type Period } from '../../period';

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
    say`Your last date${match ? '' : ' on record'} was with ${nameOf(whom)}: ${dayAgo(whom, date, today)}.`,
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
  return say`By your records, you last saw ${nameOf(match)} on ${dayAgo(match, latest.date, today)}. That was ${match.dates.length === 1 ? 'your only scored date' : say`the latest of ${datesOf(match)}`}; dates you haven't scored, I don't know about.`;
}

const NAMED = 5;

/** How many people and dates are on record. */
export function howMany({ facts, matches: [match], message, today }: Asked): Piece[] {
  const period = periodIn(message, today);
  if (period) return inPeriod(match ? [match] : facts.matches, period, match);
  if (match) {
    const [first, last] = [match.dates[0], match.dates.at(-1)];
    if (!first || !last) return say`None yet: you haven't scored a date with ${nameOf(match)}.`;
    const when =
      first === last
        ? say`on ${dayAgo(match, first, today)}`
        : say`from ${ofDate(match, first, dayWords(first.day))} to ${dayAgo(match, last, today)}`;
    return say`You've scored ${datesOf(match)} with ${nameOf(match)}, ${when}.`;
  }
  if (/\b(?:archived?|let go|over)\b/i.test(message)) return archived(facts.matches);
  const dated = [...facts.matches]
    .filter(({ dates }) => dates.length > 0)
    .sort((a, b) => b.dates.length - a.dates.length);
  const people = ofInsights(counted(facts.matches.length, 'match', 'matches'));
  const dates = ofInsights(counted(facts.totalDates, 'scored date'));
  const each = dated.slice(0, NAMED).map((one) => say`${nameOf(one)} (${datesOf(one)})`);
  return say`On record: ${people} and ${dates}.${each.length > 0 ? say` Most with ${listed(each)}.` : ''}`;
}

/** The dates of a period, by day. */
function inPeriod(people: readonly MatchFact[], { name, start, end }: Period, match?: MatchFact): Piece[] {
  const found = people
    .flatMap((one) => one.dates.map((date) => ({ one, date })))
    .filter(({ date }) => date.day >= start && date.day <= end)
    .sort((a, b) => a.date.day.localeCompare(b.date.day));
  const whom = match ? say` with ${nameOf(match)}` : '';
  if (found.length === 0)
    return say`None on record${whom} in ${name}. Dates you haven't scored, I don't know about.`;
  const each = found
    .slice(0, NAMED)
    .map(
      ({ one, date }) => say`${match ? '' : say`${nameOf(one)} on `}${ofDate(one, date, dayWords(date.day))}`,
    );
  return say`You had ${ofInsights(counted(found.length, 'scored date'))}${whom} in ${name}: ${listed(each)}.`;
}

function archived(matches: readonly MatchFact[]): Piece[] {
  const gone = matches.filter((match) => match.archived);
  return gone.length === 0
    ? say`No one is archived; everyone you've added is still active.`
    : say`${ofInsights(counted(gone.length, 'match', 'matches'))} ${gone.length === 1 ? 'is' : 'are'} archived: ${listed(gone.slice(0, NAMED).map(nameOf))}.`;
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
  const wanted = wordsSought(asked);
  const found = notes.filter(({ text }) => wanted.some((word) => text.toLowerCase().includes(word)));
  const asksWhat = found.length === 0 && /\bwhat (?:did|have|had) i\b/i.test(asked.message);
  const asksWhether = /\b(?:did|have|do|any|is|was)\b/i.test(asked.message) && !asksWhat;
  if (wanted.length > 0 && asksWhether && match)
    return found.length > 0
      ? paragraphs(
          joined(
            [
              say`Yes, in your notes about ${nameOf(match)}:`,
              ...found.slice(0, QUOTED_NOTES).map((note) => quoted(note, false)),
            ],
            '\n',
          ),
        )
      : paragraphs(
          say`No, I don't find those words in your notes on ${nameOf(match)}, so look whether it's one of these:`,
          joined(
            notes.slice(0, QUOTED_NOTES).map((note) => quoted(note, false)),
            '\n',
          ),
        );
  const shown = notes.slice(0, QUOTED_NOTES);
  const intro = match ? say`Your notes about ${nameOf(match)}:` : say`Your latest notes:`;
  const rest = notes.length - shown.length;
  return paragraphs(
    joined([intro, ...shown.map((note) => quoted(note, !match))], '\n'),
    rest > 0 ? say`The details have more of them.` : null,
    say`I only read these out to you; they aren't part of any score.`,
  );
}

/** Words of a question such as "did I note that he makes me laugh?" that a note would have. */
/** What the user looks for in their notes, as beginnings of words. */
export function wordsSought({ message, history, matches }: Asked): string[] {
  const before = /\b(?:that|it|this)\b\W*$/i.test(message) ? (history.at(-2)?.message ?? '') : '';
  const names = matches.map(({ name }) => name.toLowerCase());
  return [...`${message} ${before}`.toLowerCase().matchAll(/[a-z]{4,}/g)]
    .map(([word]) => word)
    .filter((word) => !NO_CONTENT.has(word) && names.every((name) => !name.startsWith(word)))
    .map((word) => word.replace(/(?:ing|ed|es|s)$/, '').slice(0, SOUGHT));
}

const SOUGHT = 5;
const NO_CONTENT = new Set(
  'anything something notes note noted write wrote written down make made about have what that this with from where when your mine does said tell told remember mention mentioned record recorded dates date ever them they their there were been being just also really which would could should'.split(
    ' ',
  ),
);

function quoted({ match, date, text }: NoteFact, withName: boolean): Piece[] {
  const about = date ? ofDate(match, date, dayWords(date.day)) : ofMatch(match, 'in general');
  const quote = `“${shortened(text)}”`;
  // A figure in a note comes from the note.
  const words = /\d/.test(quote) ? ofMatch(match, quote) : quote;
  return withName ? say`• ${nameOf(match)}, ${about}: ${words}` : say`• ${about}: ${words}`;
}

/** The text in one line, cut after its first 280 characters. */
export function shortened(text: string): string {
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

/** Next to the fit of all dates with the match; never a trend. */
function compared(match: MatchFact, { fit }: DateFact): Piece[] {
  if (match.dates.length < 2 || !match.fit || fit === null) return [];
  return say`; all of ${datesOf(match)} together come to ${ofMatch(match, `${match.fit.percent}%`)}`;
}
