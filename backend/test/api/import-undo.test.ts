import type { ImportBatch, UndoneImport } from '#contract/account/imports';
import { ADDED_TO_MATCHES } from '../../src/imports/adapters/postgres-import-batch.repository';
import { datesOfMatch, FILE, imported, newcomerOf } from '../support/dating/import-file';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const newcomer = () => newcomerOf(app);
const undone = async (user: TestUser, { id }: ImportBatch) =>
  (await user.http.delete(`/api/import/${id}`).expect(200)).body as UndoneImport;

describe('undoing an import', () => {
  it('removes exactly what was imported, once', async () => {
    const user = await newcomer();
    const own = await user.addMatch({ name: 'Kim' });
    const batch = await imported(user, FILE);
    expect((await user.http.get('/api/import').expect(200)).body).toEqual([batch]);
    expect(await undone(user, batch)).toEqual({ matches: 2, dates: 2, completed: 0, kept: [] });
    expect((await user.matches()).map(({ id }) => id)).toEqual([own.id]);
    await user.http.delete(`/api/import/${batch.id}`).expect(404);
  });

  it('leaves what was changed or added since, and says whose', async () => {
    const user = await newcomer();
    const standards = (await user.http.get('/api/criteria')).body as { id: string }[];
    const batch = await imported(user, `${FILE}\nKim,,,,,2026-01-10,,,7,8,8,6,7\nLou,,,,,,,,,,,,`);
    const byName = Object.fromEntries((await user.matches()).map((match) => [match.name, match]));
    await user.http.put(`/api/candidates/${byName['Sam']?.id}`).send({ age: 30 }).expect(200);
    const [date] = await datesOfMatch(user, byName['Kim']?.id ?? '');
    await user.http.put(`/api/date-experiences/${date?.id}`).send({ location: 'Park' }).expect(200);
    await user.http
      .post(`/api/candidates/${byName['Lou']?.id}/predictions`)
      .send({ percent: 50 })
      .expect(201);
    await user.scoreDate(byName['Robin']?.id ?? '', rateAll(standards as never, 9), {
      dateDate: '2026-02-01',
    });
    const answer = await undone(user, batch);
    expect(answer).toMatchObject({ matches: 0, dates: 2 });
    expect([...answer.kept].sort()).toEqual(['Kim', 'Lou', 'Robin', 'Sam']);
    const left = await user.matches();
    expect(left.map(({ name, dateCount }) => [name, dateCount]).sort()).toEqual([
      ['Kim', 1],
      ['Lou', 0],
      ['Robin', 1],
      ['Sam', 0],
    ]);
    expect(await datesOfMatch(user, byName['Robin']?.id ?? '')).toHaveLength(1);
  });

  it("takes the dates out of a match that was there before, and leaves the user's own", async () => {
    const user = await newcomer();
    const robin = await user.addMatch({ name: 'Robin' });
    expect(await undone(user, await imported(user, FILE))).toEqual({
      matches: 1,
      dates: 2,
      completed: 0,
      kept: [],
    });
    expect(await user.matches()).toMatchObject([{ id: robin.id, dateCount: 0, compatibilityScore: null }]);
  });

  it('empties the details that it filled, unless something was changed since', async () => {
    const user = await newcomer();
    const kim = await user.addMatch({ name: 'Kim', age: null, location: null });
    const lou = await user.addMatch({ name: 'Lou', location: null });
    const before = await user.matches();
    const text = 'Name,Age,Location\nKim,33,Porto\nLou,,Faro';
    expect(await undone(user, await imported(user, text))).toEqual({
      matches: 0,
      dates: 0,
      completed: 2,
      kept: [],
    });
    const detailsOf = (matches: Awaited<ReturnType<TestUser['matches']>>) =>
      matches.map(({ name, age, location }) => ({ name, age, location }));
    expect(detailsOf(await user.matches())).toEqual(detailsOf(before));
    const again = await imported(user, text);
    await user.http.put(`/api/candidates/${lou.id}`).send({ notes: 'Calls back.' }).expect(200);
    expect(await undone(user, again)).toEqual({ matches: 0, dates: 0, completed: 1, kept: ['Lou'] });
    const left = await user.matches();
    expect(left.find(({ id }) => id === lou.id)).toMatchObject({ location: 'Faro', notes: 'Calls back.' });
    expect(left.find(({ id }) => id === kim.id)).toMatchObject({ age: null, location: null });
  });

  it('leaves a match whose stage, or whose reason for archiving, was given since', async () => {
    const user = await newcomer();
    const batch = await imported(user, 'Name,Archived\nKim,\nLou,yes\nSam,');
    const byName = new Map((await user.matches()).map(({ name, id }) => [name, id]));
    await user.http
      .put(`/api/candidates/${byName.get('Kim')}`)
      .send({ stage: 'exclusive' })
      .expect(200);
    await user.http
      .put(`/api/candidates/${byName.get('Lou')}`)
      .send({ archiveReason: 'distance' })
      .expect(200);
    const answer = await undone(user, batch);
    expect(answer).toMatchObject({ matches: 1 });
    expect([...answer.kept].sort()).toEqual(['Kim', 'Lou']);
  });

  it("is refused for someone else's import", async () => {
    const batch = await imported(await newcomer(), FILE);
    const other = await newcomer();
    await other.http.delete(`/api/import/${batch.id}`).expect(404);
    await other.http.delete('/api/import/not-an-id').expect(404);
  });

  it('knows every table whose rows would go with a match', async () => {
    const tables = await app.sql<{ name: string }>(
      `select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'candidates'::regclass and conparentid = 0 order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(ADDED_TO_MATCHES).sort());
  });
});

describe('GET /api/user/export/dates.csv', () => {
  it('is a file that importing reads again, harmless in a spreadsheet', async () => {
    const user = await newcomer();
    await imported(user, `${FILE}\n"=HYPERLINK(""x"")",,,,+1,,,,,,,,`);
    const response = await user.http.get('/api/user/export/dates.csv').expect(200);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.headers['content-disposition']).toMatch(/heart-and-head-dates-.*\.csv"$/);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(response.text).toContain(",'+1,");
    const other = await newcomer();
    await imported(other, response.text);
    const known = (matches: Awaited<ReturnType<TestUser['matches']>>) =>
      matches
        .map(({ name, age, profession, location, notes, dateCount, compatibilityScore }) =>
          JSON.stringify([name, age, profession, location, notes, dateCount, compatibilityScore]),
        )
        .sort();
    expect(known(await other.matches())).toEqual(known(await user.matches()));
    await app.visitor().http.get('/api/user/export/dates.csv').expect(401);
  });
});
