import type { ImprovementTrend } from '#contract/dating/analytics';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What the two halves of the dates are, without a word of judgement. */
export function trendFigures({ direction, percentage }: ImprovementTrend): string {
  switch (direction) {
    case 'up':
      return `Your later dates score ${points(percentage)} higher than your earlier ones.`;
    case 'down':
      return `Your later dates score ${points(percentage)} lower than your earlier ones.`;
    case 'stable':
      return `Your later dates score about the same as your earlier ones, ${points(percentage)} apart.`;
  }
}

/** `value` is how often, in 100 pairs, the match the user kept seeing had the higher first rating. */
export function indicatorFigures(value: number): string {
  return `Higher with people you kept seeing in ${value} of 100 pairs`;
}
