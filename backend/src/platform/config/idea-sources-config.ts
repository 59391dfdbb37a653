import { EVENT_FEED_SOURCES, type EventFeedSource } from '#contract/dating/date-ideas';
import type { EnvironmentReader } from './environment-reader';
import { StartupError } from './startup-error';

export interface GoogleConfig {
  readonly apiKey: string;
  readonly mapsUrl: string;
  readonly placesUrl: string;
}

interface OverpassConfig {
  readonly url: string;
  readonly nominatimUrl: string | null;
}

export interface EventFeed {
  readonly source: EventFeedSource;
  readonly url: string;
}

/** Where date ideas come from besides the built-in catalogue; null or empty means "not configured". */
export interface IdeaSourcesConfig {
  readonly google: GoogleConfig | null;
  readonly overpass: OverpassConfig | null;
  readonly feeds: readonly EventFeed[];
}

const WEB = ['http:', 'https:'] as const;

export function readIdeaSources(read: EnvironmentReader): IdeaSourcesConfig {
  const apiKey = read.secret('GOOGLE_MAPS_API_KEY');
  const mapsUrl = read.optionalUrl('GOOGLE_MAPS_BASE_URL', WEB, 'https://maps.googleapis.com');
  const placesUrl = read.optionalUrl('GOOGLE_PLACES_BASE_URL', WEB, 'https://places.googleapis.com');
  const overpassUrl = read.optionalUrl('OVERPASS_URL', WEB, null);
  const nominatimUrl = read.optionalUrl('NOMINATIM_URL', WEB, null);
  return {
    google: apiKey === null ? null : { apiKey, mapsUrl: bare(mapsUrl), placesUrl: bare(placesUrl) },
    overpass:
      overpassUrl === null
        ? null
        : { url: overpassUrl, nominatimUrl: nominatimUrl === null ? null : bare(nominatimUrl) },
    feeds: parseFeeds(read.text('EVENT_FEEDS', '')),
  };
}

const bare = (url: string) => url.replace(/\/+$/, '');

/** A URL may contain a comma: a new pair starts only where a name and a URL follow it. */
const NEXT_PAIR = /,(?=[^,=?&/]+=\s*[a-z]+:\/\/)/i;

/** `Source Name=url` pairs, comma-separated. */
function parseFeeds(text: string): EventFeed[] {
  const pairs = text.split(NEXT_PAIR).filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const [, name = '', url = ''] = /^([^=]*)=(.*)$/s.exec(pair.trim()) ?? [];
    const source = EVENT_FEED_SOURCES.find((known) => known.toLowerCase() === name.trim().toLowerCase());
    const isWeb =
      URL.canParse(url.trim()) && WEB.some((protocol) => protocol === new URL(url.trim()).protocol);
    if (!source || !isWeb)
      throw new StartupError(
        `EVENT_FEEDS must hold pairs like "Visit Fergus Falls=https://example.com/events.ics", separated by commas, with the names ${EVENT_FEED_SOURCES.join(', ')}; "${pair.trim()}" is not one.`,
      );
    return { source, url: url.trim() };
  });
}
