import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { rankMatches } from '#scoring/ranking';
import { roundHalfUp } from '#scoring/statistics';
import { gapWords } from '../../../ui/dials/fit-texts';
import { ownScore } from '../../../lib/own-score';

const listed = new Intl.ListFormat('en-US');

function questionsOf(ids: readonly string[], criteria: readonly Criterion[]): string[] {
  return criteria.filter(({ id }) => ids.includes(id)).map(({ question }) => question);
}

const heartOf = ({ physicalChemistry, enjoymentLevel }: DateExperience): number =>
  5 * (physicalChemistry + enjoymentLevel);

/** `From 71% to 74%`. */
export function changeText(before: Candidate | undefined, after: Candidate): string | null {
  const [was, is] = [before?.compatibilityScore ?? null, after.compatibilityScore];
  if (is === null) return null;
  if (was === null) return `Starts at ${is}%`;
  return was === is ? `Stays at ${is}%` : `From ${was}% to ${is}%`;
}

/** Of a match's first date, whose percentage is the match's. */
export function firstDateText(date: DateExperience, criteria: readonly Criterion[]): string {
  const head = ownScore(date, criteria);
  if (head === null) return dateText(date, undefined, criteria);
  const heart = heartOf(date);
  return `Chemistry and enjoyment come to ${heart}%: ${gapWords(heart - head, 1)}.`;
}

/** What this date said: its own percentage, heart and head, and what was seen for the first time. */
export function dateText(
  date: DateExperience,
  before: Candidate | undefined,
  criteria: readonly Criterion[],
): string {
  const head = ownScore(date, criteria);
  const heart = heartOf(date);
  const own =
    head === null
      ? `You saw too little on this date for a percentage of its own. Heart: ${heart}%.`
      : `On its own, this date comes to ${roundHalfUp(head)}%, with heart at ${heart}%: ${gapWords(heart - head)}.`;
  const rated = date.evaluations.map(({ criteriaId }) => criteriaId);
  const isLaterDate = before !== undefined && before.dateCount > 0;
  const seen = isLaterDate
    ? questionsOf(
        before.unseen.filter((id) => rated.includes(id)),
        criteria,
      )
    : [];
  return seen.length > 0 ? `${own} Seen for the first time: ${listed.format(seen)}.` : own;
}

/** Active matches with a score, best first, those below a must-have last. */
export function orderOf(candidates: readonly Candidate[]): Candidate[] {
  const ranked = candidates.flatMap((candidate) => {
    const { id, name, createdAt, archived, dateCount, compatibility, vetoed } = candidate;
    if (!compatibility?.likely) return [];
    return [
      {
        candidate,
        match: { id, name, createdAt, archived, dates: { length: dateCount } },
        compatibility,
        mustHaves: { vetoed },
      },
    ];
  });
  return rankMatches(ranked).map(({ candidate }) => candidate);
}

const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const placeWord = (index: number) => PLACES[index] ?? `number ${index + 1}`;

interface Change {
  match: Candidate;
  was: readonly Candidate[];
  is: readonly Candidate[];
  criteria: readonly Criterion[];
}

const isBelow = ({ vetoed }: Candidate) => vetoed.length > 0;
const placeIn = (order: readonly Candidate[], { id }: Candidate) => order.findIndex((one) => one.id === id);

/** Crossing a must-have, in either direction. */
function crossing({ match, was, is, criteria }: Change): string | null {
  const previous = was.find(({ id }) => id === match.id);
  const wasBelow = previous !== undefined && isBelow(previous);
  if (wasBelow === isBelow(match)) return null;
  if (wasBelow) return `${match.name} is no longer below a must-have.`;
  const names = questionsOf(match.vetoed, criteria);
  const which = `${names.length === 1 ? 'must-have' : 'must-haves'} ${listed.format(names)}`;
  const comesAfter = is.some((one) => !isBelow(one)) ? ", and comes after everyone who isn't" : '';
  return `${match.name} is now below your ${which}${comesAfter}.`;
}

function rangesMeet({ compatibility: a }: Candidate, { compatibility: b }: Candidate): boolean {
  if (!a?.likely || !b?.likely) return true;
  return a.likely.low <= b.likely.high && b.likely.low <= a.likely.high;
}

function move({ match, was, is }: Change): string {
  const place = placeIn(is, match);
  const former = placeIn(was, match);
  const [first] = is;
  const [formerFirst] = was;
  if (first && !isBelow(first) && first.id !== formerFirst?.id) {
    // Who fits best is another question: it depends on how sure the percentages are.
    const isHighest = is.every((one) => (one.compatibilityScore ?? 0) <= (first.compatibilityScore ?? 0));
    const highest = `${first.name} now ${isHighest ? 'has the highest percentage' : 'comes first'}`;
    const rival = is.find((one) => one !== first && !isBelow(one));
    const open =
      rival && rangesMeet(first, rival) ? ' The likely ranges overlap, so that can still change.' : '';
    if (first.id !== match.id) return `${highest}, and ${match.name} comes ${placeWord(place)}.${open}`;
    return formerFirst ? `${highest}, ahead of ${formerFirst.name}.${open}` : `${highest}.`;
  }
  if (former === -1) return `By percentage, ${match.name} comes in ${placeWord(place)} of ${is.length}.`;
  const isUp = place < former;
  const neighbor = is[isUp ? place + 1 : place - 1];
  const nextTo = neighbor ? `, ${isUp ? 'ahead of' : 'behind'} ${neighbor.name}` : '';
  return `${match.name} moves ${isUp ? 'up' : 'down'} to ${placeWord(place)} place${nextTo}.`;
}

/** What a date changed in the order of the matches. */
export function orderText(
  id: string,
  before: readonly Candidate[],
  after: readonly Candidate[],
  criteria: readonly Criterion[],
): string | null {
  const match = after.find((candidate) => candidate.id === id);
  if (!match) return null;
  const change: Change = { match, was: orderOf(before), is: orderOf(after), criteria };
  if (placeIn(change.is, match) === -1)
    return `${match.name} has no place in the order yet. That takes a date on which you rate standards worth at least half of your stars.`;
  const crossed = crossing(change);
  if (change.is.length === 1)
    return (
      crossed ??
      `${match.name} is the only one with a score so far. Once someone else has one, you'll see an order.`
    );
  if (crossed !== null && isBelow(match)) return crossed;
  const ids = (order: readonly Candidate[]) => order.map((one) => one.id).join();
  const moved = ids(change.was) === ids(change.is) ? 'The order stays as it was.' : move(change);
  return crossed === null ? moved : `${crossed} ${moved}`;
}
