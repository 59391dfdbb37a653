import type { Decision } from '#contract/dating/decision';
import { ManualClock } from '../support/manual-clock';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/test-user';

const clock = new ManualClock();
const DAY_SECONDS = 86_400;
const HIT = 'He hit me when we got home.';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

/** Sam is the one to find out more about; Robin is the only other one who has been met. */
async function twoPeople() {
  const user = await app.member();
  const standards = await user.selectBuiltIn({ '1': 5, '2': 3, '3': 4 });
  const date = (id: string, rating: number, personalNotes: string | null = null) =>
    user.scoreDate(id, rateAll(standards, rating), { personalNotes });
  const robin = await user.addMatch({ name: 'Robin' });
  const sam = await user.addMatch({ name: 'Sam' });
  await date(robin.id, 8);
  await date(robin.id, 8);
  await date(sam.id, 7);
  return { user, robin: robin.id, sam: sam.id, date };
}

const nextOf = async (user: TestUser) =>
  ((await user.http.get('/api/decision').expect(200)).body as Decision).next?.candidateId ?? null;
const say = (user: TestUser, message: string) =>
  user.http.post('/api/alex/chat').send({ message }).expect(200);

describe('where help lines were called for', () => {
  it('by the notes of a date, no other date with that person is suggested until the notes change', async () => {
    const { user, robin, sam, date } = await twoPeople();
    expect(await nextOf(user)).toBe(sam);
    const { id } = await date(sam, 7, HIT);
    expect(await nextOf(user)).toBe(robin);
    const edit = (personalNotes: string) =>
      user.http.put(`/api/date-experiences/${id}`).send({ personalNotes }).expect(200);
    await edit('A quiet evening.');
    expect(await nextOf(user)).not.toBeNull();
    await edit(HIT);
    expect(await nextOf(user)).toBe(robin);
    await user.http.delete(`/api/date-experiences/${id}`).expect(204);
    expect(await nextOf(user)).toBe(sam);
  });

  it('in a conversation, no date with whom it named is suggested for 90 days', async () => {
    const { user, robin, sam } = await twoPeople();
    const before = (await user.matches()).find(({ id }) => id === sam);
    await say(user, 'Sam hit me last night');
    expect(await nextOf(user)).toBe(robin);
    expect((await user.matches()).find(({ id }) => id === sam)).toEqual(before);
    clock.pass(89 * DAY_SECONDS);
    expect(await nextOf(await signedInAgain(user))).toBe(robin);
    clock.pass(2 * DAY_SECONDS);
    expect(await nextOf(await signedInAgain(user))).toBe(sam);
  });

  it('in a conversation that names no one, no one who has been met is suggested', async () => {
    const { user } = await twoPeople();
    await say(user, 'He forced me last night');
    expect(await nextOf(user)).toBeNull();
  });

  it('by thoughts of suicide, it is about no one else', async () => {
    const { user, sam } = await twoPeople();
    await say(user, 'I want to die');
    expect(await nextOf(user)).toBe(sam);
  });
});

async function signedInAgain(user: TestUser): Promise<TestUser> {
  await user.http.post('/api/auth/login').send({ email: user.email, password: user.password }).expect(200);
  return user;
}
