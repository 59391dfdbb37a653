import type { ChatAnswer, CoachStatus } from '#contract/dating/alex';
import type { DateIdea } from '#contract/dating/date-ideas';
import type { Decision } from '#contract/dating/insights/decision';
import { FELT, someoneDating, theWorkedPair } from '../support/dating/people-dated';
import { dayWords } from '../../src/alex/coach/coach-figures';
import { eveningIn, planDate } from '../support/dating/plan-dates';
import { MovableClock } from '../support/time/movable-clock';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const NEXT = 'What should I do next?';

async function answerTo(user: TestUser, message: string): Promise<ChatAnswer> {
  return (await user.http.post('/api/alex/chat').send({ message }).expect(200)).body as ChatAnswer;
}

const ask = async (user: TestUser, message: string) => (await answerTo(user, message)).response;

async function aDater() {
  const dater = await someoneDating(app);
  return { ...dater, mustHave: mustHaveOf(dater) };
}

/** Robin first in 78 of 100 readings, and the first standard of Sam to find out. */
async function thePair() {
  const dater = await theWorkedPair(app);
  return { ...dater, mustHave: mustHaveOf(dater) };
}

/** Makes the standard with this index a must-have. */
function mustHaveOf({ user, ids }: Awaited<ReturnType<typeof someoneDating>>) {
  return (index: number, limit: number) =>
    user.http
      .post('/api/criteria/selection')
      .send({ selectedCriteriaIds: ids, criteria: [{ id: ids[index], mustHave: limit }] })
      .expect(200);
}

/** Names of the ideas that the decision suggests. */
async function suggestedIdeas(user: TestUser): Promise<string[]> {
  const { next } = (await user.http.get('/api/decision').expect(200)).body as Decision;
  const query = { ids: next?.ideaIds.join(), for: next?.candidateId };
  const { body } = await user.http.get('/api/date-ideas').query(query).expect(200);
  return (body as DateIdea[]).map(({ name }) => name);
}

describe('asked what to do next, Alex', () => {
  it('knows that the date he would suggest is planned, and when it is', async () => {
    const { user, sam } = await thePair();
    const plannedFor = eveningIn(clock, 3);
    await planDate(user, {
      candidateId: sam,
      plannedFor,
      timeZone: 'UTC',
      place: 'Blue Door Café',
    }).expect(201);
    const day = dayWords(plannedFor.slice(0, 10));
    expect(await ask(user, NEXT)).toContain(
      `You've already planned a date with Sam: ${day} at 7:30 PM: Blue Door Café.`,
    );
    const { response, references } = await answerTo(user, 'When is my next date?');
    expect(response).toContain(
      `Your next date with Sam is on ${day} (in 3 days) at 7:30 PM: Blue Door Café.`,
    );
    const linked = references.map(({ start, end, target }) => [response.slice(start, end), target]);
    expect(linked).toContainEqual(['Blue Door Café', { kind: 'match', matchId: sam }]);
  });

  it('says where the user stands, whom one more date would tell about, what, and where to see it', async () => {
    const { user, sam } = await thePair();
    const ideas = await suggestedIdeas(user);
    expect(ideas).toHaveLength(3);
    const questions = [
      NEXT,
      'What now?',
      'Where do I stand?',
      'Whom should I see next?',
      'Which date should I plan next?',
      'ok, what’s next',
      'what should i do',
    ];
    for (const question of questions) {
      const { response, references } = await answerTo(user, question);
      expect(response).toMatch(
        /^Robin is probably your best fit so far, first in 78 of 100 readings of your dates\./,
      );
      expect(response).toContain('With Sam, the thing to find out is Physical Attraction');
      for (const idea of ideas) expect(response).toContain(`“${idea}”`);
      expect(response).toContain('Whether you two meet again is for you to decide');
      const linked = references.map(({ start, end, target }) => [response.slice(start, end), target]);
      expect(linked).toContainEqual(['Sam', { kind: 'match', matchId: sam }]);
      expect(linked.map(([text]) => text)).toContain('78 of 100');
    }
  });

  it('leaves advice and questions about one person to their own answers', async () => {
    const { user } = await thePair();
    expect(await ask(user, 'We had a fight, what should I do now?')).toContain(
      'talk when both of you have slept',
    );
    expect(await ask(user, 'What should I do next with Robin?')).toMatch(/^Robin is at/);
  });

  it('says which step is missing, from the start on', async () => {
    const user = await app.member();
    expect(await ask(user, NEXT)).toContain('choose 3 to 10');
    const { user: dater, standards, person } = await aDater();
    expect(await ask(dater, NEXT)).toContain("You haven't added anyone yet");
    const robin = await person('Robin', []);
    expect(await ask(dater, NEXT)).toContain("if you've met Robin, score that date");
    await dater.scoreDate(robin, rateAll(standards, 7), FELT);
    const alone = await ask(dater, NEXT);
    expect(alone).toContain('Robin is the only one to compare so far');
    expect(alone).toContain("add someone else you're getting to know");
    const lightly = {
      ...rateAll(standards, 7),
      ...Object.fromEntries(standards.slice(0, 3).map(({ id }) => [id, null])),
    };
    const noa = await person('Noa', []);
    await dater.scoreDate(noa, lightly, FELT);
    expect(await ask(dater, NEXT)).toContain('The dates with Noa rate less than half');
    for (const id of [robin, noa])
      await dater.http.put(`/api/candidates/${id}`).send({ archived: true }).expect(200);
    expect(await ask(dater, NEXT)).toContain('Everyone you added is archived');
  });

  it('explains why someone with a lower percentage comes first more often', async () => {
    const { user, person } = await aDater();
    await person('Ada', [[9, 9, 9, 9]]);
    await person(
      'Ben',
      Array.from({ length: 6 }, () => [9, 9, 9, 8]),
    );
    const answer = await ask(user, NEXT);
    expect(answer).toMatch(/Ben (comes first|is (probably|clearly) your best fit so far, first) in/);
    expect(answer).toContain("Ada has the higher percentage (90%), but after 1 date that's less sure");
  });

  it('never suggests anyone below a must-have', async () => {
    const { user, mustHave, person } = await thePair();
    await person('Kim', [[6, 6, 6, 6]]);
    await mustHave(0, 7);
    expect(await ask(user, NEXT)).not.toContain('With Sam');
    await mustHave(0, 6);
    expect(await ask(user, NEXT)).toMatch(/(Sam|Kim) may be below your must-have/);
    await mustHave(0, 10);
    expect(await ask(user, NEXT)).toMatch(/^No one you've scored meets all of your must-haves/);
  });

  it('suggests no one whose notes call for help lines, and says nothing about it', async () => {
    const { user, sam, robin } = await thePair();
    const note = (id: string, notes: string) =>
      user.http.put(`/api/candidates/${id}`).send({ notes }).expect(200);
    await note(sam, 'He hit me last week.');
    expect(await ask(user, NEXT)).toContain('With Robin, the thing to find out');
    await note(robin, 'He hit me, too.');
    const answer = await ask(user, NEXT);
    expect(answer).toContain("There's no date I'd suggest right now.");
    expect(answer).not.toMatch(/Sam|Robin|“|hit/);
    expect(await ask(user, 'Plan a date with Sam')).toMatch(/^I have no date with Sam to suggest\./);
    expect(await ask(user, 'Should I keep seeing Sam?')).toMatch(
      /^I won't decide for you\. If you feel unsafe/,
    );
    const { body } = await user.http.get('/api/alex/status').expect(200);
    expect((body as CoachStatus).suggestions.join()).not.toMatch(/Sam|Robin/);
  });

  it('suggests no one whom the conversation named when it called for help lines', async () => {
    const { user } = await thePair();
    expect((await answerTo(user, 'Sam hit me yesterday')).coach).toBe('safety');
    expect(await ask(user, NEXT)).toContain('With Robin, the thing to find out');
    await answerTo(user, 'he hit me');
    expect(await ask(user, NEXT)).toContain("There's no date I'd suggest right now.");
    // Someone who hides the conversation isn't safer for it.
    await user.http.delete('/api/alex/messages').expect(204);
    expect(await ask(user, NEXT)).toContain("There's no date I'd suggest right now.");
  });

  it('has that question first among the suggested ones', async () => {
    for (const user of [(await thePair()).user, await app.member()]) {
      const { body } = await user.http.get('/api/alex/status').expect(200);
      expect((body as CoachStatus).suggestions[0]).toBe(NEXT);
    }
  });
});

describe('asked to plan a date, Alex', () => {
  it('names what has not been seen, and ideas that show it', async () => {
    const { user, standards, person } = await aDater();
    await person('Robin', [[7, 7, 7, 7]]);
    const bob = await person('Bob', []);
    await user.scoreDate(bob, { ...rateAll(standards, 7), [`${standards[2]?.id}`]: null }, FELT);
    const answer = await ask(user, 'Plan a date with Bob');
    expect(answer).toContain(`the thing to find out is ${standards[2]?.question}: you haven't seen it yet`);
    expect(answer).toMatch(/Ideas that tend to show it: “.+”, “.+” and “.+”\./);
  });

  it('puts a must-have first, and what it asks for', async () => {
    const { user, standards, mustHave } = await thePair();
    await mustHave(2, 6);
    const answer = await ask(user, 'Any date ideas for Sam?');
    expect(answer).toMatch(/^Sam is below your must-have/);
    expect(answer).toContain(`If you still want to meet Sam, ${standards[2]?.question} is what to look at.`);
  });

  it('without a name offers what to find out next', async () => {
    const { user } = await thePair();
    expect(await ask(user, 'Where should we go?')).toContain('With Sam, the thing to find out');
  });
});

describe('a match below a must-have', () => {
  it('is not praised when asked about: the must-have comes first', async () => {
    const { user, person, mustHave } = await aDater();
    await person('Ann', [[8, 5, 5, 5]]);
    await person(
      'Bob',
      Array.from({ length: 6 }, () => [3, 10, 10, 10]),
    );
    await mustHave(0, 6);
    const decision = await ask(user, 'Should I keep seeing Bob?');
    expect(decision).toMatch(
      /^Bob is below your must-have Physical Attraction \(3 of 10, and you ask for 6\)/,
    );
    expect(decision).not.toMatch(/strong fit|partial|heart/i);
    const report = await ask(user, 'Tell me about Bob');
    expect(report).toMatch(/^Bob is below your must-have/);
    const comparison = await ask(user, 'Compare Ann and Bob');
    expect(comparison).toMatch(/^Bob is below your must-have/);
    expect(comparison).not.toContain('ahead');
  });
});
