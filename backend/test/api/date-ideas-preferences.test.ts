import type { DateIdeaPreference } from '#contract/dating/date-ideas';
import { IdeaPreferencesService } from '../../src/date-ideas/preferences/idea-preferences.service';
import { expectFieldRefusal } from '../support/accounts/refusals';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

const PICNIC = { id: 'picnic', name: 'Picnic at the old lighthouse', eventType: 'Outdoors' };

function save(user: TestUser, changes: object = {}) {
  const body = { dateIdeaId: 'picnic', dateIdeaData: PICNIC, preference: 'liked', ...changes };
  return user.http.post('/api/date-ideas/preference').send(body);
}

async function kept(user: TestUser): Promise<DateIdeaPreference[]> {
  return (await user.http.get('/api/date-ideas/preferences').expect(200)).body as DateIdeaPreference[];
}

function votesOf(ownerId: string) {
  return app.app.get(IdeaPreferencesService).votesOf(ownerId);
}

async function idOf(user: TestUser): Promise<string> {
  return ((await user.http.get('/api/auth/user')).body as { id: string }).id;
}

describe('liking and disliking an idea', () => {
  it('returns the preference and lists it', async () => {
    const user = await app.member();
    expect(await kept(user)).toEqual([]);
    const response = await save(user).expect(200);
    const preference = { dateIdeaId: 'picnic', dateIdeaData: PICNIC, preference: 'liked' };
    expect(response.body).toEqual(preference);
    expect(await kept(user)).toEqual([preference]);
  });

  it('keeps one preference per idea: the last one counts', async () => {
    const user = await app.member();
    await save(user);
    await save(user, { preference: 'disliked', dateIdeaData: { name: 'Other words' } }).expect(200);
    expect(await kept(user)).toEqual([
      { dateIdeaId: 'picnic', dateIdeaData: { name: 'Other words' }, preference: 'disliked' },
    ]);
  });

  it('keeps one even when two clicks arrive at once', async () => {
    const user = await app.member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(user)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await kept(user)).toHaveLength(1);
  });

  it('is private to the user', async () => {
    const [mine, theirs] = [await app.member(), await app.member()];
    await save(mine);
    expect(await kept(theirs)).toEqual([]);
    await theirs.http.delete('/api/date-ideas/preference/picnic').expect(204);
    expect(await kept(mine)).toHaveLength(1);
  });

  it('encrypts the idea itself', async () => {
    await save(await app.member());
    const rows = await app.sql<{ row: string }>(
      `select t::text || encode(t.sealed, 'escape') as row from date_idea_preferences t`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join('\n')).not.toContain('lighthouse');
  });

  it('accepts an id of 200 characters and an idea of 8 kB', async () => {
    const user = await app.member();
    const dateIdeaId = 'x'.repeat(200);
    const dateIdeaData = { description: 'd'.repeat(7_900) };
    await save(user, { dateIdeaId, dateIdeaData }).expect(200);
    await user.http.delete(`/api/date-ideas/preference/${dateIdeaId}`).expect(204);
    expect(await kept(user)).toEqual([]);
  });

  it.each([
    ['dateIdeaId', undefined, 'A date idea id is required.'],
    ['dateIdeaId', ' ', 'A date idea id is required.'],
    ['dateIdeaId', 7, 'A date idea id is required.'],
    ['dateIdeaId', 'x'.repeat(201), 'The date idea id must be 200 characters or less.'],
    ['dateIdeaData', undefined, 'The date idea data is required.'],
    ['dateIdeaData', null, 'The date idea data is required.'],
    ['dateIdeaData', 'text', 'The date idea data is required.'],
    ['dateIdeaData', [1], 'The date idea data is required.'],
    ['dateIdeaData', { text: 'é'.repeat(4_100) }, 'This date idea is too large to save.'],
    ['preference', undefined, 'A preference is required: liked or disliked.'],
    ['preference', 'loved', 'A preference is required: liked or disliked.'],
    ['preference', true, 'A preference is required: liked or disliked.'],
  ])('refuses %s %j', async (field, value, message) => {
    const user = await app.member();
    const response = await save(user, { [field]: value });
    expect(response.status).toBe(400);
    expectFieldRefusal(response, field, message);
    expect(await kept(user)).toEqual([]);
  });

  it('treats any text inside an idea as data', async () => {
    const user = await app.member();
    const dateIdeaData = {
      eventType: ' \0Tea\0 ',
      name: "'; drop table users; -- \0 \ud800",
      deep: { a: [1] },
    };
    await save(user, { dateIdeaData }).expect(200);
    expect(await votesOf(await idOf(user))).toEqual([{ category: 'Tea', preference: 'liked' }]);
  });
});

describe('removing a preference', () => {
  it('returns 204 with and without one, whatever the id looks like', async () => {
    const user = await app.member();
    const id = 'https://feeds.example/a?b=c#ü / 1';
    await save(user, { dateIdeaId: id }).expect(200);
    const path = `/api/date-ideas/preference/${encodeURIComponent(id)}`;
    await user.http.delete(path).expect(204);
    expect(await kept(user)).toEqual([]);
    await user.http.delete(path).expect(204);
    await user.http.delete('/api/date-ideas/preference/a%00b').expect(204);
  });
});

describe('a visitor', () => {
  it('gets 401', async () => {
    const { http } = app.visitor();
    await http.get('/api/date-ideas/preferences').expect(401);
    await http.post('/api/date-ideas/preference').send({}).expect(401);
    await http.delete('/api/date-ideas/preference/picnic').expect(401);
  });
});

describe('what other features read', () => {
  it('is votes by kind of idea, or else by source', async () => {
    const user = await app.member();
    await save(user, { dateIdeaId: 'a', dateIdeaData: { eventType: 'Games', source: 'Local Activity' } });
    await save(user, { dateIdeaId: 'b', dateIdeaData: { source: 'Atlas Obscura' }, preference: 'disliked' });
    await save(user, { dateIdeaId: 'c', dateIdeaData: { eventType: 5 } });
    const votes = await votesOf(await idOf(user));
    expect(votes).toHaveLength(3);
    expect(votes).toEqual(
      expect.arrayContaining([
        { category: 'Games', preference: 'liked' },
        { category: 'Atlas Obscura', preference: 'disliked' },
        { category: 'Other', preference: 'liked' },
      ]),
    );
  });

  it('is everything stored about the user, for the export', async () => {
    const user = await app.member();
    await save(user);
    const exported = await app.app.get(IdeaPreferencesService).exportFor(await idOf(user));
    expect(exported).toEqual([
      {
        dateIdeaId: 'picnic',
        dateIdeaData: PICNIC,
        category: 'Outdoors',
        preference: 'liked',
        savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });
});
