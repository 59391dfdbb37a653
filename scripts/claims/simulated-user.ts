import { NO_CONCERN } from '../../backend/src/candidates/concern';
import type { Match } from '../../backend/src/candidates/candidate';
import type { Account } from '../../backend/src/users/user';
import type { Random } from '#scoring/claims/random';

const STANDARDS = ['Kindness', 'Humor', 'Goals', 'Honesty', 'Curiosity'] as const;
const NAMES = 'Ana Ben Cleo Dan Eva Finn Gus Hana Ida Jon Kira Leo Mia Nils Ona Pia Quin Rui Sara Tom'.split(
  ' ',
);
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const DAYS_APART = 5;

/** How someone's ratings come about. */
export interface Behavior {
  /** Dates with one person, from and to. */
  readonly datesEach: readonly [number, number];
  /** All ratings of a date. */
  readonly rate: (random: Random, date: RatedDate) => Ratings;
}

export interface RatedDate {
  readonly person: Person;
  /** How far along the user's dates it is, 0 to 1. */
  readonly progress: number;
}

/** What the first date draws and later dates with the same person share. */
export interface Person {
  readonly level: number;
  readonly traits: readonly number[];
}

export interface Ratings {
  readonly chemistry: number;
  readonly enjoyment: number;
  readonly standards: readonly number[];
}

export interface SimulatedUser {
  readonly account: Account;
  readonly matches: readonly Match[];
  readonly today: string;
}

export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** A standard normal number (Box-Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The nearest rating from 1 to 10. */
export function rating(value: number): number {
  return Math.min(10, Math.max(1, Math.round(value)));
}

/** Someone who dates until they have scored so many dates; half of the people are archived in the end. */
export function simulatedUser(random: Random, dates: number, behavior: Behavior): SimulatedUser {
  const matches: Match[] = [];
  for (let day = 0; day < dates;) {
    const count = Math.min(dates - day, between(random, ...behavior.datesEach));
    matches.push(simulatedMatch(random, { order: matches.length, day, count, dates }, behavior));
    day += count;
  }
  return { account: ACCOUNT, matches, today: dayOf(dates) };
}

interface Place {
  readonly order: number;
  readonly day: number;
  readonly count: number;
  readonly dates: number;
}

function simulatedMatch(random: Random, { order, day, count, dates }: Place, behavior: Behavior): Match {
  const person = { level: between(random, 1, 10), traits: STANDARDS.map(() => normal(random)) };
  const name = `${NAMES[order % NAMES.length] ?? ''} ${Math.floor(order / NAMES.length) + 1}`;
  const createdAt = new Date(START + day * DAYS_APART * DAY_MS);
  return {
    id: `match-${order}`,
    name,
    age: between(random, 22, 45),
    location: random() < 0.5 ? 'Lisbon' : 'Porto',
    profession: ['Nurse', 'Teacher', 'Pilot'][between(random, 0, 2)] ?? null,
    notes: null,
    createdAt,
    stage: null,
    archiveReason: null,
    archivedAt: random() < 0.5 ? new Date(START + dates * DAYS_APART * DAY_MS) : null,
    version: 1,
    concern: NO_CONCERN,
    history: Array.from({ length: count }, (_, index) => {
      const { chemistry, enjoyment, standards } = behavior.rate(random, {
        person,
        progress: (day + index) / dates,
      });
      return {
        id: `${name}-${index}`,
        day: dayOf(day + index),
        createdAt: createdAt.toISOString(),
        chemistry,
        enjoyment,
        ratings: Object.fromEntries(standards.map((value, slot) => [String(slot + 1), value])),
      };
    }),
  };
}

function dayOf(date: number): string {
  return new Date(START + date * DAYS_APART * DAY_MS).toISOString().slice(0, 10);
}

export const ACCOUNT: Account = {
  id: 'user',
  email: 'user@example.test',
  firstName: 'Ada',
  lastName: 'L',
  isAdmin: false,
  adminRole: null,
  emailConfirmedAt: new Date(START),
  surveyCompletedAt: new Date(START),
  guideSeenAt: new Date(START),
  location: 'Lisbon',
  gender: null,
  datingGoal: null,
  preferredDateType: null,
  datingDuration: null,
  interestedInGenders: null,
  marketingEmails: false,
  experienceEmails: false,
  aiEnabled: false,
  aiNotes: false,
  rateStandardsFirst: false,
  timezone: 'UTC',
  language: 'en',
  createdAt: new Date(START),
  standards: STANDARDS.map((question, index) => ({
    id: `standard-${index + 1}`,
    slot: index + 1,
    question,
    weight: 3,
    selected: true,
    mustHave: null,
  })),
};
