import type { ChatAnswer, CoachStatus } from '#contract/dating/alex';
import { TestApp } from '../support/test-app';
import { rateAll, type TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

async function ask(user: TestUser, message: string): Promise<string> {
  const { body } = await user.http.post('/api/alex/chat').send({ message }).expect(200);
  return (body as ChatAnswer).response;
}

/** Emotional Connection must be 6: Sam has the higher percentage, and is below it. */
async function dater() {
  const user = await app.member();
  const standards = await user.onboard();
  const robin = await user.addMatch({ name: 'Robin' });
  const sam = await user.addMatch({ name: 'Sam' });
  await user.scoreDate(robin.id, rateAll(standards, 6, 7, 6), { dateDate: '2026-01-10' });
  await user.scoreDate(sam.id, rateAll(standards, 10, 3, 10), { dateDate: '2026-01-11' });
  const limit = (mustHave: number | null) =>
    user.http
      .post('/api/criteria/selection')
      .send({
        selectedCriteriaIds: standards.map(({ id }) => id),
        criteria: [{ id: standards[1]?.id, mustHave }],
      })
      .expect(200);
  return { user, standards, limit };
}

describe('a match below a must-have', () => {
  it('is never first, next or praised by Alex', async () => {
    const { user, limit } = await dater();
    expect(await ask(user, 'GREETING_INITIATION')).toContain('Sam is at');
    await limit(6);
    expect(await ask(user, 'GREETING_INITIATION')).toContain('Robin is at');
    const ranking = await ask(user, 'Who fits me best?');
    expect(ranking).toMatch(/^Robin is at/);
    expect(ranking).toContain(
      'Sam is below your must-have Emotional Connection (3 of 10, and you ask for 6)',
    );
    const report = await ask(user, 'Tell me about Sam');
    expect(report).toContain('Sam is below your must-have');
    expect(report).not.toMatch(/carried by|strongest|next time|if you meet again/i);
    const { body } = await user.http.get('/api/alex/status').expect(200);
    expect((body as CoachStatus).suggestions).toContain('Should I keep seeing Robin?');
    expect((body as CoachStatus).suggestions.join()).not.toContain('Sam');
  });

  it('or one who may be, is called just that', async () => {
    const { user, limit } = await dater();
    await limit(7);
    const report = await ask(user, 'Tell me about Robin');
    expect(report).toContain('Robin may be below your must-have Emotional Connection');
  });

  it('is what Alex says when no one meets them all', async () => {
    const { user, limit } = await dater();
    await limit(9);
    const answer = await ask(user, 'Who fits me best?');
    expect(answer).toMatch(/^No one you've scored meets all of your must-haves so far\./);
    expect(await ask(user, 'GREETING_INITIATION')).toContain('meets all of your must-haves');
  });
});

it('asks about what has not been seen yet', async () => {
  const { user, standards } = await dater();
  const noa = await user.addMatch({ name: 'Noa' });
  const second = standards[1];
  await user.scoreDate(noa.id, { ...rateAll(standards, 7), [`${second?.id}`]: null });
  expect(await ask(user, 'Tell me about Noa')).toContain(`You haven't seen ${second?.question} yet.`);
  expect(await ask(user, 'Tell me about Robin')).not.toContain("haven't seen");
});

it('greets people without standards as such, even with a match', async () => {
  const user = await app.member();
  await user.addMatch({ name: 'Robin' });
  expect(await ask(user, 'GREETING_INITIATION')).toContain('Choose 3 to 10 standards first');
  expect(await ask(user, 'Who fits me best?')).toContain('You have no standards yet');
});

describe('how a match has moved', () => {
  async function livesThrough(...ratings: number[]) {
    const user = await app.member();
    const standards = await user.onboard();
    const robin = await user.addMatch({ name: 'Robin' });
    for (const [index, rating] of ratings.entries())
      await user.scoreDate(robin.id, rateAll(standards, rating), { dateDate: `2026-01-${10 + index * 3}` });
    return ask(user, 'Tell me about Robin');
  }

  it('is said when four dates leave no other reading', async () => {
    expect(await livesThrough(5, 6, 7, 8)).toContain('It has been rising from date to date.');
    expect(await livesThrough(8, 7, 6, 5)).toContain('It has been falling from date to date.');
  });

  it('is left to the figures when there are three, or they go up and down', async () => {
    for (const ratings of [
      [5, 6, 8],
      [5, 8, 4, 8],
    ]) {
      const report = await livesThrough(...ratings);
      expect(report).toContain('The first date came to 50%, the latest to 80%.');
      expect(report).not.toMatch(/rising|falling|steady/);
    }
  });
});
