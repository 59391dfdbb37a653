import type { DateIdea, IdeaDateType, IdeaStage, Preference } from '#contract/dating/date-ideas';
import type { IdeaVote } from '../preferences/idea-preference';
import type { Candidate } from '#contract/dating/candidates';

export interface Taste {
  readonly dateType: IdeaDateType | null;
  readonly stage: IdeaStage;
  readonly city: string | null;
  readonly votes: readonly IdeaVote[];
}

/** How much each factor counts. Chance weighs less than preference, so it only reorders near-equal ideas. */
const WEIGHTS = {
  dateType: 3,
  category: 3,
  likedType: 1.5,
  stage: 1,
  wrongStage: -3,
  inCity: 1,
  alreadyLiked: -1.5,
  /** The weather is unknown here, so ideas that need snow or heat rank a little lower. */
  particularWeather: -0.8,
  chance: 1.2,
} as const;

/** Scores an idea for this user: higher is better, and the same seed gives the same score. */
export function ideaScorer(
  ideas: readonly DateIdea[],
  taste: Taste,
  seed: string,
): (idea: DateIdea) => number {
  const liked = idsWith('liked', taste.votes);
  const typesById = new Map(ideas.map(({ id, tags }) => [id, tags.dateTypes]));
  const categoryShare = shareOfLikes(taste.votes, ({ category }) => [category]);
  const typeShare = shareOfLikes(taste.votes, ({ dateIdeaId }) => typesById.get(dateIdeaId) ?? []);
  return (idea) => {
    const { dateTypes, stages, weather } = idea.tags;
    const likedType = mean(dateTypes.map((type) => typeShare(type) - 0.5));
    const stage = stages.includes(taste.stage) ? WEIGHTS.stage : WEIGHTS.wrongStage;
    return (
      (taste.dateType && dateTypes.includes(taste.dateType) ? WEIGHTS.dateType : 0) +
      WEIGHTS.category * (categoryShare(idea.eventType) - 0.5) +
      WEIGHTS.likedType * likedType +
      (stages.length === 0 ? WEIGHTS.stage / 2 : stage) +
      (liked.has(idea.id) ? WEIGHTS.alreadyLiked : 0) +
      (weather === 'cold' || weather === 'warm' ? WEIGHTS.particularWeather : 0) +
      (isIn(taste.city, idea) ? WEIGHTS.inCity : 0) +
      WEIGHTS.chance * chance(`${seed}:${idea.id}`)
    );
  };
}

/** A real place or event, as opposed to a suggestion from the catalogue. */
export function isReal({ attribution, source }: Pick<DateIdea, 'attribution' | 'source'>): boolean {
  return attribution !== null || !source.startsWith('Local ');
}

export function idsWith(preference: Preference, votes: readonly IdeaVote[]): ReadonlySet<string> {
  return new Set(votes.filter((vote) => vote.preference === preference).map(({ dateIdeaId }) => dateIdeaId));
}

function isIn(city: string | null, { address, attribution, source }: DateIdea): boolean {
  if (!city || !address || !isReal({ attribution, source })) return false;
  return address.toLowerCase().includes(city.toLowerCase());
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A deterministic, evenly spread number from 0 to 1 for a text: FNV-1a with a final mix. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/**
 * The share of likes among the votes for a trait, 0 to 1, pulled toward one half while there are few (Laplace's rule of
 * succession).
 */
function shareOfLikes(
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

const ESTABLISHED_FROM_DATES = 6;

/** How far along things are with the most recently dated match; until the second date it is still the first. */
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
