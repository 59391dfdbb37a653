import type { AnalyticsField, DashboardAnalytics } from '#contract/dating/insights/analytics';
import { say, type Piece } from '../../../answer';
import { counted, ofInsights } from '../../coach-figures';

/** "2 more scored dates are needed" */
export function missing(
  analytics: DashboardAnalytics,
  field: AnalyticsField,
  noun: string,
  plural = `${noun}s`,
): Piece[] {
  const { needs } = analytics.analyticsMeta[field];
  const more = ofInsights(counted(needs, `more ${noun}`, `more ${plural}`));
  return needs === 1 ? say`${more} is needed` : say`${more} are needed`;
}
