import type { DateIdea } from '#contract/dating/date-ideas';
import type { Taste } from './idea-score';
import { rankIdeas } from './rank-ideas';
import { topicsOfStandard } from './standard-topics';

const SUGGESTED = 3;

/**
 * The ids of up to three ideas that show how someone measures up to a standard, judging by its name; none when the name
 * doesn't say what the standard is about. The same seed gives the same ideas.
 */
export function ideasRevealing(
  standard: string,
  ideas: readonly DateIdea[],
  taste: Omit<Taste, 'votes' | 'worthSeeing'>,
  seed: string,
): string[] {
  const topics = topicsOfStandard(standard);
  const suited = ideas.filter(({ reveals }) => topics.some((topic) => reveals.includes(topic)));
  const wish = { count: SUGGESTED, excluded: new Set<string>(), seed };
  return rankIdeas(suited, { ...taste, votes: [], worthSeeing: new Map() }, wish).map(({ id }) => id);
}
