import { standardToSee, whereYouStand, type StandingState } from '#scoring/decision/where-you-stand';
import { scoreMatches } from '#scoring/scored-match';
import type { Match } from '../candidates/candidate';
import { idsBySlot, selectedStandards, toHistory } from '../candidates/match-book';
import type { Account } from '../users/user';

/** Where the user stands, as `GET /api/decision` computes it; matches and standards by id. */
export interface Standing {
  readonly state: StandingState;
  readonly settled: boolean;
  /** Chance, 0 to 1, of being the best fit, of everyone who is compared. */
  readonly first: ReadonlyMap<string, number>;
  /** The match about whom one more date would tell most; null when there is no one to suggest. */
  readonly next: string | null;
  /** What one more date with a match would tell most about. */
  readonly toSee: ReadonlyMap<string, string>;
}

/** `maySuggest` says with whom a date may be suggested. */
export function standingOf(
  { standards }: Account,
  matches: readonly Match[],
  maySuggest: (match: Match) => boolean,
): Standing {
  const selected = selectedStandards(standards);
  const idOf = idsBySlot(standards);
  const scored = scoreMatches(selected, matches.map(toHistory));
  const suggested = new Set(matches.filter(maySuggest).map(({ id }) => id));
  const { state, settled, order, next } = whereYouStand(selected, scored, (id) => suggested.has(id));
  const compared = order.filter(
    ({ scored: { likely, mustHaves } }) => likely !== null && mustHaves.vetoed.length === 0,
  );
  return {
    state,
    settled,
    first: new Map(compared.map(({ scored: { match }, first }) => [match.id, first])),
    next: next?.matchId ?? null,
    toSee: new Map(
      scored.flatMap((item) => {
        const standardId = idOf.get(standardToSee(selected, item) ?? '');
        return standardId === undefined ? [] : [[item.match.id, standardId]];
      }),
    ),
  };
}
