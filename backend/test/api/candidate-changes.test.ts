import type { Candidate } from '#contract/dating/candidates';
import { expectFieldRefusal, refusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const put = (user: TestUser, { id }: { id: string }, body: object) =>
  user.http.put(`/api/candidates/${id}`).send(body);
const names = async (user: TestUser) => (await user.matches()).map(({ name }) => name);

describe('changing a match', () => {
  it('changes only what is sent, and increments the version', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const { body } = await put(user, match, { name: 'Robyn' }).expect(200);
    expect(body).toEqual({ ...match, name: 'Robyn', version: 2 });
    const emptied = await put(user, match, { age: null, notes: '' }).expect(200);
    expect(emptied.body).toEqual({ ...match, name: 'Robyn', age: null, notes: null, version: 3 });
    expect(await user.matches()).toEqual([emptied.body]);
  });

  it.each([
    ['name', ' ', 'Please enter a name for this match.'],
    ['name', null, 'Please enter a name for this match.'],
    ['age', 17, 'Age must be between 18 and 100.'],
    ['notes', 'x'.repeat(501), 'Notes must be 500 characters or less.'],
    ['archived', 'yes', 'Archived must be true or false.'],
    ['version', 'one', 'Version must be a whole number.'],
    ['version', -1, 'Version must be a whole number.'],
  ])('rejects %s %j and changes nothing', async (field, value, message) => {
    const user = await app.member();
    const match = await user.addMatch();
    const response = await put(user, match, { profession: 'Thief', [field]: value });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await user.matches()).toEqual([match]);
  });

  it('rejects a stale version and changes nothing; without a version the last one wins', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const first = await put(user, match, { name: 'First tab', version: match.version }).expect(200);
    const second = await put(user, match, { name: 'Second tab', version: match.version });
    expect(second.status).toBe(409);
    expect(second.body).toEqual(refusal('candidate.stale', expect.stringContaining('save')));
    expect(await user.matches()).toEqual([first.body]);
    await put(user, match, { name: 'Third tab' }).expect(200);
    expect(await names(user)).toEqual(['Third tab']);
  });

  it('takes zero for a stale version', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    await put(user, match, { name: 'Robyn', version: 0 }).expect(409);
    expect(await names(user)).toEqual([match.name]);
  });

  it('lets exactly one of two tabs with the same version save', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const answers = await Promise.all(
      ['left', 'right'].map((name) => put(user, match, { name, version: match.version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await user.matches()).toEqual([winner?.body]);
  });
});

describe('the list of matches', () => {
  it('shows active ones first, then archived ones, newest first in each', async () => {
    const user = await app.member();
    const matches: Candidate[] = [];
    for (const name of ['one', 'two', 'three', 'four']) matches.push(await user.addMatch({ name }));
    const [one, , three] = matches as [Candidate, Candidate, Candidate];
    expect(await names(user)).toEqual(['four', 'three', 'two', 'one']);
    expect((await put(user, three, { archived: true }).expect(200)).body).toMatchObject({ archived: true });
    await put(user, one, { archived: true }).expect(200);
    expect(await names(user)).toEqual(['four', 'two', 'three', 'one']);
    await put(user, three, { archived: false }).expect(200);
    expect(await names(user)).toEqual(['four', 'three', 'two', 'one']);
  });

  it('is empty for a new user', async () => {
    expect(await (await app.member()).matches()).toEqual([]);
  });
});

describe('deleting a match', () => {
  it('erases it with its dates, and only once', async () => {
    const user = await app.member();
    const match = await user.addMatch();
    const date = await user.scoreDate(match.id, rateAll(await user.onboard(), 5));
    const response = await user.http.delete(`/api/candidates/${match.id}`).expect(204);
    expect(response.text).toBe('');
    expect(await user.matches()).toEqual([]);
    await user.http.get(`/api/candidates/${match.id}/date-experiences`).expect(404);
    await user.http.get(`/api/date-experiences/${date.id}/evaluations`).expect(404);
    expect(await app.sql('select 1 from date_experiences where id = $1', [date.id])).toEqual([]);
    await user.http.delete(`/api/candidates/${match.id}`).expect(404);
  });
});

describe("someone else's match", () => {
  it('is indistinguishable from one that does not exist, and stays untouched', async () => {
    const owner = await app.member();
    const match = await owner.addMatch();
    const date = await owner.scoreDate(match.id, rateAll(await owner.onboard(), 5));
    const before = await owner.matches();
    const stranger = await app.member();
    await stranger.onboard();
    const calls = (matchId: string, dateId: string) => [
      put(stranger, { id: matchId }, { name: 'Mine' }),
      stranger.http.delete(`/api/candidates/${matchId}`),
      stranger.http.get(`/api/candidates/${matchId}/date-experiences`),
      stranger.http.put(`/api/date-experiences/${dateId}`).send({ personalNotes: 'Mine' }),
      stranger.http.delete(`/api/date-experiences/${dateId}`),
      stranger.http.get(`/api/date-experiences/${dateId}/evaluations`),
      stranger.http.delete(`/api/evaluations/${date.evaluations[0]?.id}`),
    ];
    const foreign = calls(match.id, date.id);
    const unknown = calls(UNKNOWN, UNKNOWN);
    for (const [index, call] of foreign.entries()) {
      const answer = await call;
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual((await unknown[index])?.body);
    }
    expect(await stranger.matches()).toEqual([]);
    expect(await owner.matches()).toEqual(before);
  });
});
