import type { ComparedStandard, Comparison } from '#contract/dating/insights/decision';
import { datesInWords } from '../../../ui/dials/fit-texts';

/** Closer than this to a whole number, it is called that number. */
const CLOSE = 0.25;
const FEW_STARS = 2;

/** "12 or 13 points", "1 point", "less than a point". */
export function pointsWords(points: number): string {
  const size = Math.abs(points);
  const nearest = Math.round(size);
  if (size < 1 - CLOSE) return 'less than a point';
  if (Math.abs(size - nearest) <= CLOSE) return nearest === 1 ? '1 point' : `${nearest} points`;
  return `${Math.floor(size)} or ${Math.ceil(size)} points`;
}

/** "half a point" of a rating, which are small numbers: one decimal. */
function ratingPoints(points: number): string {
  const shown = Math.max(0.1, Math.round(points * 10) / 10);
  return shown === 1 ? '1 point' : `${shown} points`;
}

const starsWords = (count: number) => (count === 1 ? 'one star' : `${count} stars`);

export interface Named {
  /** By match id. */
  person: (id: string) => string;
  /** By standard id. */
  standard: (id: string) => string;
}

/** What is known of two people besides the comparison; all by match id. */
export interface Known extends Named {
  dateCount: (id: string) => number;
  /** Ids of the must-haves someone is below. */
  vetoed: (id: string) => readonly string[];
}

/** Who is ahead and who isn't; null when they are level or have nothing in common. */
function sides({ a, b, gap }: Comparison): { leader: string; other: string } | null {
  if (gap === null || Math.abs(gap) < 1e-9) return null;
  return gap > 0 ? { leader: a, other: b } : { leader: b, other: a };
}

/** What stands behind the difference, in plain sentences; the first one is the headline. */
export function comparisonSentences(comparison: Comparison, known: Known): string[] {
  const { a, b, gap } = comparison;
  const [nameA, nameB] = [known.person(a), known.person(b)];
  const ahead = sides(comparison);
  const below = [a, b].filter((id) => known.vetoed(id).length > 0);
  if (!ahead) {
    const lead =
      gap === null
        ? `There's nothing to compare yet: no standard has been rated for both ${nameA} and ${nameB}.`
        : `${nameA} and ${nameB} are level on what you've rated for both.`;
    if (below.length > 0) return [lead, mustHaveSentence(below, known)];
    return gap === null ? [lead] : [lead, ...chanceSentences(comparison, known)];
  }
  const leader = known.person(ahead.leader);
  const difference = `${leader} is ahead by ${pointsWords(gap ?? 0)}${mostlyWords(comparison, known)}.`;
  // No percentage outweighs a must-have, so what would change the percentage doesn't matter.
  if (below.includes(ahead.leader))
    return [mustHaveSentence(below, known), `By percentage alone, ${difference}`];
  const other = known.person(ahead.other);
  if (below.length > 0)
    return [
      difference,
      `${belowWords(ahead.other, known)}, so no change of your stars would put ${other} ahead.`,
    ];
  if (isContradicted(comparison)) return contradictedSentences(comparison, ahead.leader, known);
  return [
    difference,
    ...chanceSentences(comparison, known),
    flipSentence(comparison, other),
    ...easiestSentence(comparison, ahead, known),
  ];
}

function mostlyWords({ common, gap }: Comparison, named: Named): string {
  const [most] = [...common].sort((x, y) => (y.points - x.points) * Math.sign(gap ?? 0));
  return most ? `, mostly ${named.standard(most.criteriaId)}` : '';
}

/** "Robin is below your must-have Honesty". */
function belowWords(id: string, known: Known): string {
  const standards = known.vetoed(id).map(known.standard);
  return `${known.person(id)} is below your ${standards.length === 1 ? 'must-have' : 'must-haves'} ${standards.join(' and ')}`;
}

/** For one or both of them. */
function mustHaveSentence(below: readonly string[], known: Known): string {
  const words = below.map((id) => belowWords(id, known)).join(', and ');
  return below.length === 1 ? `${words}, and no percentage makes up for that.` : `${words}.`;
}

/** From this share on, who is ahead in the readings probably is. */
const PROBABLE = 0.7;

/** Whether the readings of all dates favor the one who is behind on what was rated for both. */
function isContradicted({ gap, chance }: Comparison): boolean {
  return chance !== null && (chance - 0.5) * (gap ?? 0) < 0;
}

/** Who is ahead in the readings, and in how many of 100; null before there are any. */
function favoredIn({ a, b, chance }: Comparison): { id: string; share: number; count: number } | null {
  if (chance === null) return null;
  const [id, share] = chance >= 0.5 ? [a, chance] : [b, 1 - chance];
  return { id, share, count: Math.min(99, Math.round(share * 100)) };
}

/** Both by name: the overview's readings are about who comes first of everyone. */
function aheadInReadings({ a, b }: Comparison, favored: { id: string; count: number }, known: Known): string {
  const other = favored.id === a ? b : a;
  return `${known.person(favored.id)} comes out ahead of ${known.person(other)} in ${favored.count} of 100 readings of your dates`;
}

function chanceSentences(comparison: Comparison, known: Known): string[] {
  const favored = favoredIn(comparison);
  if (!favored) return [];
  return [`${aheadInReadings(comparison, favored, known)}.`];
}

/**
 * All dates come first, and then how what was rated for both differs from them. What would turn that around doesn't
 * matter: the answer would be about the smaller part.
 */
function contradictedSentences(comparison: Comparison, leader: string, known: Known): string[] {
  const favored = favoredIn(comparison);
  if (!favored) return [];
  const readings = aheadInReadings(comparison, favored, known);
  return [
    favored.share < PROBABLE ? `Too close to call: ${readings}.` : `${readings}.`,
    `On what you've rated for both, ${known.person(leader)} is ahead by ${pointsWords(comparison.gap ?? 0)}${mostlyWords(comparison, known)}${surpriseWords(comparison, favored.id, known)}.`,
  ];
}

/** Why the readings favor the one who is behind: what only one is rated on, or fewer dates; nothing when it's neither. */
function surpriseWords({ a, b, onlyA, onlyB }: Comparison, favored: string, known: Known): string {
  if (onlyA.length + onlyB.length > 0) return ". The readings also weigh what isn't rated for both";
  const leader = favored === a ? b : a;
  const [many, few] = [favored, leader].map(known.dateCount);
  if (many === undefined || few === undefined || many <= few) return '';
  return `. But you've scored ${datesInWords(many)} with ${known.person(favored)} and only ${datesInWords(few)} with ${known.person(leader)}`;
}

function flipSentence({ flip }: Comparison, other: string): string {
  if (!flip) return `No change of your stars would put ${other} ahead.`;
  return flip.steps <= FEW_STARS
    ? `It's close: changing ${starsWords(flip.steps)} would put ${other} ahead.`
    : `${other} would pass only if you changed ${starsWords(flip.steps)}.`;
}

function easiestSentence(
  { a, common, easiestScore }: Comparison,
  { leader, other }: { leader: string; other: string },
  named: Named,
): string[] {
  const standard = common.find(({ criteriaId }) => criteriaId === easiestScore?.criteriaId);
  if (!easiestScore || !standard) return [];
  const { points, criteriaId } = easiestScore;
  const otherRating = other === a ? standard.a : standard.b;
  const canRise = otherRating + points <= 10;
  const [person, direction] = canRise ? [other, 'higher'] : [leader, 'lower'];
  return [
    `They'd be even if ${named.person(person)} were rated ${ratingPoints(points)} ${direction} on ${named.standard(criteriaId)}.`,
  ];
}

/** The text alternative of one bar. */
export function barSentence(
  { criteriaId, a, b, points }: ComparedStandard,
  ids: [string, string],
  named: Named,
): string {
  const [nameA, nameB] = ids.map(named.person);
  const rated = `${named.standard(criteriaId)}: ${nameA} ${oneDecimal(a)}, ${nameB} ${oneDecimal(b)}`;
  if (Math.abs(points) < 0.05) return `${rated}, no difference.`;
  return `${rated}, ${pointsWords(points)} for ${points > 0 ? nameA : nameB}.`;
}

export function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
