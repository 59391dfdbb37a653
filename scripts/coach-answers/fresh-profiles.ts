import type { Profile } from './profile';

/** Made-up daters of the conversations that nothing was tuned on. */
export const FRESH_PROFILES = {
  tessa: {
    firstName: 'Tessa',
    datingGoal: 'long-term',
    standards: [
      ['Respect', 5, 6],
      ['Humor', 4],
      ['Spontaneity', 3],
      ['Good listener', 4],
    ],
    people: [
      {
        name: 'Colin',
        dates: [
          ['2026-09-19', 8, 8, [7, 8, 6, 6], 'His favorite bar, again.'],
          ['2026-10-17', 8, 8, [7, 8, 6, 5]],
          ['2026-11-07', 7, 8, [6, 8, 5, 5]],
        ],
      },
      {
        name: 'Idris',
        dates: [
          ['2026-11-01', 8, 8, [9, 7, 8, 8], 'Asked about my thesis and remembered it.'],
          ['2026-11-15', 8, 9, [9, 7, 8, 9]],
        ],
      },
    ],
  },
  walter: {
    firstName: 'Walter',
    datingGoal: null,
    standards: [
      ['Kindness', 5],
      ['Good listener', 5],
      ['Loves nature', 3],
      ['Patience', 4],
    ],
    people: [
      {
        name: 'Ingrid',
        dates: [
          ['2026-10-11', 6, 7, [9, 9, 8, 8]],
          ['2026-10-25', 7, 8, [9, 8, 8, 9]],
          ['2026-11-15', 8, 8, [9, 9, 8, 9], 'The pier. She took my hand.'],
        ],
      },
      {
        name: 'Margaret',
        dates: [['2026-11-10', 7, 8, [7, 6, null, 7], 'Lively. Talks a great deal about her trips.']],
      },
    ],
  },
  juno: {
    firstName: 'Juno',
    datingGoal: 'casual',
    standards: [
      ['Emotional Connection', 5],
      ['Curiosity', 4],
      ['Physical Attraction', 4],
    ],
    people: [
      {
        name: 'Nico',
        dates: [
          ['2026-10-30', 9, 9, [7, 8, 9]],
          ['2026-11-13', 9, 9, [7, 8, 10], 'Danced till 3.'],
        ],
      },
      {
        name: 'Dee',
        dates: [
          ['2026-10-24', 6, 8, [9, 8, 6]],
          ['2026-11-14', 7, 8, [9, 8, 7], 'Talked the whole way home.'],
        ],
      },
    ],
  },
} as const satisfies Record<string, Profile>;
