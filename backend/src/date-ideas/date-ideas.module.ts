import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { OutgoingClient } from '../platform/outgoing/outgoing-client';
import { BuiltInCatalogue } from './adapters/built-in/built-in-catalogue';
import { PostgresIdeaCacheRepository } from './adapters/postgres-idea-cache.repository';
import { PostgresIdeaPreferenceRepository } from './adapters/postgres-idea-preference.repository';
import { DateIdeasController } from './date-ideas.controller';
import { DateIdeasService } from './date-ideas.service';
import { IdeaCacheRepository } from './sources/idea-cache.repository';
import { IdeaPreferenceRepository } from './preferences/idea-preference.repository';
import { IdeaPreferencesController } from './preferences/idea-preferences.controller';
import { IdeaPreferencesService } from './preferences/idea-preferences.service';
import { IdeaCatalogue, OutsideSources, type IdeaSource } from './sources/idea-source';
import { SourcedIdeasService } from './sources/sourced-ideas.service';
import { EventFeedSource } from './adapters/event-feeds/event-feed-source';
import { GooglePlacesSource } from './adapters/google/google-places-source';
import { Nominatim } from './adapters/openstreetmap/nominatim';
import { OverpassSource } from './adapters/openstreetmap/overpass-source';

@Module({
  imports: [CandidatesModule],
  controllers: [DateIdeasController, IdeaPreferencesController],
  providers: [
    DateIdeasService,
    SourcedIdeasService,
    IdeaPreferencesService,
    { provide: IdeaCatalogue, useClass: BuiltInCatalogue },
    { provide: IdeaCacheRepository, useClass: PostgresIdeaCacheRepository },
    { provide: IdeaPreferenceRepository, useClass: PostgresIdeaPreferenceRepository },
    { provide: OutsideSources, useFactory: configuredSources, inject: [Config, Clock, OutgoingClient] },
  ],
  exports: [DateIdeasService, IdeaPreferencesService],
})
export class DateIdeasModule {}

function configuredSources(
  { appUrl, ideaSources }: Config,
  clock: Clock,
  outgoing: OutgoingClient,
): OutsideSources {
  const { google, overpass, feeds } = ideaSources;
  // Public servers want to know which site is calling, so they can complain to it.
  const userAgent = `HeartAndHead (${appUrl})`;
  const sources: IdeaSource[] = feeds.map(
    (feed, index) =>
      new EventFeedSource(`${feed.source} feed ${index + 1}`, feed, clock, userAgent, outgoing),
  );
  if (google) sources.push(new GooglePlacesSource(google, outgoing));
  if (overpass) {
    const nominatim = overpass.nominatimUrl && new Nominatim(overpass.nominatimUrl, userAgent, outgoing);
    sources.push(new OverpassSource(overpass.url, nominatim || null, userAgent, outgoing));
  }
  return { sources };
}
