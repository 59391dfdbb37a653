import { NOISE } from '../statistics';
import type { Means, Standard } from '../types';

const FEWEST_STARS = 1;
const MOST_STARS = 5;
const LOWEST_RATING = 1;
const HIGHEST_RATING = 10;

/** The fewest changes of stars that put the second person first. */
export interface StarFlip {
  /** Stars (1 to 5) by standard id, changed or not. */
  readonly stars: Readonly<Record<string, number>>;
  /** Stars to add or take away in all, at least 1. */
  readonly steps: number;
}

/** The change of one mean rating that would make both people equal. */
export interface ScoreFlip {
  readonly standardId: string;
  /** Rating points, above 0: the leader's mean lower, or the other's higher, by this much. */
  readonly points: number;
}

interface Gap {
  readonly standard: Standard;
  /** The leader's mean rating minus the other's. */
  readonly difference: number;
}

interface Step {
  readonly id: string;
  readonly change: 1 | -1;
  readonly gain: number;
}

/**
 * Whole stars from 1 to 5: takes the steps that help the other person most until they are strictly ahead. All standards
 * must be rated for both. Null when they are equal, or no stars put the other one first.
 */
export function fewestStarSteps(
  standards: readonly Standard[],
  leader: Means,
  other: Means,
): StarFlip | null {
  const gaps = gapsOf(standards, leader, other);
  const lead = leadOf(gaps);
  if (lead <= NOISE) return null;
  const stars = Object.fromEntries(standards.map((standard) => [standard.id, standard.stars]));
  const steps = gaps.flatMap(stepsOf).sort((a, b) => b.gain - a.gain);
  let gained = 0;
  for (const [index, { id, change, gain }] of steps.entries()) {
    stars[id] = (stars[id] ?? 0) + change;
    gained += gain;
    if (gained > lead + NOISE) return { stars, steps: index + 1 };
  }
  return null;
}

/** The standard with the most stars on which a different rating could make them equal; null when none could. */
export function easiestScore(standards: readonly Standard[], leader: Means, other: Means): ScoreFlip | null {
  const lead = leadOf(gapsOf(standards, leader, other));
  if (lead <= NOISE) return null;
  const byStars = [...standards].sort((a, b) => b.stars - a.stars);
  for (const { id, stars } of byStars) {
    const points = lead / stars;
    const canRise = (other[id] ?? 0) + points <= HIGHEST_RATING + NOISE;
    const canFall = (leader[id] ?? 0) - points >= LOWEST_RATING - NOISE;
    if (canRise || canFall) return { standardId: id, points };
  }
  return null;
}

function gapsOf(standards: readonly Standard[], leader: Means, other: Means): Gap[] {
  return standards.map((standard) => ({
    standard,
    difference: (leader[standard.id] ?? 0) - (other[standard.id] ?? 0),
  }));
}

function leadOf(gaps: readonly Gap[]): number {
  return gaps.reduce((sum, { standard, difference }) => sum + standard.stars * difference, 0);
}

/** Each single star that can be moved on this standard in the other person's favor. */
function stepsOf({ standard: { id, stars }, difference }: Gap): Step[] {
  if (Math.abs(difference) <= NOISE) return [];
  const change = difference < 0 ? 1 : -1;
  const count = difference < 0 ? MOST_STARS - stars : stars - FEWEST_STARS;
  return Array.from({ length: count }, () => ({ id, change, gain: Math.abs(difference) }));
}
