import { daysBetween } from '../insights/calendar';
import { mean } from '../statistics';
import { studentQuantile } from '../probability/student-t';
import { NO_VARIATION } from './linear';

const DATES_NEEDED = 4;
/** As much as a family of claims has (0.05 over four), for all of a user's matches together. */
const SHARE_OF_ALL = 0.05 / 4;

/** One date's score by its day. */
export interface DatedScore {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Percent, 10 to 100. */
  readonly score: number;
}

/** 1: rising, -1: falling, 0: chance explains what moves. */
export type Direction = -1 | 0 | 1;

/**
 * Which matches' date scores rise or fall by their own days (3h on each match alone): with four dates or more, and an
 * interval of the slope without 0. The interval is wider than 3h's 95%, the more so the more matches there are to look
 * at: at 95% each, someone with three such matches would be told of one in seven times by chance. In input order.
 */
export function matchDirections(matches: readonly (readonly DatedScore[])[]): Direction[] {
  const candidates = matches.filter(({ length }) => length >= DATES_NEEDED).length;
  return matches.map((dates) =>
    dates.length < DATES_NEEDED ? 0 : directionOf(dates, SHARE_OF_ALL / candidates),
  );
}

function directionOf(dates: readonly DatedScore[], level: number): Direction {
  const first = dates[0]?.day ?? '';
  const days = centered(dates.map(({ day }) => daysBetween(first, day)));
  const scores = centered(dates.map(({ score }) => score));
  const [sxx, sxy, syy] = [products(days, days), products(days, scores), products(scores, scores)];
  if (sxx < NO_VARIATION || syy < NO_VARIATION) return 0;
  const slope = sxy / sxx;
  const degreesOfFreedom = dates.length - 2;
  const error = Math.sqrt(Math.max(0, syy - slope * sxy) / degreesOfFreedom / sxx);
  if (Math.abs(slope) <= studentQuantile(1 - level / 2, degreesOfFreedom) * error) return 0;
  return slope > 0 ? 1 : -1;
}

function centered(values: readonly number[]): number[] {
  const middle = mean(values) ?? 0;
  return values.map((value) => value - middle);
}

function products(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}
