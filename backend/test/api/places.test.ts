import type { PlacePredictions } from '#contract/dating/places';
import { PlacesService } from '../../src/places/places.service';
import { Database } from '../../src/platform/database/database';
import { DeletedStandardsAndCityNames1700000000028 } from '../../src/platform/database/migrations/0028-deleted-standards-and-city-names';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await TestApp.start();
  await app.app.get(PlacesService).load();
  user = await app.member();
}, 60_000);
afterAll(() => app.close());

async function suggested(input: string): Promise<string[]> {
  const response = await user.http.get('/api/places/autocomplete').query({ input }).expect(200);
  return response.body as string[];
}

async function predicted(input: string): Promise<PlacePredictions> {
  const response = await user.http.post('/api/places/autocomplete').send({ input }).expect(200);
  return response.body as PlacePredictions;
}

describe('city suggestions', () => {
  it('are a list of strings: city, region, country', async () => {
    expect((await suggested('Barcelon'))[0]).toBe('Barcelona, Catalonia, Spain');
  });

  it.each([
    ['Lisbo', 'Lisbon, Portugal'],
    ['Taip', 'Taipei, Taiwan'],
    ['Luxemb', 'Luxembourg'],
  ])('say no name twice: %s', async (input, city) => {
    expect((await suggested(input))[0]).toBe(city);
    expect((await suggested(city))[0]).toBe(city);
  });

  it('are found by that in a database which an earlier version filled', async () => {
    const database = app.app.get(Database);
    const earlier = [
      [-1, 'Vaduz', 'Vaduz', 'Liechtenstein', 'vaduz vaduz liechtenstein'],
      [-2, 'Kaohsiung', 'Taiwan', 'Taiwan', 'kaohsiung taiwan taiwan'],
      [-3, 'Monaco', 'Monaco', 'Monaco', 'monaco monaco monaco'],
    ] as const;
    for (const row of earlier)
      await database.query('earlier-city', 'insert into cities values ($1, $2, $3, $4, 2000000000, $5)', row);
    const runner = {
      query: (sql: string) =>
        sql.includes('update cities') ? database.query(`migrate-${sql.length}`, sql, []) : undefined,
    };
    await new DeletedStandardsAndCityNames1700000000028().up(runner as never);
    for (const city of ['Vaduz, Liechtenstein', 'Kaohsiung, Taiwan', 'Monaco'])
      expect((await suggested(city))[0]).toBe(city);
    const [left] = await database.query<{ found: string }>(
      'earlier-forms',
      'select search as found from cities where id = -3',
      [],
    );
    expect(left?.found).toBe('monaco');
    await database.query('earlier-cities-gone', 'delete from cities where id < 0', []);
  });

  it('are predictions with an id and two lines of text', async () => {
    const { predictions } = await predicted('Lisbo');
    expect(predictions[0]).toEqual({
      place_id: expect.stringMatching(/./),
      description: 'Lisbon, Portugal',
      structured_formatting: {
        main_text: 'Lisbon',
        secondary_text: 'Portugal',
      },
    });
    expect(predictions.map(({ description }) => description)).toEqual(await suggested('Lisbo'));
    expect(new Set(predictions.map(({ place_id }) => place_id)).size).toBe(predictions.length);
  });

  it.each(['', 'L', ' L ', ' '])('are empty for %j', async (input) => {
    expect(await suggested(input)).toEqual([]);
    expect(await predicted(input)).toEqual({ predictions: [] });
  });

  it('start at two characters, and number at most eight', async () => {
    expect(await suggested('Sa')).toHaveLength(8);
    expect((await predicted('Sa')).predictions).toHaveLength(8);
  });

  it.each([
    ['sao paulo', /^São Paulo,/],
    ['SÃO PAULO', /^São Paulo,/],
    ['zuri', /^Zürich,/],
    ['ZÜRI', /^Zürich,/],
  ])('find %s regardless of case and accents', async (input, city) => {
    expect((await suggested(input))[0]).toMatch(city);
  });

  it('rank an exact name before a longer one, and larger cities before smaller ones', async () => {
    const paris = await suggested('Paris');
    expect(paris[0]).toMatch(/^Paris, .*France$/);
    expect(paris.some((place) => place.startsWith('Paris, Texas, United States'))).toBe(true);
    expect((await suggested('Londo'))[0]).toMatch(/United Kingdom$/);
  });

  it.each([
    ['Par', /^Paris, .*France$/],
    ['Bath', /^Bath, England/],
    ['San', /^(?!San,)/],
  ])('offer for %s what is probably meant', async (input, city) => {
    expect((await suggested(input))[0]).toMatch(city);
  });

  it('narrow down by region or country', async () => {
    for (const input of ['Paris, Tex', 'paris tex', 'Paris,Texas'])
      expect((await suggested(input))[0]).toMatch(/^Paris, Texas, United States/);
  });

  it.each(['%%', '__', '\\\\', "'; drop table cities; --", '((', 'a\0b', 'x'.repeat(5000), '🦊🦊'])(
    'find nothing for %j, without an error',
    async (input) => {
      expect((await predicted(input)).predictions).toEqual([]);
    },
  );

  it.each([[undefined], [null], [5], [['Lisbon']]])('reject %j as input', async (input) => {
    const response = await user.http.post('/api/places/autocomplete').send({ input });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: [{ field: 'input' }] });
  });

  it('are empty without an input parameter', async () => {
    expect((await user.http.get('/api/places/autocomplete').expect(200)).body).toEqual([]);
    expect((await user.http.get('/api/places/autocomplete?input=Li&input=Pa').expect(200)).body).toEqual([]);
  });

  it('require a session', async () => {
    await app.visitor().http.get('/api/places/autocomplete?input=Lisbon').expect(401);
    await app.visitor().http.post('/api/places/autocomplete').send({ input: 'Lisbon' }).expect(401);
  });
});
