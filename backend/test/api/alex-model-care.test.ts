import type { ChatAnswer } from '#contract/dating/alex';
import { ModelServer } from '../support/servers/model-server';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
let model: ModelServer;
beforeEach(async () => {
  // What is remembered of a model lasts as long as the process, so each test has a model of its own.
  model = await ModelServer.start();
  app = await TestApp.start({ env: { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'local-model' } });
});
afterEach(async () => {
  await app.close();
  await model.stop();
});

/** Someone with one match, Robin, whose fit is 71% after one date. */
async function dater(): Promise<TestUser> {
  const user = await app.member({ firstName: 'Ada' });
  const criteria = await user.onboard();
  const robin = await user.addMatch({ name: 'Robin' });
  await user.scoreDate(robin.id, rateAll(criteria, 8, 7, 6));
  return user;
}

async function ask(user: TestUser, message = 'What do you think of Robin?'): Promise<ChatAnswer> {
  return (await user.http.post('/api/alex/chat').send({ message }).expect(200)).body as ChatAnswer;
}

const sent = (): string => model.calls.map(({ body }) => body).join();
const REPLACED = "The AI's answer contained something I couldn't find in your records";

describe('a match whose notes called for help', () => {
  it.each(['You should see Match-1 again on Saturday.', 'Match-1 is worth one more date.'])(
    'is never suggested by a model: %s',
    async (sentence) => {
      const user = await dater();
      const [robin] = await user.matches();
      await user.http.put(`/api/candidates/${robin?.id}`).send({ notes: 'Last week he hit me.' }).expect(200);
      model.always(ModelServer.says(sentence));
      const { coach, response } = await ask(user);
      expect(coach).toBe('built-in');
      expect(response).toContain(REPLACED);
      expect(response).not.toMatch(/on Saturday|worth one more/);
    },
  );
});

describe('what the conversation disclosed', () => {
  it('is not sent with later questions, nor is the answer to it', async () => {
    const user = await dater();
    await ask(user, 'What shall I cook?');
    expect((await ask(user, 'Yesterday he hit me in the kitchen.')).coach).toBe('safety');
    model.calls.length = 0;
    await ask(user, 'Any tips?');
    expect(sent()).toContain('What shall I cook?');
    expect(sent()).not.toMatch(/hit me|kitchen|hotline|emergency/i);
  });

  it('is not sent either when only the provider took it for danger', async () => {
    const user = await dater();
    model.flags = (text) => (text.includes('dark') ? ['self-harm/intent'] : []);
    expect((await ask(user, 'It is all so dark')).coach).toBe('safety');
    model.flags = null;
    model.calls.length = 0;
    await ask(user, 'Any tips?');
    expect(sent()).toContain('Any tips?');
    expect(sent()).not.toMatch(/so dark|hotline|emergency/i);
  });
});

describe('an answer that goes wrong after its opening', () => {
  it('is replaced when nothing but the opening was shown', async () => {
    const user = await dater();
    model.always(ModelServer.says('Good question! Match-1 is at 93%.'));
    const { coach, response } = await ask(user);
    expect(coach).toBe('built-in');
    expect(response).toMatch(new RegExp(`^Good question!\\s+${REPLACED}`));
    expect(response).not.toContain('93');
  });

  it('shows no sentence of the second attempt again', async () => {
    const user = await dater();
    model.next(
      ModelServer.looksUp([['match', { name: 'Match-1' }]]),
      ModelServer.says('Good question! Match-1 is at 71%. Match-1 is at 93%.'),
      ModelServer.says('Good question! Match-1 is at 71%. Take your time.'),
    );
    expect((await ask(user)).response).toBe('Good question! Robin is at 71%. Take your time.');
  });
});

describe('Markdown', () => {
  it('is shown as plain text, and links still lead to the match', async () => {
    const user = await dater();
    model.next(
      ModelServer.looksUp([['match', { name: 'Match-1' }]]),
      ModelServer.says(
        '## Where you stand\n\n**Match-1** is at *71%*.\n\n- Ask a `question`.\n* Read [this](https://x.example).',
      ),
    );
    const { response, references } = await ask(user);
    expect(response).toBe('Where you stand\n\nRobin is at 71%.\n\n• Ask a question.\n• Read this.');
    expect(references).toHaveLength(1);
  });
});
