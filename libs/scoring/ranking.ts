import { type Compatibility, compatibilityOf } from './compatibility';
import { compareInstants, compareText } from './date-order';
import { judgeMustHaves, type MustHaveVerdict } from './must-haves';
import { NOISE, roundHalfUp } from './statistics';
import type { MatchHistory, Standard } from './types';

interface Rankable {
  readonly match: Pick<MatchHistory, 'id' | 'name' | 'createdAt' | 'archived'> & {
    readonly dates: { readonly length: number };
  };
  readonly compatibility: Pick<Compatibility, 'exact' | 'provisional'>;
  readonly mustHaves: Pick<MustHaveVerdict, 'vetoed'>;
}

interface Placed<T> {
  readonly item: T;
  readonly exact: number;
}

interface RankedScore {
  /** Whole percent, 10 to 100. */
  readonly score: number;
  readonly name: string;
}

interface DashboardRanking {
  readonly top: RankedScore | null;
  readonly bottom: RankedScore | null;
}

/**
 * Best first by exact percentage, those below a must-have after all others; archived, unscored and provisional matches
 * have no rank. Ties (closer than 1e-9): more dates, then the match added earlier, then the smaller id.
 */
export function rankMatches<T extends Rankable>(scored: readonly T[]): T[] {
  return inRankOrder(scored).map(({ item }) => item);
}

/** The same order for any matches with a percentage, provisional and archived ones too. */
export function inOrderOfFit<T extends Rankable>(scored: readonly T[]): T[] {
  return inOrder(scored).map(({ item }) => item);
}

/**
 * The best and the worst ranked match: the same one when there is only one, null when there is none. A match below a
 * must-have is never the best.
 */
export function dashboardRanking(
  standards: readonly Standard[],
  matches: readonly MatchHistory[],
): DashboardRanking {
  const active = matches.filter((match) => !match.archived);
  const ranked = inRankOrder(
    active.map((match) => ({
      match,
      compatibility: compatibilityOf(standards, match.dates),
      mustHaves: judgeMustHaves(standards, match.dates),
    })),
  );
  const [best] = ranked;
  return { top: shown(best && isVetoed(best.item) ? undefined : best), bottom: shown(ranked.at(-1)) };
}

function shown(placed: Placed<Rankable> | undefined): RankedScore | null {
  return placed ? { score: roundHalfUp(placed.exact), name: placed.item.match.name } : null;
}

function inRankOrder<T extends Rankable>(scored: readonly T[]): Placed<T>[] {
  return inOrder(scored.filter(({ match, compatibility }) => !compatibility.provisional && !match.archived));
}

function inOrder<T extends Rankable>(scored: readonly T[]): Placed<T>[] {
  const placed = scored.flatMap((item): Placed<T>[] => {
    const { exact } = item.compatibility;
    return exact === null ? [] : [{ item, exact }];
  });
  return [
    ...byFit(placed.filter(({ item }) => !isVetoed(item))),
    ...byFit(placed.filter(({ item }) => isVetoed(item))),
  ];
}

function isVetoed({ mustHaves }: Rankable): boolean {
  return mustHaves.vetoed.length > 0;
}

function byFit<T extends Rankable>(placed: Placed<T>[]): Placed<T>[] {
  placed.sort((a, b) => b.exact - a.exact);
  return inTieGroups(placed).flatMap((group) => group.sort((a, b) => breakTie(a.item.match, b.item.match)));
}

// Closeness is not transitive, so it cannot be a sort key: neighbors in exact order are grouped first.
function inTieGroups<T>(placed: readonly Placed<T>[]): Placed<T>[][] {
  const groups: Placed<T>[][] = [];
  let previous = Infinity;
  for (const entry of placed) {
    const group = groups.at(-1);
    if (group && previous - entry.exact < NOISE) group.push(entry);
    else groups.push([entry]);
    previous = entry.exact;
  }
  return groups;
}

function breakTie(a: Rankable['match'], b: Rankable['match']): number {
  return (
    b.dates.length - a.dates.length || compareInstants(a.createdAt, b.createdAt) || compareText(a.id, b.id)
  );
}
