import type { ChatAnswer } from '#contract/dating/alex';
import type { Candidate } from '#contract/dating/candidates';
import type { DateExperience } from '#contract/dating/date-experiences';
import type { Decision } from '#contract/dating/insights/decision';
import { ManualClock } from '../support/time/manual-clock';
import { ModelServer } from '../support/servers/model-server';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const clock = new ManualClock();
const DAY_SECONDS = 86_400;
const HIT = 'He hit me when we got home.';

let app: TestApp;
let model: ModelServer;
beforeAll(async () => {
  model = await ModelServer.start();
  app = await TestApp.start({
    clock,
    env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local-model' },
  });
});
afterAll(async () => {
  await app.close();
  await model.stop();
});
beforeEach(() => {
  model.always(ModelServer.refuses(500));
  model.calls.length = 0;
});

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
    expect((await user.matches()).find(({ id }) => id === sam)).toEqual({ ...before, heldBack: true });
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

describe('a disclosure to Alex, with a model that fails', () => {
  const SAID = [
    ['en', 'He hit me last night', 'Austin, Texas, United States', ['1-800-799-7233', 'call 911 first']],
    ['es', 'Me pegó anoche', 'Madrid, España', ['llama primero al 112', '016']],
    ['de', 'Er hat mich geschlagen', 'Berlin, Deutschland', ['ruf zuerst 112 an', '116 016']],
    ['fr', "Il m'a frappée", 'Lyon, France', ["appelle d'abord le 112", '3919']],
    ['pt', 'Ele me bateu', 'Recife, Pernambuco, Brasil', ['ligue primeiro para o 190', '180']],
    ['it', 'Mi ha picchiata', 'Roma, Italia', ['chiama prima il 112', '1522']],
  ] as const;

  it.each(SAID)('gets help lines of the country in %s, in one piece and as a stream', async (...said) => {
    const [, message, location, parts] = said;
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ location }).expect(200);
    const { coach, response } = (await say(user, message)).body as ChatAnswer;
    expect(coach).toBe('safety');
    const { text } = await user.http.post('/api/alex/chat/stream').send({ message }).expect(200);
    for (const part of parts) {
      expect(response).toContain(part);
      expect(text).toContain(part);
    }
    expect(model.calls).toEqual([]);
  });

  it('gets them past the limit, and with AI switched off', async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ aiEnabled: false }).expect(200);
    for (let count = 0; count < 30; count += 1) await say(user, 'hi');
    await user.http.post('/api/alex/chat').send({ message: 'hi' }).expect(429);
    for (const [, message] of SAID) {
      expect(((await say(user, message)).body as ChatAnswer).coach).toBe('safety');
      const { text } = await user.http.post('/api/alex/chat/stream').send({ message }).expect(200);
      expect(text).toContain('112');
    }
  });

  it('gets those of the time zone without a place, and a directory without either', async () => {
    const user = await app.member();
    await user.http.patch('/api/user/profile').send({ location: null, timezone: 'Europe/Paris' }).expect(200);
    expect(((await say(user, 'I want to die')).body as ChatAnswer).response).toContain('3114');
    await user.http.patch('/api/user/profile').send({ location: 'Lomé, Togo' }).expect(200);
    expect(((await say(user, 'I want to die')).body as ChatAnswer).response).toContain('findahelpline.com');
  });

  it.each([
    'She burned me a CD',
    'He locked me in with his eyes',
    'Casi me muero de risa',
    'Er hat mich im Schach geschlagen',
    "Je meurs d'envie de la revoir",
    'Morri de rir com ele',
    'Mi ha battuto a scacchi',
    'He never hit me',
  ])('is none when its words are harmless: %s', async (message) => {
    const user = await app.member();
    model.always(ModelServer.says('Sounds fun.'));
    expect(((await say(user, message)).body as ChatAnswer).coach).not.toBe('safety');
  });
});

describe('notes that sound serious', () => {
  const matchOf = async (user: TestUser, id: string) =>
    ((await user.http.get('/api/candidates').expect(200)).body as Candidate[]).find(
      (candidate) => candidate.id === id,
    );

  it('of a date come back with help for their author, each time the date is read', async () => {
    const { user, sam, date } = await twoPeople();
    const saved = await date(sam, 7, 'Er hat mich gewürgt.');
    const listed = (await user.http.get(`/api/candidates/${sam}/date-experiences`).expect(200))
      .body as DateExperience[];
    const [first, second] = [
      listed.find(({ id }) => id === saved.id),
      listed.find(({ id }) => id !== saved.id),
    ];
    expect(first?.help?.language).toBe('de');
    expect(first?.help?.text).toContain('Das siehst nur du.');
    expect(second).not.toHaveProperty('help');
    expect(await matchOf(user, sam)).toMatchObject({ heldBack: true });
    const edited = await user.http
      .put(`/api/date-experiences/${saved.id}`)
      .send({ personalNotes: 'Er war sehr nett.' })
      .expect(200);
    expect(edited.body).not.toHaveProperty('help');
    expect(await matchOf(user, sam)).not.toHaveProperty('heldBack');
  });

  it('of a match come back with help, and nothing is suggested about that person', async () => {
    const { user, robin, sam } = await twoPeople();
    expect(await nextOf(user)).toBe(sam);
    const answer = await user.http
      .put(`/api/candidates/${sam}`)
      .send({ notes: 'Me revisa el móvil todas las noches' })
      .expect(200);
    expect((answer.body as Candidate).help?.text).toContain('Esto solo lo ves tú.');
    expect(await matchOf(user, sam)).toMatchObject({ help: { language: 'es' }, heldBack: true });
    const other = await matchOf(user, robin);
    expect(other).not.toHaveProperty('help');
    expect(other).not.toHaveProperty('heldBack');
    expect(await nextOf(user)).toBe(robin);
  });

  it('about a former partner bring help, and hold back no one', async () => {
    const { user, robin, sam, date } = await twoPeople();
    for (const rating of [8, 8, 8]) await date(robin, rating);
    await date(sam, 7, 'I told them that my ex used to hit me.');
    expect(await nextOf(user)).toBe(sam);
    const notes = 'Listened when I said that I was abused as a child.';
    const { body } = await user.http.put(`/api/candidates/${sam}`).send({ notes }).expect(200);
    expect((body as Candidate).help?.text).toContain('Thank you for trusting me');
    expect(body).not.toHaveProperty('heldBack');
    expect(await nextOf(user)).toBe(sam);
    await say(user, 'My ex used to hit me');
    expect(await nextOf(user)).toBe(sam);
  });

  it('are no part of the export but as they were written', async () => {
    const { user, sam, date } = await twoPeople();
    await date(sam, 7, HIT);
    const { text } = await user.http.get('/api/user/export').expect(200);
    expect(text).toContain(HIT);
    expect(text).not.toContain('Only you see this');
  });
});

async function signedInAgain(user: TestUser): Promise<TestUser> {
  await user.http.post('/api/auth/login').send({ email: user.email, password: user.password }).expect(200);
  return user;
}
