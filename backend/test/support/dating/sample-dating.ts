import type { Criterion } from '#contract/dating/criteria';
import type { ManualClock } from '../time/manual-clock';
import { rateAll, type TestUser } from '../accounts/test-user';

const DAY_SECONDS = 86_400;

type DateRow = readonly [
  day: number,
  trust: number,
  humor: number,
  goals: number,
  chemistry: number,
  enjoyment: number,
];

interface SampleMatch {
  readonly name: string;
  readonly age: number;
  readonly created: number;
  readonly archived: number | null;
  readonly dates: readonly DateRow[];
}

const sample = (
  name: string,
  age: number,
  created: number,
  archived: number | null,
  ...dates: DateRow[]
): SampleMatch => ({ name, age, created, archived, dates });

const MATCHES: readonly SampleMatch[] = [
  sample('M1', 31, 0, null, [0, 8, 7, 6, 8, 8], [10, 9, 8, 7, 8, 9], [30, 9, 8, 8, 9, 9]),
  sample('M2', 27, 4, 40, [5, 6, 9, 5, 9, 8], [20, 5, 9, 5, 9, 7]),
  sample('M3', 35, 12, 15, [12, 4, 5, 6, 5, 4]),
  sample('M4', 33, 22, null, [25, 8, 6, 9, 6, 7], [50, 7, 7, 9, 6, 7]),
  sample('M5', 25, 35, 36, [35, 7, 4, 3, 4, 5]),
  sample('M6', 30, 44, 58, [45, 6, 6, 7, 7, 6]),
  sample('M7', 32, 54, null, [55, 9, 8, 8, 8, 9], [58, 8, 8, 9, 8, 8]),
];

const LAST_DAY = 60;
const STARS = { Trust: 5, Humor: 3, Goals: 4 };

/** Plays through the worked example of the scoring rules via the API, day by day, from today (day 0) to day 60. */
export async function liveTheSample(user: TestUser, clock: ManualClock): Promise<void> {
  const standards = await selectStandards(user);
  const ids = new Map<string, string>();
  for (let day = 0; day <= LAST_DAY; day += 1) {
    if (day > 0) clock.pass(DAY_SECONDS);
    for (const match of MATCHES) await liveOneDay(user, clock, standards, ids, match, day);
  }
}

async function liveOneDay(
  user: TestUser,
  clock: ManualClock,
  standards: readonly Criterion[],
  ids: Map<string, string>,
  { name, age, created, archived, dates }: SampleMatch,
  day: number,
): Promise<void> {
  if (day === created)
    ids.set(name, (await user.addMatch({ name, age, profession: null, location: null })).id);
  const id = ids.get(name) ?? '';
  const dateDate = clock.now().toISOString().slice(0, 10);
  for (const [, trust, humor, goals, chemistry, enjoyment] of dates.filter(([on]) => on === day)) {
    const contextScores = { chemistry, enjoyment };
    await user.scoreDate(id, rateAll(standards, trust, humor, goals), { dateDate, contextScores });
  }
  if (day === archived) await user.http.put(`/api/candidates/${id}`).send({ archived: true }).expect(200);
}

async function selectStandards(user: TestUser): Promise<Criterion[]> {
  const chosen: { id: string; weight: number }[] = [];
  for (const [question, weight] of Object.entries(STARS)) {
    const created = await user.http
      .post('/api/criteria')
      .send({ question, weight, selected: false })
      .expect(201);
    chosen.push({ id: (created.body as Criterion).id, weight });
  }
  const saved = await user.http
    .post('/api/criteria/selection')
    .send({ selectedCriteriaIds: chosen.map(({ id }) => id), criteria: chosen })
    .expect(200);
  return saved.body as Criterion[];
}
