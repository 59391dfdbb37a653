import type { DatingRecord } from '../insights/dating-record';
import { isSamePlace, normalized } from '../insights/rounding';
import { correlatorOf, NO_VARIATION, partialCorrelatorOf } from './linear';
import { permutationP } from './permutation';
import { type Unit, type Units, unitsOf } from './units';

/** Fewer people than this support no claim about anything. */
const UNITS_NEEDED = 6;
const OF_EACH_NEEDED = 4;
const DATES_OF_GOING_ON = 2;
const TRAIT_STATED_BY = 6;
const MATCHES_OF_A_PROFESSION = 2;
/** 0.05 over the four families (Bonferroni). */
const SPEAKS_UP_TO = 0.05 / 4;

// Looked up once, as in `mulberry32`: these run thousands of times.
const { max, sqrt } = Math;

/** `few`: too little data to look; `chance`: chance explains it; `clear`: it may be said. */
type Evidence = 'few' | 'chance' | 'clear';

/** What one family of claims may say. */
export interface Claim {
  readonly evidence: Evidence;
  /** Permutation p, 0.0005 to 1; null with `few`. */
  readonly p: number | null;
  /** What the claim is about, only when it is `clear`: a standard's name, a sign of a first date, a trait, or the direction of a trend. */
  readonly about: string | null;
  /** The sign of the link: 1 or -1; 0 where it has none. */
  readonly direction: -1 | 0 | 1;
}

export interface Claims {
  /** Whether people fit better (1) or worse (-1) over time. */
  readonly trend: Claim;
  /** Which one standard goes with how dates feel, more than the others do. */
  readonly standard: Claim;
  /** Which one sign was there from the first date with the people one kept seeing. */
  readonly firstDate: Claim;
  /** Which one trait of people goes with how well they fit. */
  readonly profile: Claim;
  /** Scored people so far. */
  readonly people: number;
  /** How many more people before any claim is possible; 0 once it is. */
  readonly needs: number;
}

const FEW: Claim = { evidence: 'few', p: null, about: null, direction: 0 };

/** A candidate for what a family names: its statistic for one order of the shuffled values. */
interface Candidate {
  readonly name: string;
  /** Its size is compared; its sign is the direction. */
  readonly of: (values: ArrayLike<number>) => number;
  /** Groups have no order, and so no direction. */
  readonly isUnordered?: boolean;
}

/**
 * Decides what may be said beyond the ratings themselves. Each family of claims is tested by 1,999 permutations of one
 * value per person (Fisher 1935; max statistic over its candidates, Westfall & Young 1993), and speaks at p <= 0.0125:
 * 5% over all four. It then names only the strongest candidate.
 */
export function claimsOf(record: DatingRecord, ownLocation: string | null): Claims {
  const found = unitsOf(record);
  const people = found.units.length;
  const isEnough = people >= UNITS_NEEDED;
  return {
    trend: isEnough ? trend(found) : FEW,
    standard: isEnough ? standard(found) : FEW,
    firstDate: isEnough ? firstDate(found, record) : FEW,
    profile: isEnough ? profile(found, ownLocation) : FEW,
    people,
    needs: Math.max(0, UNITS_NEEDED - people),
  };
}

function trend({ units }: Units): Claim {
  const fits = units.map(({ fit }) => fit);
  const order = units.map((_, index) => index);
  return claimOf(fits, [{ name: 'fit', of: correlatorOf(order, fits) }]);
}

function standard({ units, standards }: Units): Claim {
  if (standards.length < 2) return FEW;
  const hearts = units.map(({ heart }) => heart);
  const candidates = standards.map(({ name }, index): Candidate => {
    const ahead = units.map(({ means }) => aheadOfTheOthers(means, index));
    return { name, of: correlatorOf(ahead, hearts) };
  });
  return claimOf(hearts, candidates);
}

/** A standard's mean against the mean of the other standards' means: what it says that the others don't. */
function aheadOfTheOthers(means: readonly number[], index: number): number {
  const own = means[index] ?? 0;
  return own - (means.reduce((sum, value) => sum + value, 0) - own) / (means.length - 1);
}

function firstDate({ units }: Units, { standards }: DatingRecord): Claim {
  const decided = units.filter(({ match }) => match.archived || match.dates.length >= DATES_OF_GOING_ON);
  const wentOn = decided.map(({ match }) => (match.archived ? 0 : 1));
  const successes = wentOn.filter((one) => one === 1).length;
  if (successes < OF_EACH_NEEDED || decided.length - successes < OF_EACH_NEEDED) return FEW;
  const signs: [string, (unit: Unit) => number | undefined][] = [
    ['chemistry', ({ firstDate: { chemistry } }) => chemistry],
    ['enjoyment', ({ firstDate: { enjoyment } }) => enjoyment],
    ...standards.map(({ id, name }): [string, (unit: Unit) => number | undefined] => [
      name,
      ({ firstDate: { ratings } }) => ratings[id],
    ]),
  ];
  const candidates = signs.flatMap(([name, read]): Candidate[] => {
    const values = decided.map(read).filter((value) => value !== undefined);
    if (values.length < decided.length) return [];
    const ranks = midRanks(values);
    return [{ name, of: (labels) => aucOf(ranks, labels, successes) - 0.5 }];
  });
  return claimOf(wentOn, candidates);
}

/** Ranks from 1, equal values sharing the mean of theirs. */
function midRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** The area under the ROC curve, 0 to 1: Mann-Whitney's U over the number of pairs. */
function aucOf(ranks: readonly number[], labels: ArrayLike<number>, successes: number): number {
  let sum = 0;
  for (let index = 0; index < ranks.length; index += 1) if (labels[index] === 1) sum += ranks[index] ?? 0;
  return (sum - (successes * (successes + 1)) / 2) / (successes * (ranks.length - successes));
}

/** Linear traits and the unordered one are tested apart, each at half of the family's share. */
function profile({ units }: Units, ownLocation: string | null): Claim {
  const fits = units.map(({ fit }) => fit);
  const claims = [linearTraits(units, ownLocation), professions(units)]
    .filter((candidates) => candidates.length > 0)
    .map((candidates) => claimOf(fits, candidates))
    .map(({ p, ...claim }) => ({ ...claim, p: Math.min(1, 2 * (p ?? 1)) }))
    .sort((a, b) => a.p - b.p);
  const [strongest] = claims;
  if (!strongest) return FEW;
  return strongest.p <= SPEAKS_UP_TO
    ? strongest
    : { evidence: 'chance', p: strongest.p, about: null, direction: 0 };
}

function linearTraits(units: readonly Unit[], own: string | null): Candidate[] {
  const traits: [string, (unit: Unit) => number | null][] = [
    ['Age', ({ match }) => match.age],
    [
      'Same location as you',
      ({ match }) => (own && match.location ? Number(isSamePlace(match.location, own)) : null),
    ],
  ];
  return traits.flatMap(([name, read]): Candidate[] => {
    const stated = units.flatMap((unit, index) => {
      const value = read(unit);
      return value === null ? [] : [{ index, value }];
    });
    if (stated.length < TRAIT_STATED_BY) return [];
    const values = stated.map(({ value }) => value);
    const places = stated.map(({ index }) => index);
    return [{ name, of: partialCorrelatorOf(values, places) }];
  });
}

function professions(units: readonly Unit[]): Candidate[] {
  const places = new Map<string, number[]>();
  units.forEach(({ match }, index) => {
    const key = normalized(match.profession ?? '');
    if (key !== '') places.set(key, [...(places.get(key) ?? []), index]);
  });
  const stated = [...places.values()].flat().length;
  const groups = [...places.values()].filter(({ length }) => length >= MATCHES_OF_A_PROFESSION);
  if (stated < TRAIT_STATED_BY || groups.length < 2) return [];
  return [
    {
      name: 'Profession',
      isUnordered: true,
      of: (fits) => ratioBetween(groups, fits),
    },
  ];
}

/** The correlation ratio of the values at these places, 0 to 1; 0 when they do not vary. */
function ratioBetween(groups: readonly (readonly number[])[], values: ArrayLike<number>): number {
  let count = 0;
  let sum = 0;
  let squares = 0;
  let within = 0;
  for (const group of groups) {
    let groupSum = 0;
    for (const place of group) {
      const value = values[place] ?? 0;
      groupSum += value;
      squares += value * value;
    }
    count += group.length;
    sum += groupSum;
    within += (groupSum * groupSum) / group.length;
  }
  const total = squares - (sum * sum) / count;
  return total < NO_VARIATION ? 0 : sqrt(max(0, within - (sum * sum) / count) / total);
}

function claimOf(values: readonly number[], candidates: readonly Candidate[]): Claim {
  const p = permutationP(values, (shuffled) => {
    let strongest = 0;
    for (const { of } of candidates) {
      const signed = of(shuffled);
      const size = signed < 0 ? -signed : signed;
      if (size > strongest) strongest = size;
    }
    return strongest;
  });
  const { candidate, signed } = strongestOf(candidates, values);
  if (p > SPEAKS_UP_TO || !candidate) return { evidence: 'chance', p, about: null, direction: 0 };
  const direction = signed > 0 ? 1 : -1;
  return { evidence: 'clear', p, about: candidate.name, direction: candidate.isUnordered ? 0 : direction };
}

function strongestOf(candidates: readonly Candidate[], values: readonly number[]) {
  let strongest: { candidate: Candidate | null; signed: number } = { candidate: null, signed: 0 };
  for (const candidate of candidates) {
    const signed = candidate.of(values);
    if (Math.abs(signed) > Math.abs(strongest.signed)) strongest = { candidate, signed };
  }
  return strongest;
}
