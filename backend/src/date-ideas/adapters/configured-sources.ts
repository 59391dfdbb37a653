import type { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import type { IdeaSource, OutsideSources } from '../sources/idea-source';
import { EventFeedSource } from './event-feeds/event-feed-source';
import { GooglePlacesSource } from './google/google-places-source';
import { Nominatim } from './openstreetmap/nominatim';
import { OverpassSource } from './openstreetmap/overpass-source';

export function configuredSources({ appUrl, ideaSources }: Config, clock: Clock): OutsideSources {
  const { google, overpass, feeds } = ideaSources;
  // Public servers want to know which site asks, to be able to complain to it.
  const userAgent = `HeartAndHead (${appUrl})`;
  const sources: IdeaSource[] = feeds.map(
    (feed, index) => new EventFeedSource(`${feed.source} feed ${index + 1}`, feed, clock, userAgent),
  );
  if (google) sources.push(new GooglePlacesSource(google));
  if (overpass) {
    const nominatim = overpass.nominatimUrl && new Nominatim(overpass.nominatimUrl, userAgent);
    sources.push(new OverpassSource(overpass.url, nominatim || null, userAgent));
  }
  return { sources };
}
