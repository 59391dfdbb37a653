import { roundHalfUp } from '../../statistics';
import { type Finding, findingFrom } from '../finding';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 90;
const DAYS_NEEDED = 14;

/** A saved selection: stars by standard id. */
export interface SavedSelection {
  readonly at: Date;
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * How stable each standard's share of the stars was over the last 90 days: 100 means no change. Total variation path
 * over the selection in force 90 days ago (or else the first) and all later ones. `history` in any order. Counts whole
 * days since the first selection; 14 are needed.
 */
export function preferenceStability(history: readonly SavedSelection[], now: Date): Finding<number | null> {
  const ordered = [...history].sort((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = ordered;
  const days = first ? Math.max(0, Math.floor((now.getTime() - first.at.getTime()) / DAY_MS)) : 0;
  return findingFrom(days, DAYS_NEEDED, () => {
    const since = now.getTime() - WINDOW_DAYS * DAY_MS;
    const inForce = Math.max(
      0,
      ordered.findLastIndex(({ at }) => at.getTime() <= since),
    );
    const path = ordered.slice(inForce).map(({ weights }) => sharesOf(weights));
    return roundHalfUp(100 * Math.max(0, 1 - pathLength(path)));
  });
}

type Shares = ReadonlyMap<string, number>;

function sharesOf(weights: SavedSelection['weights']): Shares {
  const total = Object.values(weights).reduce((sum, stars) => sum + stars, 0);
  return new Map(Object.entries(weights).map(([id, stars]) => [id, stars / total]));
}

function pathLength(path: readonly Shares[]): number {
  return path.reduce((length, shares, index) => {
    const before = path[index - 1];
    return before ? length + distance(before, shares) : length;
  }, 0);
}

/** Total variation: half the sum of the differences; a standard missing from one side has a share of 0. */
function distance(a: Shares, b: Shares): number {
  const ids = new Set([...a.keys(), ...b.keys()]);
  return [...ids].reduce((sum, id) => sum + Math.abs((a.get(id) ?? 0) - (b.get(id) ?? 0)) / 2, 0);
}
