import type { DateIdea } from '#contract/date-ideas';

export interface Scored {
  readonly idea: DateIdea;
  readonly score: number;
}

const SAME_CATEGORY = -0.9;
const SAME_SOURCE = -0.1;

/** Takes the best one left, again and again; each one taken makes its likes a little less wanted. */
export function varied(scored: readonly Scored[], count: number): DateIdea[] {
  const left = [...scored];
  const taken: DateIdea[] = [];
  const seen = new Map<string, number>();
  const seenTimes = (mark: string) => seen.get(mark) ?? 0;
  while (taken.length < count) {
    const worth = ({ idea, score }: Scored) =>
      score +
      SAME_CATEGORY * seenTimes(`category:${idea.eventType}`) +
      SAME_SOURCE * seenTimes(`source:${idea.source}`);
    const best = left.reduce<Scored | null>(
      (champion, next) => (champion && worth(champion) >= worth(next) ? champion : next),
      null,
    );
    if (!best) break;
    left.splice(left.indexOf(best), 1);
    taken.push(best.idea);
    for (const mark of [`category:${best.idea.eventType}`, `source:${best.idea.source}`])
      seen.set(mark, seenTimes(mark) + 1);
  }
  return taken;
}
