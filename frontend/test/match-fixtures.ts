import type { Candidate, CompatibilityDetail, Evaluation } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import type { DashboardStats } from '#contract/dating/insights/dashboard';

export function aCriterion(id: string, question: string, weight: number): Criterion {
  return {
    id,
    builtInId: null,
    question,
    description: `What ${question} means to me`,
    weight,
    gradingCriteria: {
      maxScore: 10,
      minScore: 1,
      highExample: `High ${question}`,
      lowExample: `Low ${question}`,
    },
    selected: true,
    mustHave: null,
    createdAt: '2026-01-01T12:00:00.000Z',
  };
}

/** Stars 5, 3 and 2: shares of 50%, 30% and 20%. */
export const TRUST = aCriterion('s-trust', 'Trust', 5);
export const HUMOR = aCriterion('s-humor', 'Humor', 3);
export const GOALS = aCriterion('s-goals', 'Goals', 2);
export const CRITERIA: readonly Criterion[] = [TRUST, HUMOR, GOALS];

export function ratings(dateId: string, trust: number, humor: number, goals: number): Evaluation[] {
  return [[TRUST, trust] as const, [HUMOR, humor] as const, [GOALS, goals] as const].map(
    ([{ id }, score]) => ({ id: `${dateId}-${id}`, dateExperienceId: dateId, criteriaId: id, score }),
  );
}

/** Trust 8, Humor 7, Goals 6 on one date: 40 + 21 + 12 = 73 points; the heart at 90. */
export const ONE_DATE: CompatibilityDetail = {
  exact: 73,
  coverage: 1,
  provisional: false,
  possible: { low: 73, high: 73 },
  likely: { low: 48.6, high: 87.7 },
  heart: 90,
  gap: 17,
};

export function aCandidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    id: 'm-mara',
    name: 'Mara',
    age: 34,
    profession: 'Architect',
    location: 'Lisbon',
    notes: 'Met at a birthday.',
    stage: null,
    archived: false,
    archiveReason: null,
    createdAt: '2026-03-02T12:00:00.000Z',
    version: 4,
    compatibilityScore: 73,
    compatibility: ONE_DATE,
    dateCount: 1,
    lastDate: '2026-03-05',
    vetoed: [],
    atRisk: [],
    unseen: [],
    evaluations: ratings('d-1', 8, 7, 6),
    ...changes,
  };
}

/** A match without a date yet. */
export function anUnmetCandidate(changes: Partial<Candidate> = {}): Candidate {
  return aCandidate({
    id: 'm-noa',
    name: 'Noa',
    compatibilityScore: null,
    compatibility: null,
    dateCount: 0,
    lastDate: null,
    unseen: CRITERIA.map(({ id }) => id),
    evaluations: [],
    ...changes,
  });
}

export function aDate(changes: Partial<DateExperience> = {}): DateExperience {
  return {
    id: 'd-1',
    candidateId: 'm-mara',
    dateDate: '2026-03-05',
    createdAt: '2026-03-05T22:00:00.000Z',
    location: 'Café Luna',
    personalNotes: 'Easy from the first minute.',
    physicalChemistry: 9,
    enjoymentLevel: 9,
    version: 2,
    evaluations: ratings('d-1', 8, 7, 6),
    ...changes,
  };
}

export function someStats(changes: Partial<DashboardStats> = {}): DashboardStats {
  return {
    topMatch: { score: 73, name: 'Mara' },
    bottomMatch: { score: 41, name: 'Ruben' },
    totalCandidates: 6,
    totalDates: 11,
    archivedMatches: 2,
    memberSince: '2026-01-15T12:00:00.000Z',
    ...changes,
  };
}
