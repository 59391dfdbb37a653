import type { Candidate } from '#contract/candidates';
import type { Criterion } from '#contract/criteria';
import type { DateExperience } from '#contract/date-experiences';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const utcDay = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

interface Scene {
  readonly user: TestUser;
  readonly standards: Criterion[];
  readonly match: Candidate;
}

async function scene(): Promise<Scene> {
  const user = await app.member();
  const standards = await user.onboard();
  return { user, standards, match: await user.addMatch() };
}

const post = ({ user, match, standards }: Scene, change: object = {}) =>
  user.http.post('/api/date-experiences').send({
    candidateId: match.id,
    dateDate: '2026-01-15',
    contextScores: { chemistry: 7, enjoyment: 8 },
    standardsScores: rateAll(standards, 6, 7, 8),
    location: 'Café',
    personalNotes: 'Nice',
    ...change,
  });

async function datesOf({ user, match }: Scene): Promise<DateExperience[]> {
  return (await user.http.get(`/api/candidates/${match.id}/date-experiences`).expect(200))
    .body as DateExperience[];
}

describe('scoring a date', () => {
  it('returns the scored date, and lists it', async () => {
    const here = await scene();
    const response = await post(here);
    expect(response.status).toBe(201);
    const { id } = response.body as DateExperience;
    expect(response.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}$/),
      candidateId: here.match.id,
      dateDate: '2026-01-15',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      location: 'Café',
      personalNotes: 'Nice',
      physicalChemistry: 7,
      enjoymentLevel: 8,
      version: 1,
      evaluations: here.standards.map((standard, index) => ({
        id: expect.any(String),
        dateExperienceId: id,
        criteriaId: standard.id,
        score: 6 + index,
      })),
    });
    expect(await datesOf(here)).toEqual([response.body]);
    const evaluations = await here.user.http.get(`/api/date-experiences/${id}/evaluations`).expect(200);
    expect(evaluations.body).toEqual((response.body as DateExperience).evaluations);
    const [match] = await here.user.matches();
    expect(match).toMatchObject({ dateCount: 1, evaluations: evaluations.body });
  });

  it.each(['dateDate', 'dateExperienced', 'date'])('accepts the day as %s', async (name) => {
    const response = await post(await scene(), { dateDate: undefined, [name]: '2026-02-28' });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ dateDate: '2026-02-28' });
  });

  it('defaults to today in the user’s time zone', async () => {
    const here = await scene();
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      await here.user.http.patch('/api/user/profile').send({ timezone: zone }).expect(200);
      const { body } = await post(here, { dateDate: undefined }).expect(201);
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
      expect(body).toMatchObject({ dateDate: today });
    }
  });

  it('accepts tomorrow, because it has begun somewhere, but not the day after', async () => {
    const here = await scene();
    await post(here, { dateDate: utcDay(1) }).expect(201);
    const response = await post(here, { dateDate: utcDay(2) });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      statusCode: 400,
      code: 'request.invalid',
      message: 'The date cannot be in the future.',
      errors: [{ field: 'dateDate', message: 'The date cannot be in the future.' }],
    });
  });

  it.each([
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '15.01.2026',
    '2026-1-5',
    '',
    'yesterday',
    20260115,
  ])('rejects the nonexistent day %j', async (dateDate) => {
    const response = await post(await scene(), { dateDate });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: [{ field: 'dateDate', message: expect.any(String) }] });
  });

  it('requires neither a place nor a feeling', async () => {
    const { body } = await post(await scene(), { location: undefined, personalNotes: ' ' }).expect(201);
    expect(body).toMatchObject({ location: null, personalNotes: null });
  });

  it('lists the newest date first', async () => {
    const here = await scene();
    for (const dateDate of ['2026-01-10', '2026-03-01', '2025-12-24', '2026-03-01'])
      await post(here, { dateDate, personalNotes: dateDate }).expect(201);
    const dates = await datesOf(here);
    expect(dates.map(({ dateDate }) => dateDate)).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-01-10',
      '2025-12-24',
    ]);
    expect(Date.parse(dates[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(dates[1]?.createdAt ?? ''),
    );
  });
});
