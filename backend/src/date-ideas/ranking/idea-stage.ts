import type { Candidate } from '#contract/candidates';
import type { IdeaStage } from '#contract/date-ideas';

const ESTABLISHED_FROM_DATES = 6;

/** How far things are with the match who was met last; before the second date they are at the first. */
export function stageOf(
  candidates: readonly Pick<Candidate, 'archived' | 'dateCount' | 'lastDate'>[],
): IdeaStage {
  const met = candidates
    .filter(({ archived, lastDate }) => !archived && lastDate !== null)
    .sort((a, b) => (b.lastDate ?? '').localeCompare(a.lastDate ?? ''));
  const count = met[0]?.dateCount ?? 0;
  if (count === 0) return 'first-date';
  return count < ESTABLISHED_FROM_DATES ? 'early' : 'established';
}
