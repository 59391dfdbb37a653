import { EnvironmentReader } from './environment-reader';
import { readIdeaSources } from './idea-sources-config';

const read = (env: Record<string, string>) => readIdeaSources(new EnvironmentReader(env));

describe('the sources of date ideas', () => {
  it('are all off when nothing is configured, or only base URLs are', () => {
    const off = { google: null, overpass: null, feeds: [] };
    expect(read({})).toEqual(off);
    expect(read({ GOOGLE_MAPS_BASE_URL: 'http://127.0.0.1:1', EVENT_FEEDS: '' })).toEqual(off);
    expect(read({ NOMINATIM_URL: 'http://127.0.0.1:1' })).toEqual(off);
  });

  it('need a key for Google, and ignore a trailing slash in a URL', () => {
    expect(read({ GOOGLE_MAPS_API_KEY: 'k' }).google).toEqual({
      apiKey: 'k',
      mapsUrl: 'https://maps.googleapis.com',
      placesUrl: 'https://places.googleapis.com',
    });
    const google = read({ GOOGLE_MAPS_API_KEY: 'k', GOOGLE_PLACES_BASE_URL: 'http://127.0.0.1:9/' }).google;
    expect(google?.placesUrl).toBe('http://127.0.0.1:9');
  });

  it('accept OpenStreetMap with and without a town search', () => {
    expect(read({ OVERPASS_URL: 'http://o.example/api' }).overpass).toEqual({
      url: 'http://o.example/api',
      nominatimUrl: null,
    });
    const both = read({ OVERPASS_URL: 'http://o.example/api', NOMINATIM_URL: 'http://n.example/' });
    expect(both.overpass?.nominatimUrl).toBe('http://n.example');
  });

  it('accept several feeds, even with commas and equals signs in their URLs', () => {
    const text =
      'Visit Fergus Falls=https://a.example/x.ics?ids=1,2&b=3, atlas obscura = https://b.example/feed,Facebook Events=http://c.example/e.ics';
    expect(read({ EVENT_FEEDS: text }).feeds).toEqual([
      { source: 'Visit Fergus Falls', url: 'https://a.example/x.ics?ids=1,2&b=3' },
      { source: 'Atlas Obscura', url: 'https://b.example/feed' },
      { source: 'Facebook Events', url: 'http://c.example/e.ics' },
    ]);
  });
});
