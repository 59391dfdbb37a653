import type { DateIdea } from '#contract/dating/date-ideas';
import { ideaScorer, idsWith, isReal, type Taste } from './idea-score';

export interface ListWish {
  readonly count: number;
  readonly excluded: ReadonlySet<string>;
  /** The same seed gives the same list. */
  readonly seed: string;
}

/** The best ideas first: no duplicates, none excluded or disliked, and not all one kind. */
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

/** By id and by name, ignoring case; the first one stays. */
function withoutDoubles(ideas: readonly DateIdea[]): DateIdea[] {
  const seen = new Set<string>();
  return ideas.filter(({ id, name }) => {
    const marks = [`id:${id}`, `name:${name.trim().toLowerCase()}`];
    if (marks.some((mark) => seen.has(mark))) return false;
    marks.forEach((mark) => seen.add(mark));
    return true;
  });
}

/** Two real places or events for each catalogue suggestion, as long as there are both. */
function woven(real: readonly DateIdea[], suggested: readonly DateIdea[], count: number): DateIdea[] {
  const lists = { real: [...real], suggested: [...suggested] };
  const next = (turn: number) => {
    const [first, second] = turn % 3 === 2 ? [lists.suggested, lists.real] : [lists.real, lists.suggested];
    return first.shift() ?? second.shift();
  };
  return Array.from({ length: count }, (_, turn) => next(turn)).filter((idea) => idea !== undefined);
}

interface Scored {
  readonly idea: DateIdea;
  readonly score: number;
}

const SAME_CATEGORY = -0.9;
const SAME_SOURCE = -0.1;

/** Repeatedly takes the best remaining idea; each one taken lowers the score of similar ones a little. */
function varied(scored: readonly Scored[], count: number): DateIdea[] {
  const left = [...scored];
  const taken: DateIdea[] = [];
  const seen = new Map<string, number>();
  const timesSeen = (mark: string) => seen.get(mark) ?? 0;
  while (taken.length < count) {
    const worth = ({ idea, score }: Scored) =>
      score +
      SAME_CATEGORY * timesSeen(`category:${idea.eventType}`) +
      SAME_SOURCE * timesSeen(`source:${idea.source}`);
    const best = left.reduce<Scored | null>(
      (champion, next) => (champion && worth(champion) >= worth(next) ? champion : next),
      null,
    );
    if (!best) break;
    left.splice(left.indexOf(best), 1);
    taken.push(best.idea);
    for (const mark of [`category:${best.idea.eventType}`, `source:${best.idea.source}`])
      seen.set(mark, timesSeen(mark) + 1);
  }
  return taken;
}
