import type { CriterionPerformance, ImprovementTrend, ProfileTrait } from '#contract/analytics';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

export function trendWords({ direction, percentage }: ImprovementTrend): string {
  switch (direction) {
    case 'up':
      return `Your later dates fit ${points(percentage)} better than your earlier ones.`;
    case 'down':
      return `Your later dates fit ${points(percentage)} less well than your earlier ones.`;
    case 'stable':
      return `Your later dates fit about as well as your earlier ones, ${points(percentage)} apart.`;
  }
}

const STRENGTHS = [
  [0.7, 'closely'],
  [0.4, 'clearly'],
  [0.2, 'a little'],
] as const;

function strength(correlation: number): string | null {
  return STRENGTHS.find(([from]) => Math.abs(correlation) >= from)?.[1] ?? null;
}

/** How a standard goes with dates that felt good. */
export function performanceWords({ correlation, reliable }: CriterionPerformance): string {
  const how = strength(correlation);
  if (how === null) return 'Hardly any link so far';
  const words = correlation > 0 ? `Goes ${how} with good dates` : `Points ${how} the other way`;
  return reliable ? words : `${words}, maybe by chance`;
}

/** What a fact about matches has to do with their fit. */
export function traitWords({ trait, correlation }: ProfileTrait): string {
  const how = strength(correlation);
  if (how === null) return 'Hardly any link with the fit';
  const degree = { closely: 'much', clearly: 'clearly', 'a little': 'a little' }[how] ?? how;
  if (trait === 'Profession') return `The fit differs ${degree} from profession to profession`;
  if (trait === 'Age') return `${correlation > 0 ? 'Older' : 'Younger'} matches fit ${degree} better`;
  return `Matches ${correlation > 0 ? 'who live where you live' : 'from elsewhere'} fit ${degree} better`;
}

const INDICATORS: Readonly<Record<string, string>> = {
  chemistry: 'Chemistry',
  enjoyment: 'Enjoyment',
  compatibility: 'Fit with your standards',
};

export function indicatorName(indicator: string): string {
  return INDICATORS[indicator] ?? indicator;
}

/** `value` is how often, in a hundred pairs, the match that went on had the higher first rating. */
export function indicatorWords(value: number): string {
  if (value > 50) return `Higher when it went on, ${value} in 100`;
  if (value < 50) return `Lower when it went on, ${100 - value} in 100`;
  return 'Tells nothing so far';
}
