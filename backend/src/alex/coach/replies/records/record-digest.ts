import { joined, listed, say, type Piece } from '../../../answer';
import type { DateFact, MatchFact, MeanFact } from '../../../facts';
import type { Asked } from '../../asked';
import {
  datesOf,
  dayAgo,
  heartSentence,
  mustHaveSentence,
  nameOf,
  ofDate,
  standing,
  plannedSentence,
} from '../../coach-figures';
import { shortened } from './dates-and-notes';

/** From this many points between two dates on, a standard is what a question about someone is likely about. */
const WIDE_APART = 2;
const STANDARDS_TOLD = 2;

/**
 * What is on record about someone, in a few lines: where a question isn't understood, its answer may be among them. Empty
 * without a record, and about someone with whom nothing is suggested.
 */
export function onRecord({ facts, notes, today }: Asked, match: MatchFact): Piece[] {
  if (match.isHeldBack) return [];
  const latest = match.dates.at(-1);
  const plan = plannedSentence(facts, match);
  const said = notes.find((note) => note.match.id === match.id);
  const lines = [
    whereTheyStand(match),
    match.fit ? say`• ${heartSentence(match, match.fit)}` : [],
    latest ? say`• Latest date: ${dayAgo(match, latest, today)}.` : [],
    ...notable(match).map((mean) => say`• ${mean.question}: ${dateByDate(match, mean)}`),
    match.dates.length > 0 && match.unseen.length > 0
      ? say`• Not seen yet: ${listed(match.unseen.map(({ question }) => question))}.`
      : [],
    said ? say`• You wrote: “${quoted(match, said.date, said.text)}”` : [],
    plan.length > 0 ? say`• ${plan}` : [],
    match.archived ? say`• ${nameOf(match)} is archived.` : [],
  ].filter((line) => line.length > 0);
  return lines.length === 0 ? [] : joined([say`On record about ${nameOf(match)}:`, ...lines], '\n');
}

function whereTheyStand(match: MatchFact): Piece[] {
  if (match.dates.length === 0) return say`• No date is scored yet.`;
  if (match.vetoed.length > 0) return say`• ${mustHaveSentence(match)}`;
  return match.fit
    ? say`• ${standing(match, match.fit)}.`
    : say`• ${datesOf(match)}, without a percentage yet.`;
}

/** The standards whose ratings lie furthest apart, and then the lowest. */
function notable({ dates, means }: MatchFact): MeanFact[] {
  const spread = ({ id }: MeanFact): number => {
    const ratings = dates.flatMap((date) => date.ratings[id] ?? []);
    return Math.max(...ratings) - Math.min(...ratings);
  };
  const apart = means.filter((mean) => spread(mean) >= WIDE_APART).sort((a, b) => spread(b) - spread(a));
  return [...new Set([...apart.slice(0, 1), ...means.slice(-1)])].slice(0, STANDARDS_TOLD);
}

function dateByDate(match: MatchFact, { id }: MeanFact): Piece[] {
  const rated = match.dates.filter((date) => date.ratings[id] !== undefined);
  const each = rated.map((date, at) => {
    const isLast = at === rated.length - 1;
    return say`${ofDate(match, date, `${date.ratings[id]}${isLast ? ' of 10' : ''}`)}`;
  });
  return say`${listed(each)}${rated.length > 1 ? ', date by date' : ''}.`;
}

function quoted(match: MatchFact, date: DateFact | null, text: string): Piece[] {
  const words = shortened(text);
  // A figure in a note comes from the note.
  return date ? say`${ofDate(match, date, words)}` : say`${words}`;
}
