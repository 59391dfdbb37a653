import type { CriterionPerformance, ImprovementTrend, ProfileTrait } from '#contract/dating/analytics';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

export function trendWords({ direction, percentage }: ImprovementTrend): string {
  switch (direction) {
    case 'up':
      return `Your later dates score ${points(percentage)} higher than your earlier ones.`;
    case 'down':
      return `Your later dates score ${points(percentage)} lower than your earlier ones.`;
    case 'stable':
      return `Your later dates score about the same as your earlier ones, ${points(percentage)} apart.`;
  }
}

const STRENGTHS = [
  { from: 0.7, linked: 'Strongly', degree: 'a lot' },
  { from: 0.4, linked: 'Clearly', degree: 'clearly' },
  { from: 0.2, linked: 'Slightly', degree: 'slightly' },
] as const;

function strengthOf(correlation: number) {
  return STRENGTHS.find(({ from }) => Math.abs(correlation) >= from);
}

/** How a standard is linked to dates that felt good. */
export function performanceWords({ correlation, reliable }: CriterionPerformance): string {
  const strength = strengthOf(correlation);
  if (!strength) return 'Hardly any link so far';
  const words = `${strength.linked} linked to ${correlation > 0 ? 'good' : 'weaker'} dates`;
  return reliable ? words : `${words}; could be chance`;
}

/** How a profile trait is linked to matches' scores. */
export function traitWords({ trait, correlation }: ProfileTrait): string {
  const strength = strengthOf(correlation);
  if (!strength) return 'Hardly any link to your scores';
  const { degree } = strength;
  if (trait === 'Profession') return `Scores differ ${degree} by profession`;
  if (trait === 'Age') return `${correlation > 0 ? 'Older' : 'Younger'} matches score ${degree} higher`;
  return `Matches ${correlation > 0 ? 'who live where you do' : 'from elsewhere'} score ${degree} higher`;
}

const INDICATORS: Readonly<Record<string, string>> = {
  chemistry: 'Chemistry',
  enjoyment: 'Enjoyment',
  compatibility: 'Fit with your standards',
};

export function indicatorName(indicator: string): string {
  return INDICATORS[indicator] ?? indicator;
}

/** `value` is how often, in 100 pairs, the match the user kept seeing had the higher first rating. */
export function indicatorWords(value: number): string {
  if (value > 50) return `Higher with people you kept seeing: ${value} times out of 100`;
  if (value < 50) return `Lower with people you kept seeing: ${100 - value} times out of 100`;
  return 'No signal yet';
}
