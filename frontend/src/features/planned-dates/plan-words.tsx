import type { PlannedDate } from '#contract/dating/planned-dates';
import { localDay, nearMoment } from '../../lib/format';

/** "Saturday, 7:30 PM · Blue Door Café". */
export function PlanWords({ plan }: { plan: PlannedDate }) {
  const { plannedFor, place, ideaTitle } = plan;
  return [nearMoment(plannedFor, localDay(new Date())), place ?? ideaTitle].filter(Boolean).join(' · ');
}
