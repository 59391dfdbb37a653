import { compareText } from '../../date-order';
import { roundToOneDecimal } from '../../statistics';
import { type Finding, listFrom } from '../finding';

const TOP_CATEGORIES = 5;

export interface IdeaVote {
  readonly category: string;
  readonly preference: 'liked' | 'disliked';
}

interface CategoryEngagement {
  readonly category: string;
  /** Percent, one decimal. */
  readonly engagement: number;
  readonly votes: number;
}

interface IdeaEngagement {
  readonly totalLikes: number;
  readonly totalDislikes: number;
  /** Best liked first, at most five. Counts votes; 1 is needed. */
  readonly categories: Finding<readonly CategoryEngagement[]>;
}

/**
 * Likes among the votes of each category, by Laplace's rule (likes + 1) / (votes + 2): a single like is not 100% yet.
 */
export function ideaEngagement(votes: readonly IdeaVote[]): IdeaEngagement {
  const likes = votes.filter(({ preference }) => preference === 'liked');
  const categories = [...new Set(votes.map(({ category }) => category))]
    .map((category) => engagementOf(category, countIn(category, likes), countIn(category, votes)))
    .sort((a, b) => b.engagement - a.engagement || b.votes - a.votes || compareText(a.category, b.category));
  return {
    totalLikes: likes.length,
    totalDislikes: votes.length - likes.length,
    categories: listFrom(votes.length, 1, categories.slice(0, TOP_CATEGORIES)),
  };
}

function countIn(category: string, votes: readonly IdeaVote[]): number {
  return votes.filter((vote) => vote.category === category).length;
}

function engagementOf(category: string, likes: number, votes: number): CategoryEngagement {
  return { category, engagement: roundToOneDecimal((100 * (likes + 1)) / (votes + 2)), votes };
}
