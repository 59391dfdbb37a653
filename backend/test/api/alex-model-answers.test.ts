import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { ALEX_TEXTS, type ChatAnswer } from '#contract/dating/alex';
import { sessionCookie } from '../support/accounts/cookies';
import { eventually } from '../support/time/eventually';
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
  const robin = await user.addMatch({
    name: 'Robin',
    notes: 'Robin Miller loves her sister Zelda Krause. Call 555-0199.',
  });
  await user.scoreDate(robin.id, rateAll(criteria, 8, 7, 6), {
    location: 'Bar',
    personalNotes: 'Talked about a garden by the sea.',
  });
  return user;
}

async function ask(user: TestUser, message = 'Is Robin right for me?'): Promise<ChatAnswer> {
  return (await user.http.post('/api/alex/chat').send({ message }).expect(200)).body as ChatAnswer;
}

async function tokensOf(user: TestUser): Promise<number> {
  const [usage] = await app.sql<{ tokens: string }>(
    'select tokens from alex_usage join users on users.id = owner_id where email = $1',
    [user.email],
  );
  return Number(usage?.tokens ?? 0);
}

const MATCH = ModelServer.looksUp([['match', { name: 'Match-1' }]]);
const REPLACED = /^The AI's answer contained something I couldn't find in your records/;

describe('what nothing on record supports', () => {
  it.each([
    ['an invented number', 'Match-1 is at 93%.'],
    ['an invented number in words', 'Match-1 is at ninety-three percent.'],
    ['an invented name', 'You should rather meet Thaddeus next week.'],
    ['a match that does not exist', 'Match-7 would be better for you.'],
    ['a pattern that chance explains', 'Your dates are clearly getting better.'],
  ])('is asked for again once, then replaced by the built-in answer: %s', async (_what, sentence) => {
    const user = await dater();
    model.always(ModelServer.says(sentence));
    model.next(MATCH);
    const answer = await ask(user);
    expect(answer.coach).toBe('built-in');
    expect(answer.response).toMatch(REPLACED);
    expect(answer.response).not.toContain(ALEX_TEXTS.builtInSignature);
    expect(answer.response).not.toContain(sentence.slice(-12));
    expect(model.calls).toHaveLength(3);
    expect(model.calls[2]?.body).toContain('which is not in the data');
  });

  it('is corrected when the model does better', async () => {
    const user = await dater();
    model.next(MATCH, ModelServer.says('Match-1 is at 93%.'), ModelServer.says('Match-1 is at 71%.'));
    expect(await ask(user)).toMatchObject({ response: 'Robin is at 71%.', coach: 'model' });
  });

  it('is left out after sentences that were supported, and never streamed', async () => {
    const user = await dater();
    model.always(ModelServer.says('Match-1 is at 71%. That is good. ', 'Match-1 fits you at 99%. And more.'));
    model.next(MATCH);
    const { text } = await user.http
      .post('/api/alex/chat/stream')
      .send({ message: 'Is Robin right for me?' })
      .expect(200);
    expect(text).toContain('Robin');
    expect(text).toContain('I left out the rest');
    expect(text).not.toContain('99%');
    expect(model.calls[2]?.body).toContain('The user has read everything before that');
  });

  it('is not found in a plain answer without figures', async () => {
    const user = await dater();
    model.always(
      ModelServer.says("Sounds good! Here's one thing to try: ask two questions about childhood."),
    );
    expect(await ask(user, 'Any tips?')).toMatchObject({ coach: 'model' });
    expect(model.calls).toHaveLength(1);
  });
});

describe('an answer that is cut', () => {
  it('is continued once, from the last whole sentence', async () => {
    const user = await dater();
    model.next(
      ModelServer.isCutAfter('Take your time. Ask what makes them la'),
      ModelServer.says('Ask what makes them laugh.'),
    );
    expect((await ask(user)).response).toBe('Take your time. Ask what makes them laugh.');
  });

  it.each([
    ['its length limit', ModelServer.isCutAfter('Take your time. Ask what')],
    ['a lost connection', ModelServer.breaks('Take your time. Ask what')],
  ])('is marked when it is cut again: %s', async (_why, behavior) => {
    const user = await dater();
    model.always(behavior);
    const { response, coach } = await ask(user);
    expect(coach).toBe('model');
    expect(response).toMatch(/^Take your time\. .*\n\n\(The answer was cut here\.\)$/s);
    expect(model.calls).toHaveLength(2);
  });
});

describe('look-ups', () => {
  it('that never end are answered with everything at once', async () => {
    const user = await dater();
    model.always((response, call) =>
      (call.body.includes('RECORDS') ? ModelServer.says('Match-1 is at 71%.') : MATCH)(response, call),
    );
    expect((await ask(user)).response).toBe('Robin is at 71%.');
    expect(model.calls).toHaveLength(5);
  });

  it('that never end even then make a failure', async () => {
    const user = await dater();
    model.always(ModelServer.looksUp(Array.from({ length: 20 }, () => ['today', {}])));
    await user.http.post('/api/alex/chat').send({ message: 'Hi' }).expect(503);
    expect(model.calls).toHaveLength(2);
  });

  it('with wrong names or arguments are answered by saying so', async () => {
    const user = await dater();
    model.next(
      ModelServer.looksUp([
        ['match', { name: 'Match-9' }],
        ['match', '{"name":'],
        ['match', { name: 7 }],
        ['drop_tables', {}],
        ['compare', { a: 'Match-1', b: 'Match-1' }],
        ['notes_of_match', { name: 'Match-1' }],
      ]),
    );
    await ask(user);
    const { messages } = JSON.parse(model.calls[1]?.body ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages.filter(({ role }) => role === 'tool').map(({ content }) => content)).toEqual([
      expect.stringContaining('no match of that name'),
      expect.stringContaining('not a JSON object'),
      expect.stringContaining('A name such as Match-1'),
      expect.stringContaining('no such tool'),
      expect.stringContaining('are the same'),
      expect.stringContaining('no such tool'),
    ]);
  });

  it('that the server refuses are not offered to it again', async () => {
    const user = await dater();
    model.always(ModelServer.refusesTools(ModelServer.says('Match-1 is at 71%.')));
    expect((await ask(user)).response).toBe('Robin is at 71%.');
    expect((await ask(user)).response).toBe('Robin is at 71%.');
    expect(model.calls.map(({ body }) => body.includes('"tools"'))).toEqual([true, false, false]);
  });

  it('that a model ignores are replaced by the records, in the end from the start', async () => {
    const user = await dater();
    model.always(ModelServer.says('Match-1 is at 71%.'));
    for (let question = 0; question < 4; question += 1)
      expect((await ask(user)).response).toBe('Robin is at 71%.');
    expect(model.calls.map(({ body }) => body.includes('"tools"'))).toEqual([
      ...[true, false, true, false, true, false],
      false,
    ]);
  });

  it('written out in the answer are not shown', async () => {
    const user = await dater();
    model.next(
      ModelServer.says('{"name": "match", "arguments": {"name": "Match-1"}}'),
      ModelServer.says('Match-1 is at 71%.'),
    );
    expect((await ask(user)).response).toBe('Robin is at 71%.');
  });
});

describe('notes', () => {
  const NOTES = ModelServer.looksUp([['notes_of_match', { name: 'Match-1' }]]);

  it('are never sent before the user allows it', async () => {
    const user = await dater();
    model.next(NOTES);
    await ask(user);
    expect(model.calls.map(({ body }) => body).join()).not.toMatch(
      /garden|sister|"name":"notes_of_match","description"/,
    );
  });

  it('are sent redacted once the user allows it, and the profile and the export say so', async () => {
    const user = await dater();
    const { body } = await user.http.patch('/api/user/profile').send({ aiNotes: true }).expect(200);
    expect(body).toMatchObject({ aiNotes: true });
    model.next(NOTES);
    await ask(user);
    const sent = model.calls.map(({ body: one }) => one).join();
    expect(sent).toContain('Talked about a garden by the sea.');
    expect(sent).toMatch(/loves her sister/);
    expect(sent).not.toMatch(/robin|miller|zelda|krause|555/i);
  });

  it('are never sent when they called for help lines', async () => {
    const user = await dater();
    await user.http.patch('/api/user/profile').send({ aiNotes: true }).expect(200);
    const [robin] = await user.matches();
    await user.http.put(`/api/candidates/${robin?.id}`).send({ notes: 'Last week he hit me.' }).expect(200);
    model.next(NOTES);
    await ask(user, 'Any tips?');
    expect(model.calls.at(-1)?.body).toContain('These notes are not available');
    expect(model.calls.map(({ body }) => body).join()).not.toMatch(/hit me|garden/);
  });
});

describe('moderation at the provider', () => {
  it('of the redacted message leads to the help lines, and nothing is asked', async () => {
    const user = await dater();
    model.flags = (text) => (text.includes('dark') ? ['self-harm/intent'] : []);
    const answer = await ask(user, 'Since Robin Miller left, it is all so dark');
    expect(answer.coach).toBe('safety');
    expect(model.calls).toEqual([]);
    expect(model.moderations.join()).not.toMatch(/robin|miller/i);
    expect(await tokensOf(user)).toBe(0);
  });

  it('of the answer replaces it', async () => {
    const user = await dater();
    model.flags = (text) => (text.includes('revenge') ? ['harassment'] : []);
    model.always(ModelServer.says('Take revenge on them.'));
    const answer = await ask(user);
    expect(answer.coach).toBe('built-in');
    expect(answer.response).toMatch(/^The AI's answer wasn't one I can pass on/);
  });
});

describe("a user's budget", () => {
  it('pays for look-ups, repetitions and continuations', async () => {
    const user = await dater();
    model.next(MATCH, ModelServer.says('Match-1 is at 93%.'), ModelServer.says('Match-1 is at 71%.'));
    await ask(user);
    // The answer that was refused in the middle reported nothing, so it is estimated.
    expect(await tokensOf(user)).toBeGreaterThan(240);
  });

  it('that ends during an answer leaves the built-in one, and is not exceeded', async () => {
    const user = await dater();
    await app.sql(
      `insert into alex_usage (owner_id, day, tokens)
       select id, (now() at time zone 'utc')::date, 96000 from users where email = $1`,
      [user.email],
    );
    model.always(ModelServer.reports({ prompt_tokens: 3_900, completion_tokens: 50 }, 'Match-1 is at 93%.'));
    const answer = await ask(user);
    expect(answer.coach).toBe('built-in');
    expect(answer.response).toMatch(/used up/);
    expect(await tokensOf(user)).toBeLessThanOrEqual(100_000);
  });

  it('is settled when the user stops in the middle of an answer', async () => {
    const user = await dater();
    model.next(ModelServer.stalls('So far so good. Then this. And now'));
    const browser = request(`${app.url}/api/alex/chat/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: sessionCookie(await user.login()) },
    });
    browser.on('error', () => undefined);
    browser.end(JSON.stringify({ message: 'Hi' }));
    const [answer] = (await once(browser, 'response')) as [IncomingMessage];
    await once(answer, 'data');
    const reserved = await tokensOf(user);
    browser.destroy();
    // The most that the answer could have cost is replaced by what it did cost.
    await eventually(async () => (await tokensOf(user)) <= reserved - 500);
    expect(await tokensOf(user)).toBeGreaterThan(0);
    expect(model.calls).toHaveLength(1);
  });
});
