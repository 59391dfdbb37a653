import type { DateIdea, DateIdeasAnswer } from '#contract/dating/date-ideas';
import { eventually } from '../support/time/eventually';
import { GOOGLE_KEY, startGoogle } from '../support/servers/google-server';
import { HOUR, MovableClock, SECOND } from '../support/time/movable-clock';
import { startOverpass } from '../support/servers/openstreetmap-servers';
import { OutsideServer } from '../support/servers/outside-server';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const ALL_BUT_TIMEOUTS: FakeableAPI[] = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
];
const clock = new MovableClock();
let google: OutsideServer;
let overpass: OutsideServer;
let feed: OutsideServer;
let app: TestApp;

const feedBody = () => {
  const day = new Date(clock.now().getTime() + 72 * HOUR).toISOString().slice(0, 10).replaceAll('-', '');
  return `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Winter market\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
};

beforeAll(async () => {
  google = await startGoogle();
  overpass = await startOverpass();
  feed = await OutsideServer.start(() => ({ type: 'text/calendar', body: feedBody() }));
  app = await TestApp.start({
    clock,
    env: {
      GOOGLE_MAPS_API_KEY: GOOGLE_KEY,
      GOOGLE_MAPS_BASE_URL: google.url,
      GOOGLE_PLACES_BASE_URL: google.url,
      OVERPASS_URL: `${overpass.url}/api/interpreter`,
      EVENT_FEEDS: `Visit Fergus Falls=${feed.url}/events.ics`,
    },
  });
});
beforeEach(() => {
  for (const server of [google, overpass, feed]) {
    server.recover();
    server.requests.length = 0;
  }
  // Sources that failed in the previous test are past their cool-down.
  clock.advance(60 * SECOND);
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(async () => {
  await app.close();
  await Promise.all([google.close(), overpass.close(), feed.close()]);
});

let towns = 0;
async function memberIn(location = `Town ${(towns += 1)}, Region, Country`): Promise<TestUser> {
  const user = await app.member();
  await user.http
    .patch('/api/user/profile')
    .send({ location, preferredDateType: 'creative-cultural' })
    .expect(200);
  return user;
}

async function answer(user: TestUser, path: string): Promise<DateIdeasAnswer> {
  return (await user.http.get(path).expect(200)).body as DateIdeasAnswer;
}
async function list(user: TestUser, path = '/api/date-ideas'): Promise<DateIdea[]> {
  const ideas = await answer(user, path);
  if (!Array.isArray(ideas)) throw new Error(`Expected a list, got ${JSON.stringify(ideas)}`);
  return ideas;
}
const EVENTS = '/api/date-ideas/events';
const names = (ideas: readonly DateIdea[]) => ideas.map(({ name }) => name);

describe('configured sources', () => {
  it('add to the built-in catalogue, each with its attribution', async () => {
    const ideas = await list(await memberIn());
    expect(ideas).toHaveLength(12);
    expect(names(ideas)).toEqual(expect.arrayContaining(['Tile Museum']));
    const sources = new Set(ideas.map(({ source }) => source));
    expect(sources).toContain('Google Places');
    expect(sources).toContain('Local Activity');
    const museum = ideas.find(({ name }) => name === 'Tile Museum');
    expect(museum?.attribution).toEqual({ text: 'Google Maps', url: 'https://maps.google.com/' });
  });

  it('mix feed events with those of the catalogue', async () => {
    const market = (await list(await memberIn(), EVENTS)).find(({ name }) => name === 'Winter market');
    expect(market).toMatchObject({
      source: 'Visit Fergus Falls',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('are asked for places only when the town is known', async () => {
    const user = await app.member();
    expect(await list(user)).toHaveLength(12);
    expect([google.requests, overpass.requests]).toEqual([[], []]);
  });

  it('are told the town and the kind of date, and nothing about the user', async () => {
    const user = await memberIn('Lisbon, Lisbon, Portugal');
    await user.addMatch({ name: 'Zanzibarina', notes: 'Quixotically charming', location: 'Ouagadougou' });
    await list(user, '/api/date-ideas?refresh=true');
    clock.advance(7 * HOUR);
    await list(user, EVENTS);
    const { id } = (await user.http.get('/api/auth/user')).body as { id: string };
    for (const server of [google, overpass, feed]) {
      expect(server.requests.length).toBeGreaterThan(0);
      const received = server.everythingReceived();
      for (const secret of [user.email, 'Ada', 'Byron', id, 'Zanzibarina', 'Quixotically', 'Ouagadougou'])
        expect(received).not.toContain(secret);
      for (const { headers } of server.requests) {
        expect(headers.cookie).toBeUndefined();
        expect(headers['x-forwarded-for']).toBeUndefined();
      }
    }
    expect(google.everythingReceived()).toContain('Lisbon');
    expect(feed.everythingReceived()).not.toContain('Lisbon');
  });
});

describe('their answers', () => {
  it('are cached: a second user with the same town and taste causes no request', async () => {
    await list(await memberIn('Keeptown'));
    expect(google.requests).toHaveLength(2);
    expect(names(await list(await memberIn('Keeptown')))).toContain('Tile Museum');
    expect(google.requests).toHaveLength(2);
    clock.advance(25 * HOUR);
    await list(await memberIn('Keeptown'));
    expect(google.requests).toHaveLength(4);
  });

  it('are fetched once when many users ask at the same time', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => memberIn('Rushtown')));
    await Promise.all(users.map((user) => list(user)));
    expect(google.requests).toHaveLength(2);
    expect(overpass.requests).toHaveLength(1);
  });

  it('stand in for a failing source for a week', async () => {
    const user = await memberIn('Staletown');
    await list(user);
    clock.advance(25 * HOUR);
    google.answerAll({ status: 500 });
    expect(names(await list(user))).toContain('Tile Museum');
    clock.advance(7 * 24 * HOUR);
    expect(names(await list(user))).not.toContain('Tile Museum');
  });

  it('contain nothing about a user', async () => {
    const user = await memberIn('Anytown');
    await list(user);
    const rows = await app.sql<{ row: string }>('select t::text as row from date_idea_cache t');
    expect(rows.length).toBeGreaterThan(0);
    const all = rows.map(({ row }) => row).join('\n');
    for (const secret of [user.email, 'Anytown', GOOGLE_KEY]) expect(all).not.toContain(secret);
  });
});

describe('a source that fails', () => {
  it('does not block the others', async () => {
    google.answerAll({ body: '{"status":"REQUEST_DENIED"}' });
    const ideas = await list(await memberIn());
    expect(ideas).toHaveLength(12);
    expect(ideas.map(({ source }) => source)).not.toContain('Google Places');
    expect(overpass.requests).toHaveLength(1);
  });

  it('is waited for at most four seconds when silent, and then skipped for a while', async () => {
    overpass.answerAll('silent');
    const user = await memberIn();
    jest.useFakeTimers({ doNotFake: ALL_BUT_TIMEOUTS });
    let answered = false;
    const listed = list(user).finally(() => (answered = true));
    await eventually(() => overpass.requests.length === 1 && google.requests.length === 2);
    jest.advanceTimersByTime(3_999);
    // Once another request is answered, a timeout that was due would have run.
    await user.http.get('/api/auth/user').expect(200);
    expect([answered, overpass.givenUp]).toEqual([false, []]);
    jest.advanceTimersByTime(1);
    expect(await listed).toHaveLength(12);
    await eventually(() => overpass.givenUp.length === 1);

    // No timer runs now, so waiting for the silent source would never end.
    expect(await list(user)).toHaveLength(12);
    expect(overpass.requests).toHaveLength(1);
  });

  it('is asked again when the user refreshes', async () => {
    const user = await memberIn();
    google.answerAll({ status: 503 });
    await list(user);
    google.recover();
    expect(names(await list(user))).not.toContain('Tile Museum');
    expect(names(await list(user, '/api/date-ideas?refresh=true'))).toContain('Tile Museum');
  });

  it.each(['<html>', '', '{"elements":[{"type":"node"}]}', '[[[['])(
    'causes no harm with %j',
    async (body) => {
      for (const server of [google, overpass, feed]) server.answerAll({ body });
      const user = await memberIn();
      expect(await list(user)).toHaveLength(12);
      expect(await list(user, EVENTS)).toHaveLength(12);
    },
  );

  it('asks for setup when nothing else can be shown', async () => {
    const user = await memberIn();
    clock.advance(24 * 30 * HOUR - HOUR);
    await user.login();
    feed.answerAll({ status: 404 });
    let shown = await list(user, EVENTS);
    while (shown.length > 0) {
      for (const idea of shown)
        await user.http
          .post('/api/date-ideas/preference')
          .send({ dateIdeaId: idea.id, dateIdeaData: { eventType: idea.eventType }, preference: 'disliked' })
          .expect(200);
      const next = await answer(user, EVENTS);
      if (!Array.isArray(next)) {
        expect(next).toEqual({ error: expect.any(String), setupRequired: true });
        return;
      }
      shown = next;
    }
    throw new Error('Got an empty list instead of a setup request');
  });
});
