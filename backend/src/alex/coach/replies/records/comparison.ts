import { joined, listed, paragraphs, say, type Piece } from '../../../answer';
import type { FitFact, MatchFact, StandardFact } from '../../../facts';
import { counted, mustHaveSentence, nameOf, ofMatch, percentOf } from '../../coach-figures';

interface Difference {
  readonly standard: StandardFact;
  /** One person's mean rating minus the other's. */
  readonly points: number;
}

/** Two people side by side, on the standards both are rated on. */
export function comparison(one: MatchFact, other: MatchFact): Piece[] {
  const unscored = [one, other].filter(({ fit }) => fit === null);
  if (!one.fit || !other.fit)
    return say`I can only compare what is scored, and ${listed(unscored.map(nameOf))} ${unscored.length === 1 ? 'has' : 'have'} no scored date yet. Score one first, and ask me again.`;
  const differences = differencesBetween(one, other);
  return paragraphs(
    joined([one, other].filter(({ vetoed }) => vetoed.length > 0).map(mustHaveSentence), ' '),
    verdict(one, one.fit, other, other.fit),
    differences.length > 0 ? where(one, other, differences) : null,
    say`Ask yourself which of these differences you'd still notice in a year. The choice is yours; I just keep the numbers straight.`,
  );
}

function verdict(one: MatchFact, fit: FitFact, other: MatchFact, otherFit: FitFact): Piece[] {
  const [ahead, behind] = fit.percent >= otherFit.percent ? [one, other] : [other, one];
  const lead = Math.abs(fit.percent - otherFit.percent);
  const both = say`${nameOf(one)} is at ${percentOf(one, fit)} and ${nameOf(other)} at ${percentOf(other, otherFit)}`;
  if (ahead.vetoed.length > 0 || (lead === 0 && behind.vetoed.length > 0))
    return say`${both}, but the percentage doesn't make up for a must-have.`;
  if (lead === 0) return say`${both}: a tie by your standards.`;
  const sure = rangesMeet(fit, otherFit)
    ? 'The likely ranges overlap, so this could still change.'
    : "The likely ranges don't overlap.";
  return say`${both}, so ${nameOf(ahead)} is ${ofMatch(behind, counted(lead, 'point'))} ahead. ${sure}`;
}

function rangesMeet({ likely: a }: FitFact, { likely: b }: FitFact): boolean {
  return a === null || b === null || (a.low <= b.high && b.low <= a.high);
}

/** Standards on which two people differ by half a point or more, those that decide most first. */
export function differencesBetween(one: MatchFact, other: MatchFact): Difference[] {
  return one.means
    .flatMap((mean): Difference[] => {
      const counterpart = other.means.find(({ id }) => id === mean.id);
      return counterpart ? [{ standard: mean, points: mean.mean - counterpart.mean }] : [];
    })
    .filter(({ points }) => Math.abs(points) >= 0.5)
    .sort((a, b) => Math.abs(b.points) * b.standard.stars - Math.abs(a.points) * a.standard.stars);
}

function where(one: MatchFact, other: MatchFact, differences: readonly Difference[]): Piece[] {
  const side = (match: MatchFact, list: readonly Difference[]): Piece[] =>
    say`You rated ${nameOf(match)} higher on ${listed(list.slice(0, 2).map(({ standard, points }) => say`${standard.question} (by ${ofMatch(match, tenth(points))})`))}.`;
  const forOne = differences.filter(({ points }) => points > 0);
  const forOther = differences.filter(({ points }) => points < 0);
  return paragraphs(
    forOne.length > 0 ? side(one, forOne) : null,
    forOther.length > 0 ? side(other, forOther) : null,
  );
}

/** Without its sign, to one decimal. */
export function tenth(points: number): string {
  return String(Math.round(Math.abs(points) * 10) / 10);
}
