import type { DashboardAnalytics } from '#contract/dating/insights/analytics';
import { mulberry32 } from '#scoring/claims/random';
import { analyticsOf, wordsFor, type Place, type Words } from './heard-words';
import {
  ABOUT_RATING,
  BETWEEN_PRAISE_AND_BLAME,
  judgmentIn,
  judgmentsAbout,
  oneOf,
  SURE_OF_FIRST,
} from './judgments';
import { simulatedUser, type Behavior, type SimulatedUser } from './simulated-user';

export const PLACES: readonly Place[] = ['insights', 'cards', 'overview', 'alex'];

export interface Told {
  readonly users: number;
  /** Users with a judgment anywhere, and in each place. */
  readonly anywhere: number;
  readonly byPlace: Readonly<Record<Place, number>>;
  /** Users who are told how they rate: praise or blame of a meter, or the hint at halo. */
  readonly rating: number;
  /** Users with either. */
  readonly either: number;
  /** Users of whose meters one shows the label between praise and blame. */
  readonly between: number;
  /** Users who are told, on the overview or by Alex, that someone is clearly or probably first. */
  readonly clearly: number;
  readonly probably: number;
  /** How often each judgment was given first. */
  readonly judgments: ReadonlyMap<string, number>;
}

export interface Simulation {
  readonly users: number;
  readonly dates: number;
  readonly behavior: Behavior;
  readonly seed: number;
  /** What reaches the screens instead, to show that a leak is found. */
  readonly leak?: {
    readonly analytics?: (analytics: DashboardAnalytics) => DashboardAnalytics;
    readonly words?: (words: Words) => Words;
  };
}

/** Counts the users who are told any judgment by the product's real words. */
export function simulate({ users, dates, behavior, seed, leak }: Simulation): Told {
  const random = mulberry32(seed);
  const byPlace = { insights: 0, cards: 0, overview: 0, alex: 0 };
  const given = new Map<string, number>();
  let [anywhere, rating, either, between, clearly, probably] = [0, 0, 0, 0, 0, 0];
  for (let count = 0; count < users; count += 1) {
    const user = simulatedUser(random, dates, behavior);
    const analytics = analyticsOf(user);
    const words = wordsFor(user, leak?.analytics?.(analytics) ?? analytics);
    const heard = leak?.words?.(words) ?? words;
    const found = foundIn(heard, user);
    for (const place of PLACES) if (found[place] !== null) byPlace[place] += 1;
    const first = PLACES.map((place) => found[place]).find((one) => one !== null);
    if (PLACES.some((place) => oneOf(BETWEEN_PRAISE_AND_BLAME, heard[place]) !== null)) between += 1;
    if (PLACES.some((place) => SURE_OF_FIRST.clearly.test(heard[place]))) clearly += 1;
    else if (PLACES.some((place) => SURE_OF_FIRST.probably.test(heard[place]))) probably += 1;
    const isAboutRating = PLACES.some((place) => oneOf(ABOUT_RATING, heard[place]) !== null);
    if (isAboutRating) rating += 1;
    if (isAboutRating || first) either += 1;
    if (!first) continue;
    anywhere += 1;
    given.set(first, (given.get(first) ?? 0) + 1);
  }
  return { users, anywhere, byPlace, rating, either, between, clearly, probably, judgments: given };
}

function foundIn(words: Words, { account }: SimulatedUser): Record<Place, string | null> {
  const judgments = judgmentsAbout(account.standards.map(({ question }) => question));
  const found = (place: Place) => judgmentIn(words[place], judgments);
  return {
    insights: found('insights'),
    cards: found('cards'),
    overview: found('overview'),
    alex: found('alex'),
  };
}
