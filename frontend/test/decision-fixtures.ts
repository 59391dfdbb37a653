import type { Comparison, Decision, DecisionPlace } from '#contract/dating/insights/decision';
import { aCandidate, GOALS, HUMOR, ONE_DATE, ratings, TRUST } from './match-fixtures';

/** Mara at 73% (Trust 8, Humor 7, Goals 6) and Lea at 62% (Trust 5, Humor 9, Goals 5), one date each. */
export const MARA = aCandidate();
export const LEA = aCandidate({
  id: 'm-lea',
  name: 'Lea',
  compatibilityScore: 62,
  compatibility: { ...ONE_DATE, exact: 62, heart: 70, gap: 8 },
  evaluations: ratings('d-2', 5, 9, 5),
});

function aPlace(changes: Partial<DecisionPlace> = {}): DecisionPlace {
  return {
    candidateId: 'm-mara',
    name: 'Mara',
    compatibilityScore: 73,
    first: 0.78,
    vetoed: [],
    atRisk: [],
    unseen: [],
    ...changes,
  };
}

export const MARAS_PLACE = aPlace();
export const LEAS_PLACE = aPlace({
  candidateId: 'm-lea',
  name: 'Lea',
  compatibilityScore: 62,
  first: 0.22,
});

export function aDecision(changes: Partial<Decision> = {}): Decision {
  return {
    state: 'likely',
    order: [MARAS_PLACE, LEAS_PLACE],
    next: {
      candidateId: 'm-lea',
      points: 0.301,
      criteriaId: TRUST.id,
      ideaIds: ['market', 'museum', 'walk'],
    },
    settled: false,
    halo: { state: 'few', strength: null, p: null, dates: 2 },
    needs: { matches: 0, dates: 0 },
    ...changes,
  };
}

export const NOTHING_YET: Decision = aDecision({
  state: 'few',
  order: [],
  next: null,
  needs: { matches: 2, dates: 2 },
});

/** Mara against Lea, with stars 5, 3 and 2. */
export const MARA_AND_LEA: Comparison = {
  a: 'm-mara',
  b: 'm-lea',
  common: [
    { criteriaId: TRUST.id, a: 8, b: 5, points: 15 },
    { criteriaId: HUMOR.id, a: 7, b: 9, points: -6 },
    { criteriaId: GOALS.id, a: 6, b: 5, points: 2 },
  ],
  onlyA: [],
  onlyB: [],
  gap: 11,
  chance: 0.76,
  flip: { stars: { [TRUST.id]: 1, [HUMOR.id]: 3, [GOALS.id]: 2 }, steps: 4 },
  easiestScore: { criteriaId: TRUST.id, points: 2.2 },
};
