import type { Profile } from './profile';

/** Made-up daters of the held-out conversations. */
export const UNSEEN_PROFILES = {
  marek: {
    firstName: 'Marek',
    datingGoal: 'long-term',
    standards: [
      ['Honesty', 5, 7],
      ['Good with kids', 5],
      ['Warmth', 4],
      ['Humor', 3],
      ['Patience', 2],
    ],
    people: [
      {
        name: 'Claire',
        notes: 'From the evening english course. Works in a bank.',
        dates: [
          ['2026-11-04', 8, 8, [8, null, 8, 9, 7], 'Coffee became four hours.'],
          ['2026-11-14', 8, 7, [9, 4, 8, 9, 7], 'She said no children for her. She was honest.'],
        ],
      },
      {
        name: 'Aneta',
        notes: 'Divorced also. Son Kuba, 9.',
        dates: [
          ['2026-09-27', 6, 7, [8, 8, 7, 5, 8]],
          ['2026-10-18', 7, 7, [8, 9, 8, 5, 8], 'Soup at the market. Easy to be quiet with her.'],
          ['2026-11-08', 7, 8, [8, 9, 8, 6, 8], 'Showed her a photo of Zosia, first time.'],
        ],
      },
      {
        name: 'Joanna',
        notes: 'Sings in the choir.',
        isArchived: true,
        dates: [
          ['2026-07-12', 8, 7, [6, null, 7, 8, 5]],
          ['2026-08-02', 6, 5, [4, null, 6, 7, 4], 'She is still living with the husband.'],
        ],
      },
    ],
  },
  denise: {
    firstName: 'Denise',
    datingGoal: null,
    standards: [
      ['Humor', 5],
      ['Respect', 5, 7],
      ['Kindness', 4],
      ['Has his own life', 3],
      ['Generosity', 2],
    ],
    people: [
      {
        name: 'Gary',
        notes: 'Retired dentist. Widower, four years. Golf (nobody is perfect).',
        dates: [
          [
            '2026-10-22',
            6,
            7,
            [7, 8, 8, 9, 6],
            'Biscuit, the old labrador, can no longer do stairs, so Gary sleeps on the sofa with him.',
          ],
          ['2026-11-05', 7, 8, [8, 9, 9, 9, 6], 'Laughed until I had to hold on to a railing.'],
          ['2026-11-18', 7, 6, [8, 7, 8, 9, 3], 'Candles. Then the calculator.'],
        ],
      },
      {
        name: 'Phil',
        isArchived: true,
        dates: [
          ['2026-08-15', 9, 8, [9, 7, 6, 7, 7]],
          ['2026-08-29', 9, 8, [9, 7, 7, 6, 8], 'Well. That was a kiss.'],
          ['2026-09-06', 8, 7, [8, 6, 6, 6, 7], 'Kept checking his phone. Said he would ring.'],
        ],
      },
    ],
  },
  rory: {
    firstName: 'Rory',
    datingGoal: 'casual',
    standards: [
      ['Physical Attraction', 4],
      ['Respect', 4],
      ['Texts back', 3],
      ['Ambition', 2],
    ],
    people: [
      {
        name: 'Mateo',
        notes: 'bike mechanic. sober',
        dates: [
          ['2026-11-02', 8, 8, [8, 9, 9, 6], 'ramen then just walked about for ages'],
          ['2026-11-16', 9, 9, [9, 9, 9, 7]],
        ],
      },
      {
        name: 'Wes',
        dates: [
          ['2026-10-12', 7, 6, [8, 6, 9, 5]],
          ['2026-10-26', 6, 5, [8, 5, 9, 5], '31 texts in one shift'],
          ['2026-11-09', 5, 4, [7, 4, 10, 5], 'told him at the end im not feeling it. took it ok??'],
        ],
      },
      {
        name: 'Luca',
        dates: [['2026-09-28', 6, 6, [7, 7, 3, 8], 'nice. spent an hour on his startup tho']],
      },
      {
        name: 'Jonah',
        isArchived: true,
        dates: [['2026-08-31', 4, 5, [6, 3, 5, 6], 'rude to the waiter. im the waiter sometimes']],
      },
    ],
  },
} as const satisfies Record<string, Profile>;
