import { GooglePlacesSource } from '../../src/date-ideas/adapters/google/google-places-source';
import { SourceFailure } from '../../src/date-ideas/sources/idea-source';
import { OutgoingClient } from '../../src/platform/outgoing/outgoing-client';
import { GOOGLE_KEY, startGoogle } from '../support/servers/google-server';
import type { OutsideServer } from '../support/servers/outside-server';

const outgoing = new OutgoingClient([]);
let google: OutsideServer;
beforeAll(async () => {
  google = await startGoogle();
});
beforeEach(() => {
  google.recover();
  google.requests.length = 0;
});
afterAll(() => Promise.all([google.close(), outgoing.close()]));

function find(location: string, apiKey = GOOGLE_KEY, signal = AbortSignal.timeout(5_000)) {
  const source = new GooglePlacesSource({ apiKey, mapsUrl: google.url, placesUrl: google.url }, outgoing);
  return source.find({ kind: 'venues', location, dateType: 'quiet-intimate' }, signal);
}

describe('Google Places', () => {
  it('lists open, named places around the town', async () => {
    const ideas = await find('Lisbon, Lisbon, Portugal');
    expect(ideas.map(({ name }) => name)).toEqual(['Café Luz', 'Tile Museum']);
    expect(ideas[0]).toMatchObject({
      id: 'ChIJ-luz',
      place_id: 'ChIJ-luz',
      address: 'Rua Um 1, 1100-001 Lisbon, Portugal',
      description: 'Small room, big windows.',
      rating: 4.6,
      estimatedCost: 'Under $15 each',
      eventType: 'Coffee & tea',
      openingHours: ['Monday: 9:00 AM – 6:00 PM', 'Tuesday: Closed'],
      source: 'Google Places',
      attribution: { text: 'Google Maps' },
    });
    expect(ideas[1]).toMatchObject({ rating: null, estimatedCost: 'Free', eventType: 'Museums & art' });
  });

  it('requests only the fields a card needs, and keeps the key out of its answers', async () => {
    const ideas = await find('Lisbon');
    const search = google.requests.find(({ method }) => method === 'POST');
    expect(search?.headers['x-goog-fieldmask']).toContain('places.displayName');
    expect(search?.headers['x-goog-fieldmask']).not.toContain('*');
    expect(search?.path).not.toContain(GOOGLE_KEY);
    expect(JSON.stringify(ideas)).not.toContain(GOOGLE_KEY);
    for (const { photoUrl } of ideas) expect(photoUrl).toBeNull();
  });

  it('finds nothing in an unknown town, or where there is nothing', async () => {
    expect(await find('Nowhere')).toEqual([]);
    expect(google.requests).toHaveLength(1);
    expect(await find('Emptyville')).toEqual([]);
  });

  it.each([
    ['a rejected key', { body: '{"status":"REQUEST_DENIED"}' }, /REQUEST_DENIED/],
    ['a spent quota', { body: '{"status":"OVER_QUERY_LIMIT"}' }, /OVER_QUERY_LIMIT/],
    ['an answer without a status', { body: '{}' }, /no status/],
    ['a status made of markup', { body: '{"status":"<b>hi</b>"}' }, /no status/],
    ['no coordinates', { body: '{"status":"OK","results":[]}' }, /without coordinates/],
    ['a list instead of an object', { body: '[]' }, /no status/],
    ['an answer that is not JSON', { body: '<html>' }, /not JSON/],
    ['a server error', { status: 500 }, /500/],
    ['a refusal', { status: 403 }, /403/],
    ['too many requests', { status: 429 }, /429/],
    ['too much', { body: `{"x":"${'x'.repeat(2_100_000)}"}` }, /2 MB/],
  ])('fails cleanly on %s', async (_what, answer, reason) => {
    google.answerAll(answer);
    const failure: unknown = await find('Lisbon').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(String(failure)).toMatch(reason);
    expect(String(failure)).not.toContain(GOOGLE_KEY);
  });

  it('fails when only the Places API refuses', async () => {
    const source = new GooglePlacesSource(
      { apiKey: GOOGLE_KEY, mapsUrl: google.url, placesUrl: `${google.url}/not` },
      outgoing,
    );
    const need = { kind: 'venues', location: 'Lisbon', dateType: null } as const;
    await expect(source.find(need, AbortSignal.timeout(5_000))).rejects.toThrow('answered 404');
  });

  it('does not follow a redirect, which would leak the key', async () => {
    google.answerAll({ status: 302 });
    await expect(find('Lisbon')).rejects.toThrow();
    expect(google.requests).toHaveLength(1);
  });

  it('gives up on a timeout', async () => {
    google.answerAll('silent');
    await expect(find('Lisbon', GOOGLE_KEY, AbortSignal.timeout(60))).rejects.toThrow(/abort|timeout/i);
  });
});
