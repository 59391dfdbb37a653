import type { DatingRecord } from '../insights/dating-record';
import { dateWith } from '../test-support/histories';
import { dayNumber, recordedMatch } from '../test-support/sample-record';
import { claimsOf } from './claim-gate';
import { mulberry32, type Random } from './random';

const USERS = 200;
/** 5%, and what 200 users may lie above it by chance: a share of 5% stays below this in 995 of 1,000 runs. */
const MOST = 19;
const STANDARDS = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, stars: 3 }));
const DAYS_APART = 5;

const within = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

interface Noise {
  /** How much chemistry pulls the ratings of its date along, 0 to 1. */
  readonly halo: number;
  /** How much people differ from each other, 0 to 1. */
  readonly people: number;
}

function rate(random: Random, pull: number, toward: number): number {
  return Math.round(Math.min(10, Math.max(1, (1 - pull) * within(random, 1, 10) + pull * toward)));
}

/** Someone whose ratings have nothing to do with time, outcome, place or any one standard. */
function noiseUser(random: Random, dates: number, { halo, people }: Noise): DatingRecord {
  const matches = [];
  for (let day = 0; day < dates;) {
    const count = Math.min(dates - day, within(random, 1, 3));
    const level = within(random, 1, 10);
    const history = Array.from({ length: count }, (_, index) => {
      const chemistry = rate(random, people, level);
      const pulled = halo > 0 ? chemistry : level;
      const ratings = STANDARDS.map(({ id }) => [id, rate(random, Math.max(halo, people), pulled)]);
      return dateWith(Object.fromEntries(ratings), {
        id: `${day}-${index}`,
        day: dayNumber((day + index) * DAYS_APART),
        chemistry,
        enjoyment: rate(random, Math.max(halo, people), pulled),
      });
    });
    matches.push(
      recordedMatch(`m${day}`, {
        dates: history,
        archived: random() < 0.5,
        age: within(random, 22, 45),
        location: random() < 0.5 ? 'Lisbon' : 'Porto',
        profession: ['Nurse', 'Teacher', 'Pilot'][within(random, 0, 2)] ?? null,
      }),
    );
    day += count;
  }
  return { standards: STANDARDS, matches };
}

it.each([
  ['pure noise', 12, { halo: 0, people: 0 }],
  ['pure noise', 20, { halo: 0, people: 0 }],
  ['a strong halo', 12, { halo: 0.7, people: 0 }],
  ['people who differ', 8, { halo: 0, people: 0.6 }],
])('of 200 users with %s, at most one in twenty is told anything after %d dates', (_, dates, noise) => {
  const random = mulberry32(dates);
  let told = 0;
  for (let user = 0; user < USERS; user += 1) {
    const { trend, standard, firstDate, profile } = claimsOf(noiseUser(random, dates, noise), 'Lisbon');
    if ([trend, standard, firstDate, profile].some(({ evidence }) => evidence === 'clear')) told += 1;
  }
  expect(told).toBeLessThanOrEqual(MOST);
});

it('a real trend is found', () => {
  const random = mulberry32(7);
  const dates = Array.from({ length: 20 }, (_, step) => step);
  const matches = dates.map((step) => {
    const rating = (): number => rate(random, 0.6, 1 + step / 2.2);
    const ratings = Object.fromEntries(STANDARDS.map(({ id }) => [id, rating()]));
    return recordedMatch(`m${step}`, {
      dates: [dateWith(ratings, { id: `d${step}`, day: dayNumber(step) })],
    });
  });
  expect(claimsOf({ standards: STANDARDS, matches }, null).trend).toMatchObject({
    evidence: 'clear',
    direction: 1,
  });
});
