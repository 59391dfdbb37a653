import type {
  DateIdea,
  IdeaDateType,
  IdeaStage,
  Preference,
  RevealedTopic,
} from '#contract/dating/date-ideas';
import type { IdeaVote } from '../preferences/idea-preference';
import { clamp, mean } from '#scoring/statistics';
import type { Match } from '../../candidates/candidate';
import { seasonFit, type Season } from './season';

export interface Taste {
  readonly dateType: IdeaDateType | null;
  readonly stage: IdeaStage;
  readonly city: string | null;
  readonly votes: readonly IdeaVote[];
  /** Null while the place and its month are unknown. */
  readonly season: Season | null;
  /** How much seeing a topic could still change the picture of the chosen match, 0 to 1. Empty without one. */
  readonly worthSeeing: ReadonlyMap<RevealedTopic, number>;
}

/** How much each factor counts. Chance weighs less than preference, so it only reorders near-equal ideas. */
const WEIGHTS = {
  dateType: 3,
  /** For each vote: one dislike must not all but remove a category, of which only a few ideas are shown at a time. */
  categoryVote: 0.16,
  typeVote: 0.07,
  stage: 1,
  wrongStage: -3,
  inCity: 1,
  alreadyLiked: -1.5,
  /** Ice cream in January; between the seasons it counts a quarter. */
  offSeason: -4,
  worthSeeing: 2.5,
  chance: 1.2,
} as const;

const VOTES_COUNTED = 7;

/** Scores an idea for this user: higher is better, and the same seed gives the same score. */
export function ideaScorer(
  ideas: readonly DateIdea[],
  taste: Taste,
  seed: string,
): (idea: DateIdea) => number {
  const liked = idsWith('liked', taste.votes);
  const typesById = new Map(ideas.map(({ id, tags }) => [id, tags.dateTypes]));
  const categoryVotes = balanceOfVotes(taste.votes, ({ category }) => [category]);
  const typeVotes = balanceOfVotes(taste.votes, ({ dateIdeaId }) => typesById.get(dateIdeaId) ?? []);
  return (idea) => {
    const { dateTypes, stages, weather } = idea.tags;
    const stage = stages.includes(taste.stage) ? WEIGHTS.stage : WEIGHTS.wrongStage;
    return (
      (taste.dateType && dateTypes.includes(taste.dateType) ? WEIGHTS.dateType : 0) +
      WEIGHTS.categoryVote * categoryVotes(idea.eventType) +
      WEIGHTS.typeVote * (mean(dateTypes.map(typeVotes)) ?? 0) +
      (stages.length === 0 ? WEIGHTS.stage / 2 : stage) +
      (liked.has(idea.id) ? WEIGHTS.alreadyLiked : 0) +
      offSeason(weather, taste.season) +
      WEIGHTS.worthSeeing * Math.max(0, ...idea.reveals.map((topic) => taste.worthSeeing.get(topic) ?? 0)) +
      (isIn(taste.city, idea) ? WEIGHTS.inCity : 0) +
      WEIGHTS.chance * chance(`${seed}:${idea.id}`)
    );
  };
}

function offSeason(weather: DateIdea['tags']['weather'], season: Season | null): number {
  return season ? WEIGHTS.offSeason * (1 - seasonFit(weather, season)) ** 2 : 0;
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

/** A deterministic, evenly spread number from 0 to 1 for a text: FNV-1a with a final mix. */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** Likes minus dislikes of a trait, so that one cancels the other; more than seven count as seven. */
function balanceOfVotes(
  votes: readonly IdeaVote[],
  marksOf: (vote: IdeaVote) => readonly string[],
): (mark: string) => number {
  const balances = new Map<string, number>();
  for (const vote of votes)
    for (const mark of marksOf(vote))
      balances.set(mark, (balances.get(mark) ?? 0) + (vote.preference === 'liked' ? 1 : -1));
  return (mark) => clamp(balances.get(mark) ?? 0, -VOTES_COUNTED, VOTES_COUNTED);
}

const ESTABLISHED_FROM_DATES = 6;

/** How far along things are with the most recently dated match; until the second date it is still the first. */
export function stageOf(matches: readonly Pick<Match, 'archivedAt' | 'history'>[]): IdeaStage {
  const lastDay = ({ history }: Pick<Match, 'history'>) => history.at(-1)?.day ?? '';
  const [latest] = matches
    .filter(({ archivedAt, history }) => archivedAt === null && history.length > 0)
    .sort((a, b) => lastDay(b).localeCompare(lastDay(a)));
  const count = latest?.history.length ?? 0;
  if (count === 0) return 'first-date';
  return count < ESTABLISHED_FROM_DATES ? 'early' : 'established';
}
