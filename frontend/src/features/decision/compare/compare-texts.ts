import type { ComparedStandard, Comparison } from '#contract/dating/decision';

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

/** Who is ahead and who isn't; null when they are level or have nothing in common. */
function sides({ a, b, gap }: Comparison): { leader: string; other: string } | null {
  if (gap === null || Math.abs(gap) < 1e-9) return null;
  return gap > 0 ? { leader: a, other: b } : { leader: b, other: a };
}

/** What stands behind the difference, in plain sentences; the first one is the headline. */
export function comparisonSentences(comparison: Comparison, named: Named): string[] {
  const { a, b, common, gap, chance } = comparison;
  const [nameA, nameB] = [named.person(a), named.person(b)];
  if (gap === null)
    return [`There's nothing to compare yet: no standard has been rated for both ${nameA} and ${nameB}.`];
  const ahead = sides(comparison);
  const chances = chance === null ? [] : [chanceSentence(chance, gap, nameA, nameB)];
  if (!ahead) return [`${nameA} and ${nameB} are level on what you've rated for both.`, ...chances];
  const leader = named.person(ahead.leader);
  const [most] = [...common].sort((x, y) => (y.points - x.points) * Math.sign(gap));
  const mostly = most ? `, mostly ${named.standard(most.criteriaId)}` : '';
  return [
    `${leader} is ahead by ${pointsWords(gap)}${mostly}.`,
    ...chances,
    flipSentence(comparison, named.person(ahead.other)),
    ...easiestSentence(comparison, ahead, named),
  ];
}

function chanceSentence(chance: number, gap: number, nameA: string, nameB: string): string {
  const [name, share] = chance >= 0.5 ? [nameA, chance] : [nameB, 1 - chance];
  const count = Math.min(99, Math.round(share * 100));
  const readings = `${name} comes out ahead in ${count} of 100 readings of your dates`;
  // The readings start from everything that is known of each, the gap only from what is known of both.
  const isSurprising = (chance - 0.5) * gap < 0;
  return isSurprising ? `Even so, ${readings}: they also weigh what isn't rated for both.` : `${readings}.`;
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
