import type { CoachStatus } from '#contract/dating/alex';
import { ask, conversation } from '../support/dating/ask-alex';
import { rateAll } from '../support/accounts/test-user';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

/** Robin, with one date. */
async function dater() {
  const user = await app.member();
  const criteria = await user.onboard();
  const robin = await user.addMatch({ name: 'Robin' });
  await user.scoreDate(robin.id, rateAll(criteria, 8), { dateDate: '2026-01-10' });
  return { user };
}

describe('a message that signals danger', () => {
  it.each(['/api/alex/chat', '/api/alex/chat/stream'])('gets help lines first: %s', async (path) => {
    const { user } = await dater();
    const { text } = await user.http.post(path).send({ message: 'Robin hit me yesterday' }).expect(200);
    expect(text).toContain('112');
    expect(text).toContain('safety');
    const [, answer] = await conversation(user);
    expect(answer?.coach).toBe('safety');
  });
});

describe('a message that may signal danger', () => {
  const GUESS = "tracking who he follows i can't help it";

  it('gets help lines and is asked back', async () => {
    const { user } = await dater();
    const { response, coach, references } = await ask(user, GUESS);
    expect(coach).toBe('safety');
    expect(response).toMatch(/^I may be reading this wrong/);
    expect(response).toContain('112');
    const offered = references.map(({ start, end, target }) => [target.kind, response.slice(start, end)]);
    expect(offered).toEqual([['question', 'You misread me']]);
  });

  it('is answered as what it was once the user says so, and what follows, too', async () => {
    const { user } = await dater();
    const { response: usual } = await ask((await dater()).user, 'What does the percentage mean?');
    await ask(user, GUESS);
    const { response, coach } = await ask(user, 'You misread me');
    expect(coach).toBe('built-in');
    expect(response).toMatch(/^Then I misread you, and I'm glad\. If it's ever serious, say so\.\n\n\S/);
    expect(response).toContain("I'm the built-in coach");
    expect((await ask(user, 'What does the percentage mean?')).response).toBe(usual);
    expect((await conversation(user)).map(({ message }) => message)[2]).toBe('You misread me');
  });

  it('needs no asking back while the conversation stays with a disclosure', async () => {
    const { user } = await dater();
    await ask(user, 'Robin tracks my phone and checks who I am with');
    const { response, coach } = await ask(user, GUESS);
    expect(coach).toBe('built-in');
    expect(response).toMatch(/don't have to talk about dating/);
  });

  it('is not taken back by what denies something else, or by what comes later', async () => {
    const { user } = await dater();
    await ask(user, GUESS);
    expect((await ask(user, 'You misread me, he hit me')).coach).toBe('safety');
    const { user: other } = await dater();
    await ask(other, GUESS);
    await ask(other, 'no');
    for (const message of ['no', 'yes']) {
      const { response, coach } = await ask(other, message);
      expect(coach).toBe('built-in');
      expect(response).not.toMatch(/misread/);
    }
  });

  it('holds the match back until the user denies it', async () => {
    const { user } = await dater();
    const suggestions = async () =>
      ((await user.http.get('/api/alex/status').expect(200)).body as CoachStatus).suggestions.join(' ');
    expect(await suggestions()).toContain('Robin');
    await ask(user, GUESS);
    expect(await suggestions()).not.toContain('Robin');
    await ask(user, 'You misread me');
    expect(await suggestions()).toContain('Robin');
    await ask(user, 'Robin hit me');
    const guessed = await ask(user, GUESS);
    expect([guessed.coach, guessed.references.length]).toEqual(['safety', 1]);
    expect((await ask(user, 'You misread me')).response).toMatch(/misread/);
    expect(await suggestions()).not.toContain('Robin');
  });

  it('never hides what the user says of hurting someone', async () => {
    const { user } = await dater();
    await ask(user, 'Robin hit me yesterday');
    const { response, coach } = await ask(user, 'I slapped her and I feel so guilty');
    expect(coach).toBe('safety');
    expect(response).not.toMatch(/misread|reading this wrong/);
  });

  it('is no guess anymore when it goes on', async () => {
    const { user } = await dater();
    await ask(user, GUESS);
    const { response, coach, references } = await ask(user, "he's outside my door");
    expect([coach, references]).toEqual(['safety', []]);
    expect(response).not.toMatch(/reading this wrong/);
  });

  it('stays what the conversation is about once a remark bears it out', async () => {
    const { user } = await dater();
    await ask(user, GUESS);
    expect((await ask(user, "i can't stop shaking")).response).toMatch(/makes sense after what you told me/);
  });

  it('gets the help without asking once the user says that it is so', async () => {
    const { user } = await dater();
    await ask(user, GUESS);
    const { response, coach, references } = await ask(user, 'yes');
    expect([coach, references]).toEqual(['safety', []]);
    expect(response).toMatch(/^Turning up after a no/);
    expect((await ask(user, 'he is just lonely')).response).toMatch(/still not okay/);
  });
});
