import type { DateIdea, IdeaDateType, IdeaStage, Preference } from '#contract/date-ideas';
import type { IdeaVote } from './idea-preference';
import { shareOfLikes } from './share-of-likes';

export interface Taste {
  readonly dateType: IdeaDateType | null;
  readonly stage: IdeaStage;
  readonly city: string | null;
  readonly votes: readonly IdeaVote[];
}

export interface ListWish {
  readonly count: number;
  readonly excluded: ReadonlySet<string>;
  /** The same seed gives the same list. */
  readonly seed: string;
}

/** How much each thing counts. Chance weighs less than the wish, so it changes the order among equals only. */
const WEIGHTS = {
  dateType: 3,
  category: 3,
  likedType: 1.5,
  stage: 1,
  wrongStage: -3,
  inCity: 1,
  alreadyLiked: -1.5,
  chance: 1.2,
  sameCategory: -0.9,
  sameSource: -0.1,
} as const;

interface Scored {
  readonly idea: DateIdea;
  readonly score: number;
}

/** The best ideas first: none twice, none excluded, none disliked, and not all of one kind. */
export function rankIdeas(
  ideas: readonly DateIdea[],
  taste: Taste,
  { count, excluded, seed }: ListWish,
): DateIdea[] {
  const passedOver = idsWith('disliked', taste.votes);
  const scoreOf = scorer(ideas, taste, seed);
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

function scorer(ideas: readonly DateIdea[], taste: Taste, seed: string): (idea: DateIdea) => number {
  const liked = idsWith('liked', taste.votes);
  const typesById = new Map(ideas.map(({ id, tags }) => [id, tags.dateTypes]));
  const categoryShare = shareOfLikes(taste.votes, ({ category }) => [category]);
  const typeShare = shareOfLikes(taste.votes, ({ dateIdeaId }) => typesById.get(dateIdeaId) ?? []);
  return (idea) => {
    const { dateTypes, stages } = idea.tags;
    const likedType = mean(dateTypes.map((type) => typeShare(type) - 0.5));
    const stage = stages.includes(taste.stage) ? WEIGHTS.stage : WEIGHTS.wrongStage;
    return (
      (taste.dateType && dateTypes.includes(taste.dateType) ? WEIGHTS.dateType : 0) +
      WEIGHTS.category * (categoryShare(idea.eventType) - 0.5) +
      WEIGHTS.likedType * likedType +
      (stages.length === 0 ? WEIGHTS.stage / 2 : stage) +
      (liked.has(idea.id) ? WEIGHTS.alreadyLiked : 0) +
      (isIn(taste.city, idea) ? WEIGHTS.inCity : 0) +
      WEIGHTS.chance * chance(`${seed}:${idea.id}`)
    );
  };
}

/** Takes the best one left, again and again; each one taken makes its likes a little less wanted. */
function varied(scored: readonly Scored[], count: number): DateIdea[] {
  const left = [...scored];
  const taken: DateIdea[] = [];
  const seen = new Map<string, number>();
  const seenTimes = (mark: string) => seen.get(mark) ?? 0;
  while (taken.length < count) {
    const worth = ({ idea, score }: Scored) =>
      score +
      WEIGHTS.sameCategory * seenTimes(`category:${idea.eventType}`) +
      WEIGHTS.sameSource * seenTimes(`source:${idea.source}`);
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

/** Two real places or events to each suggestion of the catalogue, as long as there are both. */
function woven(real: readonly DateIdea[], suggested: readonly DateIdea[], count: number): DateIdea[] {
  const lists = { real: [...real], suggested: [...suggested] };
  const next = (turn: number) => {
    const [first, second] = turn % 3 === 2 ? [lists.suggested, lists.real] : [lists.real, lists.suggested];
    return first.shift() ?? second.shift();
  };
  return Array.from({ length: count }, (_, turn) => next(turn)).filter((idea) => idea !== undefined);
}

function isIn(city: string | null, { address, attribution, source }: DateIdea): boolean {
  if (!city || !address || !isReal({ attribution, source })) return false;
  return address.toLowerCase().includes(city.toLowerCase());
}

/** A real place or event, not a suggestion of the catalogue. */
function isReal({ attribution, source }: Pick<DateIdea, 'attribution' | 'source'>): boolean {
  return attribution !== null || !source.startsWith('Local ');
}

function idsWith(preference: Preference, votes: readonly IdeaVote[]): ReadonlySet<string> {
  return new Set(votes.filter((vote) => vote.preference === preference).map(({ dateIdeaId }) => dateIdeaId));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** 0 to 1, the same for the same text, spread evenly: FNV-1a with a final mix. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
