import { compareText } from '../../date-order';
import { correlationRatio, type Pair, pearson, roundToTwoDecimals } from '../correlation';
import type { WeighedMatch } from '../dating-record';
import { type Finding, listFrom } from '../finding';
import { isSamePlace, normalized } from '../rounding';

const MATCHES_NEEDED = 6;
const MATCHES_OF_A_PROFESSION = 2;

interface TraitStrength {
  readonly trait: string;
  /** Two decimals, -1 to 1; 0 to 1 for professions, because they have no order. */
  readonly correlation: number;
  /** The number of matches it is based on. */
  readonly n: number;
}

/** Which facts about matches go with their fit, strongest first. A trait that fewer than 6 scored matches state, or
 * that does not vary, is left out. Counts scored matches; 6 are needed. */
export function profileStrength(
  weighed: readonly WeighedMatch[],
  ownLocation: string | null,
): Finding<readonly TraitStrength[]> {
  const traits = [...age(weighed), ...location(weighed, ownLocation), ...profession(weighed)].sort(
    (a, b) => Math.abs(b.correlation) - Math.abs(a.correlation) || compareText(a.trait, b.trait),
  );
  return listFrom(weighed.length, MATCHES_NEEDED, traits);
}

function age(weighed: readonly WeighedMatch[]): TraitStrength[] {
  const pairs = weighed.flatMap(({ match, fit }) => (match.age === null ? [] : [{ x: match.age, y: fit }]));
  return correlated('Age', pairs);
}

function location(weighed: readonly WeighedMatch[], own: string | null): TraitStrength[] {
  if (!own) return [];
  const pairs = weighed.flatMap(({ match, fit }) =>
    match.location ? [{ x: isSamePlace(match.location, own) ? 1 : 0, y: fit }] : [],
  );
  return correlated('Same location as you', pairs);
}

function correlated(trait: string, pairs: readonly Pair[]): TraitStrength[] {
  const r = pairs.length < MATCHES_NEEDED ? null : pearson(pairs);
  return r === null ? [] : [{ trait, correlation: roundToTwoDecimals(r), n: pairs.length }];
}

function profession(weighed: readonly WeighedMatch[]): TraitStrength[] {
  const fits = new Map<string, number[]>();
  for (const { match, fit } of weighed) {
    const key = normalized(match.profession ?? '');
    if (key !== '') fits.set(key, [...(fits.get(key) ?? []), fit]);
  }
  const stated = [...fits.values()].flat().length;
  const groups = [...fits.values()].filter(({ length }) => length >= MATCHES_OF_A_PROFESSION);
  const ratio = stated < MATCHES_NEEDED ? null : correlationRatio(groups);
  if (ratio === null) return [];
  return [{ trait: 'Profession', correlation: roundToTwoDecimals(ratio), n: groups.flat().length }];
}
