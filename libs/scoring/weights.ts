import { clamp, roundHalfUp } from './statistics';

const STARS_MIN = 1;
const STARS_MAX = 5;

/** Stars (1 to 5) for a weight. Weights above 5 come from a 1 to 10 scale and are halved. Apply once, when storing. */
export function starsOf(weight: number): number {
  const stars = weight > STARS_MAX ? weight / 2 : weight;
  return clamp(roundHalfUp(stars), STARS_MIN, STARS_MAX);
}
