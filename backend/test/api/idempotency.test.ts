import type { Candidate } from '#contract/dating/candidates';
import { refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

interface Case {
  readonly path: string;
  readonly good: object;
  readonly other: object;
  /** Valid JSON that the call rejects. */
  readonly bad: object;
  count(): Promise<number>;
}

async function addingAMatch(user: TestUser): Promise<Case> {
  await user.onboard();
  return {
    path: '/api/candidates',
    good: { name: 'Robin', notes: 'Kind 🦊' },
    other: { name: 'Sascha' },
    bad: { name: '' },
    count: async () => (await user.matches()).length,
  };
}

async function scoringADate(user: TestUser): Promise<Case> {
  const standards = await user.onboard();
  const { id } = await user.addMatch();
  const good = {
    candidateId: id,
    contextScores: { chemistry: 5, enjoyment: 5 },
    standardsScores: rateAll(standards, 5),
    personalNotes: 'Kind 🦊',
  };
  return {
    path: '/api/date-experiences',
    good,
    other: { ...good, personalNotes: 'Other' },
    bad: { ...good, standardsScores: {} },
    count: async () =>
      ((await user.http.get(`/api/candidates/${id}/date-experiences`)).body as unknown[]).length,
  };
}

describe.each([
  ['adding a match', addingAMatch],
  ['scoring a date', scoringADate],
])('%s with an Idempotency-Key', (_what, prepare) => {
  async function start(): Promise<
    Case & { user: TestUser; send: (key: string, body: object) => ReturnType<TestUser['http']['post']> }
  > {
    const user = await app.member();
    const prepared = await prepare(user);
    return {
      ...prepared,
      user,
      send: (key, body) => user.http.post(prepared.path).set('Idempotency-Key', key).send(body),
    };
  }

  it('answers a repeat with the first status and body, and creates one', async () => {
    const { send, good, count } = await start();
    const first = await send('key-1', good);
    const again = await send('key-1', good);
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('returns the first body even when the resource has changed since', async () => {
    const { send, good, user } = await start();
    const first = await send('key-1', good);
    const [match] = await user.matches();
    await user.http.put(`/api/candidates/${match?.id}`).send({ name: 'Renamed' }).expect(200);
    expect((await send('key-1', good)).body).toEqual(first.body);
  });

  it.each([2, 10])('creates one when %i identical requests arrive at once', async (number) => {
    const { send, good, count } = await start();
    const answers = await Promise.all(Array.from({ length: number }, () => send('key-1', good)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as Candidate).id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('takes the same body with its keys in another order for the same request', async () => {
    const { send, good, count } = await start();
    const first = await send('key-1', good).expect(201);
    const turned = Object.fromEntries(Object.entries(good).toReversed());
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(good));
    expect((await send('key-1', turned).expect(201)).body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('rejects the same key with another body', async () => {
    const { send, good, other, count } = await start();
    await send('key-1', good).expect(201);
    const response = await send('key-1', other);
    expect(response.status).toBe(422);
    expect(response.body).toEqual(refusal('request.idempotency-mismatch'));
    expect(await count()).toBe(1);
    await send('key-2', other).expect(201);
    expect(await count()).toBe(2);
  });

  it('does not use up a key for a rejected first attempt', async () => {
    const { send, good, bad, count } = await start();
    await send('key-1', bad).expect(400);
    await send('key-1', good).expect(201);
    expect(await count()).toBe(1);
  });

  it("keeps users' keys separate", async () => {
    const mine = await start();
    const theirs = await start();
    const first = await mine.send('key-1', mine.good).expect(201);
    const second = await theirs.send('key-1', theirs.good).expect(201);
    expect((second.body as Candidate).id).not.toBe((first.body as Candidate).id);
    expect([await mine.count(), await theirs.count()]).toEqual([1, 1]);
  });

  it('creates two without a key', async () => {
    const { user, path, good, count } = await start();
    await user.http.post(path).send(good).expect(201);
    await user.http.post(path).send(good).expect(201);
    expect(await count()).toBe(2);
  });

  it('accepts a key of 200 characters and rejects a longer or empty one', async () => {
    const { send, good, count } = await start();
    await send('k'.repeat(200), good).expect(201);
    for (const key of ['k'.repeat(201), '']) {
      const response = await send(key, good);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] });
    }
    expect(await count()).toBe(1);
  });
});

describe('one key for two different calls', () => {
  it('is rejected', async () => {
    const user = await app.member();
    await user.http
      .post('/api/candidates')
      .set('Idempotency-Key', 'shared')
      .send({ name: 'Robin' })
      .expect(201);
    await user.http
      .post('/api/date-experiences')
      .set('Idempotency-Key', 'shared')
      .send({ name: 'Robin' })
      .expect(422);
  });
});
