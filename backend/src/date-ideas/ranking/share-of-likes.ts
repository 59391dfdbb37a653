import type { IdeaVote } from '../preferences/idea-preference';

/** Likes among the votes for a mark, 0 to 1, drawn to one half while there are few (Laplace's rule of succession). */
export function shareOfLikes(
  votes: readonly IdeaVote[],
  marksOf: (vote: IdeaVote) => readonly string[],
): (mark: string) => number {
  const counts = new Map<string, { likes: number; all: number }>();
  for (const vote of votes)
    for (const mark of marksOf(vote)) {
      const { likes, all } = counts.get(mark) ?? { likes: 0, all: 0 };
      counts.set(mark, { likes: likes + (vote.preference === 'liked' ? 1 : 0), all: all + 1 });
    }
  return (mark) => {
    const { likes, all } = counts.get(mark) ?? { likes: 0, all: 0 };
    return (likes + 1) / (all + 2);
  };
}
