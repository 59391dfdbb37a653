import { unseenStandards } from '../compatibility';
import { inOrderOfFit } from '../ranking';
import type { ScoredMatch } from '../scored-match';
import type { Standard } from '../types';
import { worthSeeing } from '../worth-seeing';
import { chancesOfBest, knowledgeGradients, posteriorOf } from './posteriors';

const CLEAR_FROM = 0.9;
const LIKELY_FROM = 0.7;
/** Points of fit below which another date would not be worth deciding by. */
const SETTLED_BELOW_POINTS = 1;
const PEOPLE_TO_COMPARE = 2;

/** `few`: fewer than two people to compare; else how sure it is who comes first. */
export type StandingState = 'few' | 'open' | 'likely' | 'clear';

export interface Place {
  readonly scored: ScoredMatch;
  /** Probability, 0 to 1, of the highest true percentage; 0 below a must-have and without a date score. */
  readonly first: number;
  /** Ids of the standards that no date has rated, most stars first. */
  readonly unseen: readonly string[];
}

/** The person about whom one more date would tell the most. */
export interface NextToFindOut {
  readonly matchId: string;
  /** Points of fit that one more date would gain on average, 0 or more. */
  readonly points: number;
  /** What to find out: an unseen standard, or the one whose rating could move the percentage most. */
  readonly standardId: string | null;
}

export interface WhereYouStand {
  readonly state: StandingState;
  /** Active matches with a percentage. */
  readonly order: readonly Place[];
  readonly next: NextToFindOut | null;
  /** True when one is clearly first and no further date would change much. */
  readonly settled: boolean;
  /** What is missing before people can be compared; at least 0. */
  readonly needs: { readonly matches: number; readonly dates: number };
}

/**
 * Who comes first and how sure that is, from `scoreMatches` over all of a user's matches. The next one to find out
 * about is only someone `maySuggest` accepts; it is asked from the most telling person on.
 */
export function whereYouStand(
  standards: readonly Standard[],
  scored: readonly ScoredMatch[],
  maySuggest: (matchId: string) => boolean = () => true,
): WhereYouStand {
  const active = scored.filter(({ match }) => !match.archived);
  const compared = comparedOf(active);
  const best = Math.max(0, ...compared.map(({ first }) => first));
  const isFew = compared.length < PEOPLE_TO_COMPARE;
  const settled = !isFew && best >= CLEAR_FROM && compared.every(({ gain }) => gain < SETTLED_BELOW_POINTS);
  return {
    state: isFew ? 'few' : stateOf(best),
    order: orderOf(active, compared, standards),
    next: isFew || settled ? null : nextOf(compared, standards, maySuggest),
    settled,
    needs: {
      matches: Math.max(0, PEOPLE_TO_COMPARE - active.length),
      dates: Math.max(0, PEOPLE_TO_COMPARE - compared.length),
    },
  };
}

interface Compared {
  readonly item: ScoredMatch;
  readonly first: number;
  /** Knowledge gradient in points. */
  readonly gain: number;
}

/** Those with a date score who are not below a must-have. */
function comparedOf(active: readonly ScoredMatch[]): Compared[] {
  const people = active.flatMap((item) =>
    item.likely && item.mustHaves.vetoed.length === 0 ? [{ item, posterior: posteriorOf(item.likely) }] : [],
  );
  const posteriors = people.map(({ posterior }) => posterior);
  const chances = chancesOfBest(posteriors);
  const gains = knowledgeGradients(posteriors);
  return people.map(({ item }, index) => ({ item, first: chances[index] ?? 0, gain: gains[index] ?? 0 }));
}

function stateOf(best: number): StandingState {
  if (best >= CLEAR_FROM) return 'clear';
  return best >= LIKELY_FROM ? 'likely' : 'open';
}

function orderOf(
  active: readonly ScoredMatch[],
  compared: readonly Compared[],
  standards: readonly Standard[],
): Place[] {
  const chances = new Map(compared.map(({ item, first }) => [item, first]));
  // Without a date score, a percentage rests on scattered ratings only: it is listed, but not compared.
  const ordered = [
    ...inOrderOfFit(active.filter(({ likely }) => likely !== null)),
    ...inOrderOfFit(active.filter(({ likely }) => likely === null)),
  ];
  return ordered.map((item) => ({
    scored: item,
    first: chances.get(item) ?? 0,
    unseen: unseenStandards(standards, item.compatibility.means),
  }));
}

function nextOf(
  people: readonly Compared[],
  standards: readonly Standard[],
  maySuggest: (matchId: string) => boolean,
): NextToFindOut | null {
  const byGain = [...people].sort((a, b) => b.gain - a.gain);
  const most = byGain.find(({ item }) => maySuggest(item.match.id));
  if (!most) return null;
  return { matchId: most.item.match.id, points: most.gain, standardId: standardToSee(standards, most.item) };
}

/**
 * The id of the unseen standard with the most stars; when all have been seen, of the one whose rating one more date
 * could move the percentage by most. Null without standards.
 */
export function standardToSee(
  standards: readonly Standard[],
  { match, compatibility }: ScoredMatch,
): string | null {
  const [unseen] = unseenStandards(standards, compatibility.means);
  if (unseen !== undefined) return unseen;
  return worthSeeing(standards, match.dates)[0]?.standardId ?? null;
}
