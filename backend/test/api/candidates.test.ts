import type { Candidate } from '#contract/dating/candidates';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const post = (user: TestUser, body: object) => user.http.post('/api/candidates').send(body);

describe('adding a match', () => {
  it('returns the added match, and lists it', async () => {
    const user = await app.member();
    const response = await post(user, {
      name: ' Robin ',
      age: 31,
      profession: 'Baker',
      location: 'Lisbon',
      notes: 'Kind.',
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      name: 'Robin',
      age: 31,
      profession: 'Baker',
      location: 'Lisbon',
      notes: 'Kind.',
      archived: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      version: 1,
      compatibilityScore: null,
      dateCount: 0,
      evaluations: [],
    });
    expect(await user.matches()).toEqual([response.body]);
  });

  it('needs only a name; anything left out, null or blank is null', async () => {
    const user = await app.member();
    const nothing = { age: null, profession: null, location: null, notes: null };
    expect((await post(user, { name: 'A' })).body).toMatchObject({ name: 'A', ...nothing });
    expect((await post(user, { name: 'B', ...nothing })).body).toMatchObject({ name: 'B', ...nothing });
    const blank = { age: null, profession: ' ', location: '', notes: '\t' };
    expect((await post(user, { name: 'C', ...blank })).body).toMatchObject({ name: 'C', ...nothing });
  });

  it.each([
    [{ name: 'x'.repeat(100), age: 18, profession: 'p'.repeat(120), location: 'l'.repeat(120) }],
    [{ name: '🦊'.repeat(100), age: 100, notes: '💘'.repeat(500) }],
  ])('accepts every field up to its limit', async (body) => {
    const response = await post(await app.member(), body);
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject(body);
  });

  it.each([
    ['name', undefined, 'Please enter a name for this match.'],
    ['name', '   ', 'Please enter a name for this match.'],
    ['name', 42, 'Please enter a name for this match.'],
    ['name', 'x'.repeat(101), 'Name must be 100 characters or less.'],
    ['age', 17, 'Age must be between 18 and 100.'],
    ['age', 101, 'Age must be between 18 and 100.'],
    ['age', 30.5, 'Age must be between 18 and 100.'],
    ['age', '31', 'Age must be between 18 and 100.'],
    ['age', true, 'Age must be between 18 and 100.'],
    ['profession', 'x'.repeat(121), 'Profession must be 120 characters or less.'],
    ['location', 'x'.repeat(121), 'Location must be 120 characters or less.'],
    ['notes', 'x'.repeat(501), 'Notes must be 500 characters or less.'],
  ])('refuses %s %j', async (field, value, message) => {
    const user = await app.member();
    const response = await post(user, { name: 'Robin', [field]: value });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await user.matches()).toEqual([]);
  });

  it('names every invalid field at once, and rejects a NUL in any of them', async () => {
    const response = await post(await app.member(), {
      name: 'a\0',
      age: 3,
      profession: 'a\0',
      location: 'a\0',
      notes: 'a\0',
    });
    expect(response.status).toBe(400);
    const { errors } = response.body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'age',
      'location',
      'name',
      'notes',
      'profession',
    ]);
  });

  it('stores text as typed', async () => {
    const typed = {
      name: '<script>alert("x")</script> & \'O’Néill\'',
      profession: 'مهندسة ‏🦊 \\ %_ {{x}}',
      location: "'; drop table users; --",
      notes: 'line one\nline two\t👩‍❤️‍👨 עברית',
    };
    const user = await app.member();
    expect((await post(user, { ...typed, name: ` ${typed.name} ` })).body).toMatchObject(typed);
    expect((await post(user, { name: 'e\u0301' })).body).toMatchObject({ name: 'é' });
    expect((await user.matches())[1]).toMatchObject(typed);
  });

  it('ignores unknown fields', async () => {
    const user = await app.member();
    const body = {
      name: 'Robin',
      id: UNKNOWN,
      ownerId: UNKNOWN,
      compatibilityScore: 99,
      version: 9,
      createdAt: 'x',
    };
    const { body: added } = await post(user, body).expect(201);
    expect(added).toMatchObject({ compatibilityScore: null, version: 1 });
    expect((added as Candidate).id).not.toBe(UNKNOWN);
  });

  it('is encrypted at rest: no row in the database contains the text', async () => {
    const user = await app.member();
    const standards = await user.onboard();
    const secret = { name: 'Zanzibarina', notes: 'Quixotically charming', location: 'Ouagadougou' };
    const match = await user.addMatch(secret);
    await user.http
      .post('/api/date-experiences')
      .set('Idempotency-Key', 'encrypted-1')
      .send({
        candidateId: match.id,
        contextScores: { chemistry: 5, enjoyment: 5 },
        standardsScores: rateAll(standards, 5),
        location: 'Ouagadougou',
        personalNotes: 'Quixotically charming',
      })
      .expect(201);
    for (const table of ['candidates', 'date_experiences', 'idempotency_keys']) {
      const rows = await app.sql<{ row: string }>(
        `select t::text || coalesce(encode(t.sealed, 'escape'), '') as row from ${table} t`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(({ row }) => row).join('\n')).not.toMatch(/Zanzibarina|Quixotically|Ouagadougou/);
    }
  });
});
