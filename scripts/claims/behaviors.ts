import { between, normal, rating, type Behavior } from './simulated-user';

const EACH: Behavior['datesEach'] = [1, 3];
const HALO_PULL = 0.7;
const PERSON_PULL = 0.6;

/** People whose ratings have nothing to do with time, outcome, place or any one standard: whatever they are told is wrong. */
export const NOISE: Readonly<Record<string, Behavior>> = {
  'pure noise': {
    datesEach: EACH,
    rate: (random, { person }) => ({
      chemistry: between(random, 1, 10),
      enjoyment: between(random, 1, 10),
      standards: person.traits.map(() => between(random, 1, 10)),
    }),
  },
  'a strong halo': {
    datesEach: EACH,
    rate: (random, { person }) => {
      const chemistry = between(random, 1, 10);
      const pulled = () => rating(HALO_PULL * chemistry + (1 - HALO_PULL) * between(random, 1, 10));
      return { chemistry, enjoyment: pulled(), standards: person.traits.map(pulled) };
    },
  },
  'people who differ': {
    datesEach: EACH,
    rate: (random, { person }) => {
      const pulled = () => rating(PERSON_PULL * person.level + (1 - PERSON_PULL) * between(random, 1, 10));
      return { chemistry: pulled(), enjoyment: pulled(), standards: person.traits.map(pulled) };
    },
  },
  'long stories': {
    datesEach: [4, 7],
    rate: (random, { person }) => {
      const pulled = () => rating(PERSON_PULL * person.level + (1 - PERSON_PULL) * between(random, 1, 10));
      return { chemistry: pulled(), enjoyment: pulled(), standards: person.traits.map(pulled) };
    },
  },
};

const TWICE: Behavior['datesEach'] = [2, 2];
const MIDDLE = 5.5;

/** People with something to find: each meets everyone twice. */
export const EFFECTS = {
  // Kindness differs by two points from person to person, and the heart follows it; every rating is off by a point or so.
  standard: {
    datesEach: TWICE,
    rate: (random, { person: { traits } }) => {
      const heart = () => rating(MIDDLE + 2 * (traits[0] ?? 0) + 1.5 * normal(random));
      return {
        chemistry: heart(),
        enjoyment: heart(),
        standards: traits.map((trait) => rating(MIDDLE + 2 * trait + normal(random))),
      };
    },
  },
  // Ratings rise by five points over the user's dates; people differ by one point, and every rating by one and a half.
  trend: {
    datesEach: TWICE,
    rate: (random, { person: { traits }, progress }) => {
      const level = MIDDLE + 5 * (progress - 0.5) + (traits[0] ?? 0);
      const feeling = () => rating(MIDDLE + 2 * normal(random));
      return {
        chemistry: feeling(),
        enjoyment: feeling(),
        standards: traits.map(() => rating(level + 1.5 * normal(random))),
      };
    },
  },
} as const satisfies Record<string, Behavior>;
