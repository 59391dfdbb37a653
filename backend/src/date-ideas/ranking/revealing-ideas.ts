import type { DateIdea } from '#contract/dating/date-ideas';
import type { Taste } from './idea-score';
import { rankIdeas } from './rank-ideas';
import { topicsOfStandard } from './standard-topics';

const SUGGESTED = 3;

/**
 * Ids of up to three ideas that let one see a standard, by its name; none when it isn't clear what the standard is
 * about. The same seed gives the same ones.
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
