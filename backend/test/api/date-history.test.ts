import fc from 'fast-check';
import type { Candidate } from '#contract/dating/candidates';
import type { Criterion } from '#contract/dating/criteria';
import type { DateExperience } from '#contract/dating/date-experiences';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

/** The history stored on a match's row, and the same built from the rows of its dates. */
async function keptAndTrue(matchId: string): Promise<{ kept: unknown; real: unknown }> {
  const [row] = await app.sql<{ kept: unknown; real: unknown }>(
    `select (select coalesce(json_agg(e order by e ->> 'day', e ->> 'createdAt', e ->> 'id'), '[]')
         from json_array_elements(m.history) e) as kept,
       (select coalesce(json_agg(json_build_object(
            'id', d.id, 'day', d.date_date, 'chemistry', d.chemistry, 'enjoyment', d.enjoyment, 'ratings', d.ratings,
            'createdAt', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by d.date_date, d.created_at, d.id), '[]')
        from date_experiences d where d.candidate_id = m.id) as real
     from candidates m where m.id = $1`,
    [matchId],
  );
  return { kept: row?.kept, real: row?.real };
}

async function expectSameHistory(matchId: string): Promise<void> {
  const { kept, real } = await keptAndTrue(matchId);
  expect(kept).toEqual(real);
}

describe('dates saved at the same time', () => {
  it('are all stored, even thirty for one match', async () => {
    const user = await app.member();
    const standards = await user.onboard();
    const match = await user.addMatch();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        user.scoreDate(match.id, rateAll(standards, (index % 10) + 1)),
      ),
    );
    const [listed] = await user.matches();
    // The mean of 1 to 10, three times over, as a percentage.
    expect(listed).toMatchObject({ dateCount: 30, compatibilityScore: 55 });
    expect(listed?.evaluations).toHaveLength(90);
    await expectSameHistory(match.id);
  });

  it('are all stored alongside edits, deletions and an edit of the match itself', async () => {
    const user = await app.member();
    const standards = await user.onboard();
    const match = await user.addMatch();
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((score) => user.scoreDate(match.id, rateAll(standards, score))),
    );
    const answers = await Promise.all([
      user.http.put(`/api/date-experiences/${first?.id}`).send({ standardsScores: rateAll(standards, 9) }),
      user.http.delete(`/api/date-experiences/${second?.id}`),
      user.http.delete(`/api/evaluations/${third?.evaluations[0]?.id}`),
      user.http.put(`/api/candidates/${match.id}`).send({ name: 'Renamed' }),
      user.http.put(`/api/candidates/${match.id}`).send({ archived: true }),
      user.http.post('/api/date-experiences').send({
        candidateId: match.id,
        contextScores: { chemistry: 5, enjoyment: 5 },
        standardsScores: rateAll(standards, 9),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 204, 200, 200, 201]);
    expect((await user.matches())[0]).toMatchObject({ name: 'Renamed', archived: true, dateCount: 3 });
    await expectSameHistory(match.id);
  });
});

describe("a match's stored history", () => {
  type Step =
    | {
        readonly kind: 'score' | 'change' | 'delete' | 'unrate';
        readonly pick: number;
        readonly day: number;
        readonly scores: number[];
      }
    | { readonly kind: 'select'; readonly ids: string[] };

  const STEP: fc.Arbitrary<Step> = fc.oneof(
    { weight: 5, arbitrary: dateStep('score') },
    { weight: 3, arbitrary: dateStep('change') },
    { weight: 1, arbitrary: dateStep('delete') },
    { weight: 2, arbitrary: dateStep('unrate') },
    {
      weight: 1,
      arbitrary: fc
        .shuffledSubarray(['1', '2', '3', '4', '5'], { minLength: 3 })
        .map((ids) => ({ kind: 'select' as const, ids })),
    },
  );

  function dateStep(kind: 'score' | 'change' | 'delete' | 'unrate'): fc.Arbitrary<Step> {
    return fc.record({
      kind: fc.constant(kind),
      pick: fc.nat(20),
      day: fc.integer({ min: 1, max: 28 }),
      scores: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 5, maxLength: 5 }),
    });
  }

  const standardsOf = async (user: TestUser) => (await user.http.get('/api/criteria')).body as Criterion[];
  const datesOf = async (user: TestUser, match: Candidate) =>
    (await user.http.get(`/api/candidates/${match.id}/date-experiences`)).body as DateExperience[];

  async function take(user: TestUser, match: Candidate, step: Step): Promise<number> {
    if (step.kind === 'select') {
      await user.selectBuiltIn(Object.fromEntries(step.ids.map((id) => [id, 3])));
      return 200;
    }
    const dateDate = `2026-01-${String(step.day).padStart(2, '0')}`;
    const standardsScores = rateAll(await standardsOf(user), ...step.scores);
    if (step.kind === 'score') {
      await user.scoreDate(match.id, standardsScores, { dateDate });
      return 201;
    }
    const dates = await datesOf(user, match);
    const date = dates[step.pick % Math.max(1, dates.length)];
    if (!date) return 200;
    if (step.kind === 'change')
      return (await user.http.put(`/api/date-experiences/${date.id}`).send({ dateDate, standardsScores }))
        .status;
    if (step.kind === 'delete') return (await user.http.delete(`/api/date-experiences/${date.id}`)).status;
    const rating = date.evaluations[step.pick % Math.max(1, date.evaluations.length)];
    return rating ? (await user.http.delete(`/api/evaluations/${rating.id}`)).status : 200;
  }

  it('equals its dates after any mix of scoring, editing, unrating and deleting', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 15 }), async (steps) => {
        const user = await app.member();
        await user.onboard();
        const match = await user.addMatch();
        for (const step of steps) expect([200, 201, 204]).toContain(await take(user, match, step));
        await expectSameHistory(match.id);
        const [listed] = await user.matches();
        const dates = await datesOf(user, match);
        expect(listed?.dateCount).toBe(dates.length);
        expect(listed?.evaluations.map(({ id }) => id).sort()).toEqual(
          dates.flatMap(({ evaluations }) => evaluations.map(({ id }) => id)).sort(),
        );
      }),
      { numRuns: 15, seed: 20260115 },
    );
  }, 60_000);
});
