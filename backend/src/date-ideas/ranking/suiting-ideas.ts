import type { DateIdea, IdeaCost, IdeaDateType, IdeaSetting, IdeaTime } from '#contract/dating/date-ideas';
import type { Taste } from './idea-score';
import { rankIdeas } from './rank-ideas';
import { topicsOfStandard } from './standard-topics';

/** What someone asks of an idea in their own words; null and empty where they don't mind. */
export interface IdeaWish {
  readonly mostCost: IdeaCost | null;
  readonly setting: Exclude<IdeaSetting, 'either'> | null;
  readonly mostMinutes: number | null;
  readonly isFirstDate: boolean;
  readonly mood: IdeaDateType | null;
  readonly time: IdeaTime | null;
  /** Beginnings of words, in lower case, that an idea must not have. */
  readonly without: readonly string[];
  /** What was said before: ideas that are named in it come up no more. */
  readonly shown: string;
}

const SUGGESTED = 3;

/**
 * Names of up to three ideas that fulfill the wish: first those that let one see a standard, by its name, then others.
 * The same seed gives the same ones.
 */
export function ideasSuiting(
  standard: string | null,
  wish: IdeaWish,
  ideas: readonly DateIdea[],
  taste: Omit<Taste, 'votes' | 'worthSeeing'>,
  seed: string,
): string[] {
  const open = ideas.filter((idea) => fulfills(idea, wish));
  const topics = standard === null ? [] : topicsOfStandard(standard);
  const reveals = (idea: DateIdea) => idea.reveals.some((topic) => topics.includes(topic));
  const whole: Taste = {
    ...taste,
    dateType: wish.mood ?? taste.dateType,
    stage: wish.isFirstDate ? 'first-date' : taste.stage,
    votes: [],
    worthSeeing: new Map(),
  };
  const best = (some: readonly DateIdea[]) =>
    rankIdeas(some, whole, { count: SUGGESTED, excluded: new Set(), seed });
  const others = open.filter((idea) => !reveals(idea));
  return [...best(open.filter(reveals)), ...best(others)].slice(0, SUGGESTED).map(({ name }) => name);
}

function fulfills({ name, description, eventType, tags }: DateIdea, wish: IdeaWish): boolean {
  const text = `${name} ${description ?? ''} ${eventType}`.toLowerCase();
  return (
    !wish.shown.includes(name) &&
    (wish.mostCost === null || (tags.cost ?? 0) <= wish.mostCost) &&
    (wish.setting === null || tags.setting === null || tags.setting === wish.setting) &&
    (wish.mostMinutes === null || (tags.minutes ?? 0) <= wish.mostMinutes) &&
    (!wish.isFirstDate || tags.stages.length === 0 || tags.stages.includes('first-date')) &&
    (wish.time === null || tags.times.length === 0 || tags.times.includes(wish.time)) &&
    !wish.without.some((beginning) => text.includes(beginning))
  );
}
