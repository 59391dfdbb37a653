import type { ScoredDate } from '#scoring/types';
import type { factsFrom } from '../../backend/src/alex/facts';
import type { Match } from '../../backend/src/candidates/candidate';
import { NO_CONCERN } from '../../backend/src/candidates/concern';
import { ACCOUNT } from '../claims/simulated-user';
import { FRESH_PROFILES } from './fresh-profiles';
import { LATER_PROFILES } from './later-profiles';
import type { Person, Profile } from './profile';
import { UNSEEN_PROFILES } from './unseen-profiles';
import type { Account } from '../../backend/src/users/user';

/** Whom the coach answers in its evaluation: made up, and the same each time. */
export interface Dater {
  readonly account: Account;
  readonly matches: readonly Match[];
  /** Soonest first. */
  readonly planned: Parameters<typeof factsFrom>[3]['planned'];
  /** The dates' notes by the dates' ids. */
  readonly dateNotes: Readonly<Record<string, string>>;
}

export const TODAY = '2026-11-20';

const PROFILES = {
  ...LATER_PROFILES,
  ...FRESH_PROFILES,
  ...UNSEEN_PROFILES,
  mina: {
    firstName: 'Mina',
    datingGoal: 'long-term',
    standards: [
      ['Emotional Connection', 5],
      ['Trust and Reliability', 5],
      ['Humor', 3],
      ['Wants children', 4, 6],
      ['Physical Attraction', 3],
    ],
    people: [
      {
        name: 'Jonas',
        notes: 'Architect, two sisters. Mentioned he is moving to a bigger flat in spring.',
        dates: [
          ['2026-09-12', 7, 8, [7, 8, 6, null, 7], 'Walk along the harbor, he remembered my exam.'],
          ['2026-09-26', 8, 8, [8, 8, 7, 8, 7]],
          ['2026-10-17', 8, 9, [8, 9, 6, 8, 8], 'Cooked together. Easy silence.'],
          ['2026-11-07', 7, 8, [8, 9, 7, 8, 7]],
        ],
      },
      {
        name: 'Sofia',
        dates: [
          ['2026-10-03', 9, 9, [7, 6, 9, null, 9], 'Laughed for three hours. Came twenty minutes late.'],
          ['2026-11-14', 9, 8, [8, 5, 9, null, 9], 'Canceled once, then a great evening.'],
        ],
      },
      { name: 'Charlotte', dates: [['2026-10-24', 6, 6, [6, 7, 5, 4, 6]]] },
      { name: 'Dev', notes: 'From climbing. Coffee planned.', planned: [['2026-11-28T16:00', 'Café Luna']] },
      { name: 'Marek', isArchived: true, dates: [['2026-06-05', 4, 5, [4, 6, 5, 2, 5]]] },
    ],
  },
  theo: {
    firstName: 'Theo',
    datingGoal: 'casual',
    standards: [
      ['Kindness', 4],
      ['Curiosity', 4],
      ['Adventure', 4],
      ['Communication Quality', 4],
    ],
    people: [
      { name: 'Robin', dates: [['2026-11-15', 8, 8, [8, 7, null, 6], 'Bookshop, then ramen.']] },
      { name: 'Alex K', dates: [] },
    ],
  },
  ruth: {
    firstName: 'Ruth',
    datingGoal: null,
    standards: [
      ['Physical Attraction', 2],
      ['Emotional Connection', 5],
      ['Life Goals Match', 4],
      ['Communication Quality', 5],
      ['Trust and Reliability', 5, 7],
      ['Faith', 4],
    ],
    people: [
      {
        name: 'Samuel',
        dates: [
          ['2026-08-01', 6, 7, [6, 7, 7, 7, 8, 9]],
          ['2026-08-15', 6, 7, [6, 8, 7, 8, 8, 9]],
          ['2026-09-05', 7, 7, [6, 8, 8, 8, 8, 9]],
        ],
      },
      {
        name: 'Peter',
        dates: [
          [
            '2026-09-19',
            9,
            9,
            [9, 8, 6, 7, 4, 3],
            'Wonderful evening, but he told me two versions of the same story.',
          ],
          ['2026-10-10', 9, 8, [9, 8, 5, 7, 3, 3]],
          ['2026-10-31', 9, 9, [9, 9, 6, 7, 4, 3]],
        ],
      },
      { name: 'Will', dates: [['2026-11-08', 5, 6, [5, 5, 6, 4, 7, null]]] },
    ],
  },
  kayla: {
    firstName: 'Kayla',
    datingGoal: 'long-term',
    standards: [
      ['Humor', 5],
      ['Loyalty', 5, 6],
      ['Ambition', 3],
      ['Physical Attraction', 4],
      ['Emotional Connection', 4],
    ],
    people: [
      {
        name: 'Tyler',
        notes: 'Nurse, works nights. Has a dog called Biscuit.',
        dates: [
          ['2026-10-02', 7, 7, [7, 8, 7, 8, 7], 'Bowling, he let me win.'],
          ['2026-10-18', 8, 8, [7, 9, 7, 8, 8]],
          ['2026-11-06', 7, 8, [7, 9, 7, 8, 8], 'Dinner at his place, met Biscuit.'],
        ],
      },
      {
        name: 'Dre',
        dates: [
          ['2026-10-24', 9, 9, [9, 6, 8, 9, null], 'Arcade until midnight.'],
          ['2026-11-13', 10, 9, [9, 5, 8, 9, 7], 'On his phone a lot, still so funny.'],
        ],
      },
      { name: 'Nico', dates: [['2026-11-01', 5, 6, [6, null, 5, 6, 5]]] },
      { name: 'Bex', notes: 'Tattoo artist. From the record store.' },
      {
        name: 'Josh',
        isArchived: true,
        dates: [['2026-05-09', 5, 4, [4, 3, 5, 6, 3], 'Talked about his ex for an hour.']],
      },
    ],
  },
  martin: {
    firstName: 'Martin',
    datingGoal: 'long-term',
    standards: [
      ['Kindness', 5],
      ['Honesty', 5, 7],
      ['Good with my kids', 4],
      ['Intellectual curiosity', 3],
      ['Physical Attraction', 3],
    ],
    people: [
      {
        name: 'Helen',
        notes: 'Teaches history. We started a crossword together.',
        dates: [
          ['2026-09-05', 7, 8, [8, 8, null, 8, 7], 'She laughed at my map. A long walk by the river.'],
          ['2026-09-26', 8, 8, [8, 9, null, 8, 7]],
          ['2026-10-17', 8, 9, [9, 8, null, 8, 8]],
          ['2026-11-11', 8, 9, [9, 9, null, 8, 8], 'Soup at mine. She asked about the girls.'],
        ],
      },
      {
        name: 'Annette',
        dates: [
          ['2026-10-10', 8, 8, [9, 8, 8, 9, 8]],
          ['2026-11-08', 8, 8, [8, 8, 7, 9, 8], 'Museum. She may move to Lisbon.'],
        ],
      },
      {
        name: 'Claire',
        dates: [['2026-10-31', 6, 6, [6, 7, null, 8, 6], 'Cello concert; she paid for the wine.']],
      },
      { name: 'Priya', notes: 'Colleague of Tom. Likes hiking.' },
    ],
  },
  ines: {
    firstName: 'Ines',
    datingGoal: 'marriage',
    standards: [
      ['Emotional Connection', 5],
      ['Wants a family', 5, 6],
      ['Communication Quality', 4],
      ['Humor', 3],
      ['Good with money', 2],
    ],
    people: [
      {
        name: 'Daniel',
        dates: [
          ['2026-09-19', 7, 7, [7, null, 7, 6, 8]],
          ['2026-10-10', 8, 8, [8, 7, 8, 6, 8], 'He listened a lot. Forest walk.'],
          ['2026-11-14', 8, 9, [9, 7, 8, 7, 8]],
        ],
      },
      {
        name: 'Oleg',
        dates: [
          ['2026-10-03', 9, 9, [7, null, 6, 9, 4], 'We laughed about the waiter.'],
          ['2026-10-31', 9, 8, [8, null, 6, 9, 5]],
        ],
      },
      { name: 'Tom', dates: [['2026-10-25', 6, 7, [7, 6, 6, 5, 6], 'Very polite, brought flowers.']] },
      { name: 'Karim', notes: 'From the language school.' },
      { name: 'Stefan', isArchived: true, dates: [['2026-03-14', 7, 6, [5, 4, 4, 9, 2]]] },
    ],
  },
} as const satisfies Record<string, Profile>;

export type DaterName = keyof typeof PROFILES;

export function daterOf(name: DaterName): Dater {
  const { firstName, datingGoal, standards, people }: Profile = PROFILES[name];
  const matches = people.map(toMatch);
  return {
    account: {
      ...ACCOUNT,
      id: name,
      firstName,
      datingGoal,
      standards: standards.map(([question, weight, mustHave], index) => ({
        id: `${name}-standard-${index + 1}`,
        slot: index + 1,
        question,
        weight,
        selected: true,
        mustHave: mustHave ?? null,
      })),
    },
    matches,
    planned: people
      .flatMap(({ name: candidateId, planned = [] }) =>
        planned.map(([plannedFor, place]) => ({
          candidateId,
          plannedFor,
          place,
          ideaTitle: null,
          isPast: false,
        })),
      )
      .sort((a, b) => a.plannedFor.localeCompare(b.plannedFor)),
    dateNotes: Object.fromEntries(
      people.flatMap(({ name: whom, dates = [] }) =>
        dates.flatMap(([day, , , , note]) => (note ? [[dateId(whom, day), note]] : [])),
      ),
    ),
  };
}

function dateId(name: string, day: string): string {
  return `${name}-${day}`;
}

function toMatch({ name, notes, isArchived = false, dates = [] }: Person): Match {
  const createdAt = new Date(`${dates[0]?.[0] ?? '2026-11-10'}T12:00:00.000Z`);
  return {
    id: name,
    name,
    age: null,
    location: null,
    profession: null,
    notes: notes ?? null,
    createdAt,
    stage: null,
    archiveReason: null,
    archivedAt: isArchived ? new Date('2026-07-01T12:00:00.000Z') : null,
    version: 1,
    concern: NO_CONCERN,
    history: dates.map(([day, chemistry, enjoyment, ratings]): ScoredDate => ({
      id: dateId(name, day),
      day,
      createdAt: `${day}T22:00:00.000Z`,
      chemistry,
      enjoyment,
      ratings: Object.fromEntries(
        ratings.flatMap((value, index) => (value === null ? [] : [[String(index + 1), value]])),
      ),
    })),
  };
}
