import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import type { CoachFacts, MatchFact, StandardFact } from '../../../src/alex/facts';

export function matchNamed(name: string, about: Partial<MatchFact> = {}): MatchFact {
  return {
    id: `id of ${name}`,
    name,
    archived: false,
    fit: null,
    dates: [],
    means: [],
    direction: 0,
    carriedBy: null,
    vetoed: [],
    atRisk: [],
    unseen: [],
    toSee: null,
    firstOf100: null,
    isHeldBack: false,
    ...about,
  };
}

function standardNamed(question: string): StandardFact {
  return { id: `id of ${question}`, question, stars: 3, mustHave: null };
}

/** What understanding a message needs to know: names of matches and standards. */
export function factsAbout(
  matches: readonly (string | MatchFact)[],
  standards: readonly string[] = ['Kindness', 'Sense of Humor', 'Honesty', 'Wants kids', 'Life Goals Match'],
): CoachFacts {
  return {
    firstName: 'Mia',
    datingGoal: null,
    standards: standards.map(standardNamed),
    matches: matches.map((match) => (typeof match === 'string' ? matchNamed(match) : match)),
    ranked: [],
    setBack: [],
    undated: [],
    totalDates: 0,
    planned: [],
    even: [],
    standing: { state: 'few', settled: false, next: null },
    analytics: {} as DashboardAnalytics,
  };
}
