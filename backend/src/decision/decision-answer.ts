import type { Comparison, Decision, NextDate } from '#contract/dating/insights/decision';
import { compareDates } from '#scoring/date-order';
import { haloOf } from '#scoring/decision/halo';
import { sideBySide } from '#scoring/decision/side-by-side';
import { whereYouStand, type NextToFindOut, type Place } from '#scoring/decision/where-you-stand';
import { scoreMatches } from '#scoring/scored-match';
import { withoutNoise } from '#scoring/statistics';
import { maySuggestDate } from '../candidates/concern';
import { idsBySlot, selectedStandards, toHistory, type MatchBook } from '../candidates/match-book';
import type { AccountStandard } from '../users/user';

/** Without the ideas of what is next, which aren't read from the matches. */
export function toDecision({ standards, matches }: MatchBook, now: Date): Decision {
  const selected = selectedStandards(standards);
  const scored = scoreMatches(selected, matches.map(toHistory));
  const suggested = new Set(matches.filter((match) => maySuggestDate(match, now)).map(({ id }) => id));
  const { state, order, next, settled, needs } = whereYouStand(selected, scored, (matchId) =>
    suggested.has(matchId),
  );
  const toId = idOf(standards);
  const dates = matches.flatMap(({ history }) => history).sort(compareDates);
  const halo = haloOf(selected, dates);
  return {
    state,
    order: order.map((place) => toPlace(place, toId)),
    next: next && toNext(next, toId),
    settled,
    halo: {
      state: halo.state,
      strength: halo.strength && withoutNoise(halo.strength),
      p: halo.p,
      dates: halo.dates,
    },
    needs,
  };
}

/** Null unless both matches are the user's. */
export function toComparison({ standards, matches }: MatchBook, a: string, b: string): Comparison | null {
  const selected = selectedStandards(standards);
  const scored = scoreMatches(selected, matches.map(toHistory));
  const [first, second] = [a, b].map((id) => scored.find(({ match }) => match.id === id));
  if (!first || !second) return null;
  const { common, onlyA, onlyB, gap, chance, flip, easiestScore } = sideBySide(selected, first, second);
  const toId = idOf(standards);
  return {
    a,
    b,
    common: common.map(({ standardId, points, ...means }) => ({
      criteriaId: toId(standardId),
      a: withoutNoise(means.a),
      b: withoutNoise(means.b),
      points: withoutNoise(points),
    })),
    onlyA: onlyA.map(toId),
    onlyB: onlyB.map(toId),
    gap: gap && withoutNoise(gap),
    chance: chance && rounded(chance, 2),
    flip: flip && {
      stars: Object.fromEntries(Object.entries(flip.stars).map(([slot, stars]) => [toId(slot), stars])),
      steps: flip.steps,
    },
    easiestScore: easiestScore && {
      criteriaId: toId(easiestScore.standardId),
      points: withoutNoise(easiestScore.points),
    },
  };
}

type ToId = (slot: string) => string;

function idOf(standards: readonly AccountStandard[]): ToId {
  const ids = idsBySlot(standards);
  return (slot) => ids.get(slot) ?? slot;
}

function toPlace({ scored, first, unseen }: Place, toId: ToId): Decision['order'][number] {
  return {
    candidateId: scored.match.id,
    name: scored.match.name,
    compatibilityScore: scored.compatibility.percent ?? 0,
    first: rounded(first, 2),
    vetoed: scored.mustHaves.vetoed.map(toId),
    atRisk: scored.mustHaves.atRisk.map(toId),
    unseen: unseen.map(toId),
  };
}

function toNext({ matchId, points, standardId }: NextToFindOut, toId: ToId): NextDate {
  return {
    candidateId: matchId,
    points: rounded(points, 3),
    criteriaId: standardId && toId(standardId),
    ideaIds: [],
  };
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(withoutNoise(value * scale)) / scale;
}
