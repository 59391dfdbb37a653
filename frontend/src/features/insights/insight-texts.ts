import type { ImprovementTrend } from '#contract/dating/insights/analytics';

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What the two halves of the dates are, without a word of judgment. */
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

/** `p`, above 0 to 1: how often ratings in a random order follow chemistry as closely. */
export function haloFigures(p: number, dates: number): string {
  const tries = p < 0.01 ? 'fewer than 1' : `about ${Math.round(100 * p)}`;
  return `Over ${dates} dates. Ratings in a random order follow chemistry this closely in ${tries} of 100 tries.`;
}
