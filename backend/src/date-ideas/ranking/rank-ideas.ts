import type { DateIdea } from '#contract/date-ideas';
import { ideaScorer, idsWith, isReal, type Taste } from './idea-score';
import { varied, type Scored } from './varied-list';

export interface ListWish {
  readonly count: number;
  readonly excluded: ReadonlySet<string>;
  /** The same seed gives the same list. */
  readonly seed: string;
}

/** The best ideas first: none twice, none excluded, none disliked, and not all of one kind. */
export function rankIdeas(
  ideas: readonly DateIdea[],
  taste: Taste,
  { count, excluded, seed }: ListWish,
): DateIdea[] {
  const passedOver = idsWith('disliked', taste.votes);
  const scoreOf = ideaScorer(ideas, taste, seed);
  const open = withoutDoubles(ideas)
    .filter(({ id }) => !excluded.has(id) && !passedOver.has(id))
    .map((idea): Scored => ({ idea, score: scoreOf(idea) }))
    .sort((a, b) => b.score - a.score || (a.idea.id < b.idea.id ? -1 : 1));
  const real = varied(
    open.filter(({ idea }) => isReal(idea)),
    count,
  );
  const suggested = varied(
    open.filter(({ idea }) => !isReal(idea)),
    count,
  );
  return woven(real, suggested, count);
}

/** By id and by name whatever its case; the first one stays. */
export function withoutDoubles(ideas: readonly DateIdea[]): DateIdea[] {
  const seen = new Set<string>();
  return ideas.filter(({ id, name }) => {
    const marks = [`id:${id}`, `name:${name.trim().toLowerCase()}`];
    if (marks.some((mark) => seen.has(mark))) return false;
    marks.forEach((mark) => seen.add(mark));
    return true;
  });
}

/** Two real places or events to each suggestion of the catalogue, as long as there are both. */
function woven(real: readonly DateIdea[], suggested: readonly DateIdea[], count: number): DateIdea[] {
  const lists = { real: [...real], suggested: [...suggested] };
  const next = (turn: number) => {
    const [first, second] = turn % 3 === 2 ? [lists.suggested, lists.real] : [lists.real, lists.suggested];
    return first.shift() ?? second.shift();
  };
  return Array.from({ length: count }, (_, turn) => next(turn)).filter((idea) => idea !== undefined);
}
