import type { Profile } from './profile';

/** Made-up daters of the later conversations. */
export const LATER_PROFILES = {
  noor: {
    firstName: 'Noor',
    datingGoal: 'long-term',
    standards: [
      ['Kindness', 5],
      ['Ambition', 3],
      ['Faith', 4, 5],
      ['Humor', 4],
      ['Communication Quality', 4],
    ],
    people: [
      {
        name: 'Sam',
        dates: [
          ['2026-10-10', 8, 8, [8, 7, 6, 9, 5], 'Street food, laughed a lot.'],
          ['2026-10-25', 9, 8, [8, 7, 6, 9, 4]],
          ['2026-11-12', 9, 9, [9, 7, 6, 9, 5]],
        ],
      },
      {
        name: 'Elias',
        dates: [
          ['2026-10-30', 6, 7, [8, 8, 8, 6, 8], 'Museum, asked good questions.'],
          ['2026-11-14', 7, 7, [8, 8, 8, 6, 8]],
        ],
      },
      { name: 'Yusuf', notes: 'From the app, teacher.' },
    ],
  },
  gabe: {
    firstName: 'Gabe',
    datingGoal: 'casual',
    standards: [
      ['Humor', 5],
      ['Curiosity', 4],
      ['Honesty', 5, 6],
      ['Physical Attraction', 4],
    ],
    people: [
      {
        name: 'Mateo',
        dates: [
          ['2026-10-08', 8, 8, [7, 8, 8, 8]],
          ['2026-10-16', 8, 7, [7, 8, 9, 8]],
          ['2026-10-29', 8, 8, [6, 8, 9, 8], 'Climbing, then tacos.'],
          ['2026-11-13', 7, 7, [6, 7, 9, 8]],
        ],
      },
      {
        name: 'Chris',
        dates: [
          ['2026-11-02', 9, 9, [9, 8, 7, 8], 'Did not eat at my place.'],
          ['2026-11-15', 9, 9, [9, 8, 7, 9]],
        ],
      },
      { name: 'Hugo', dates: [['2026-11-11', 7, 8, [7, 8, 9, 7]]] },
      { name: 'Ian', isArchived: true, dates: [['2026-04-18', 9, 6, [6, 4, 3, 9]]] },
    ],
  },
  lena: {
    firstName: 'Lena',
    datingGoal: null,
    standards: [
      ['Kindness', 5],
      ['Good with children', 4, 6],
      ['Conversation', 4],
      ['Trust and Reliability', 5],
    ],
    people: [
      {
        name: 'Paul',
        dates: [
          ['2026-09-12', 6, 7, [8, null, 6, 8]],
          ['2026-09-26', 6, 7, [8, null, 6, 9]],
          ['2026-10-10', 7, 7, [8, 6, 6, 9]],
          ['2026-10-24', 7, 8, [9, 6, 7, 9]],
          ['2026-11-07', 7, 8, [9, null, 7, 9], 'He carried the plant home.'],
        ],
      },
      { name: 'Viktor', dates: [['2026-11-14', 4, 4, [5, null, 3, 6], 'Only himself.']] },
      {
        name: 'Jan',
        dates: [
          ['2026-10-31', 9, 9, [8, 8, 9, 7]],
          ['2026-11-15', 9, 9, [8, 8, 9, 7], 'Walked along the canal until two. He wants children.'],
        ],
      },
      { name: 'Simon' },
    ],
  },
} as const satisfies Record<string, Profile>;
