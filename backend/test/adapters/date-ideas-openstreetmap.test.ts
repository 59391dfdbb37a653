import { Nominatim } from '../../src/date-ideas/adapters/openstreetmap/nominatim';
import { OverpassSource } from '../../src/date-ideas/adapters/openstreetmap/overpass-source';
import { OutgoingClient } from '../../src/platform/outgoing/outgoing-client';
import { heldPauses } from '../support/time/held-pauses';
import { startNominatim, startOverpass } from '../support/servers/openstreetmap-servers';
import type { OutsideServer } from '../support/servers/outside-server';

jest.mock('node:timers/promises', () => jest.requireActual<object>('../support/time/held-pauses'));

const AGENT = 'HeartAndHead (http://localhost:3000)';
const outgoing = new OutgoingClient([]);
let overpass: OutsideServer;
let nominatim: OutsideServer;
beforeAll(async () => {
  overpass = await startOverpass();
  nominatim = await startNominatim();
});
beforeEach(() => {
  for (const server of [overpass, nominatim]) {
    server.recover();
    server.requests.length = 0;
  }
});
afterAll(() => Promise.all([overpass.close(), nominatim.close(), outgoing.close()]));

function find(location: string, signal = AbortSignal.timeout(5_000), towns: Nominatim | null = null) {
  const source = new OverpassSource(`${overpass.url}/api/interpreter`, towns, AGENT, outgoing);
  return source.find({ kind: 'venues', location, dateType: 'quiet-intimate' }, signal);
}
const queryOf = (server: OutsideServer) => new URLSearchParams(server.requests[0]?.body).get('data') ?? '';

describe('OpenStreetMap', () => {
  it('lists named places in the town, with the required attribution', async () => {
    const ideas = await find('Lisbon, Lisbon, Portugal');
    expect(ideas).toHaveLength(2);
    expect(ideas[0]).toMatchObject({
      id: 'osm-node-11',
      name: 'Star Garden',
      address: 'Praça da Estrela, Lisbon',
      eventType: 'Outdoors',
      estimatedCost: 'Free',
      source: 'Local Hidden Gem',
      attribution: {
        text: '© OpenStreetMap contributors',
        url: 'https://www.openstreetmap.org/copyright',
      },
    });
    expect(ideas[1]).toMatchObject({
      id: 'osm-way-12',
      eventType: 'Books & ideas',
      estimatedCost: null,
      openingHours: ['Mo-Sa 10:00-19:00'],
    });
  });

  it('searches for the town in its region, and resists query injection', async () => {
    await find('Spring"field\\, Ill"inois, United States');
    const query = queryOf(overpass);
    expect(query).toContain('["name"="Spring\\"field\\\\"]');
    expect(query).toContain('area["name"="Ill\\"inois"]');
    expect(query).not.toContain('United States');
    expect(query).toContain('(around.town:6000)["name"]["amenity"~"^(cafe|library)$"]');
  });

  it('identifies the site in its requests', async () => {
    await find('Lisbon');
    expect(overpass.requests[0]?.headers['user-agent']).toBe(AGENT);
  });

  it('searches around the point Nominatim returns, and asks it once per town', async () => {
    const towns = new Nominatim(nominatim.url, AGENT, outgoing);
    await find('Lisbon, Portugal', undefined, towns);
    await find('Lisbon, Portugal', undefined, towns);
    expect(queryOf(overpass)).toContain('(around:6000,38.70775,-9.13659)');
    expect(nominatim.requests.map(({ query }) => query.get('q'))).toEqual(['Lisbon, Portugal']);
  });

  it('asks Nominatim for two towns at least a second apart', async () => {
    const towns = new Nominatim(nominatim.url, AGENT, outgoing);
    const signal = AbortSignal.timeout(5_000);
    heldPauses.hold(1_000);
    const [porto, faro] = [towns.locate('Porto', signal), towns.locate('Faro', signal)];
    await porto;
    await heldPauses.begun(1);
    expect(nominatim.requests.map(({ query }) => query.get('q'))).toEqual(['Porto']);
    heldPauses.release();
    await faro;
    expect(nominatim.requests.map(({ query }) => query.get('q'))).toEqual(['Porto', 'Faro']);
  });

  it('finds nothing in a town that Nominatim does not know', async () => {
    expect(await find('Nowhere', undefined, new Nominatim(nominatim.url, AGENT, outgoing))).toEqual([]);
    expect(overpass.requests).toEqual([]);
  });

  it.each([
    [
      'a query that ran out of time',
      { body: '{"elements":[],"remark":"runtime error: Query timed out"}' },
      /finish/,
    ],
    ['too many requests', { status: 429 }, /429/],
    ['a busy server', { status: 504, type: 'text/html' }, /504/],
    ['a query it cannot read', { status: 400, type: 'text/html' }, /400/],
    ['no elements', { body: '{"elements":"none"}' }, /without elements/],
    ['a page instead of JSON', { type: 'text/html', body: '<html></html>' }, /not JSON/],
    ['too much', { body: 'x'.repeat(2_100_000) }, /2 MB/],
  ])('fails cleanly on %s', async (_what, answer, reason) => {
    overpass.answerAll(answer);
    await expect(find('Lisbon')).rejects.toThrow(reason);
  });

  it.each([
    ['a refusal', { status: 403 }, /403/],
    ['an object instead of a list', { body: '{}' }, /did not answer with a list/],
    ['no coordinates', { body: '[{"lat":"north"}]' }, /without coordinates/],
  ])('fails cleanly when Nominatim answers %s', async (_what, answer, reason) => {
    nominatim.answerAll(answer);
    await expect(find('Lisbon', undefined, new Nominatim(nominatim.url, AGENT, outgoing))).rejects.toThrow(
      reason,
    );
  });

  it('gives up on a timeout', async () => {
    overpass.answerAll('silent');
    await expect(find('Lisbon', AbortSignal.timeout(60))).rejects.toThrow(/abort|timeout/i);
  });
});
