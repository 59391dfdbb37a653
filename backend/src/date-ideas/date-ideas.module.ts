import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { BuiltInCatalogue } from './adapters/built-in/built-in-catalogue';
import { configuredSources } from './adapters/configured-sources';
import { PostgresIdeaCacheRepository } from './adapters/postgres-idea-cache.repository';
import { PostgresIdeaPreferenceRepository } from './adapters/postgres-idea-preference.repository';
import { DateIdeasController } from './date-ideas.controller';
import { DateIdeasService } from './date-ideas.service';
import { IdeaCacheRepository } from './sources/idea-cache.repository';
import { IdeaPreferenceRepository } from './preferences/idea-preference.repository';
import { IdeaPreferencesController } from './preferences/idea-preferences.controller';
import { IdeaPreferencesService } from './preferences/idea-preferences.service';
import { IdeaCatalogue, OutsideSources } from './sources/idea-source';
import { SourcedIdeasService } from './sources/sourced-ideas.service';

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
    { provide: OutsideSources, useFactory: configuredSources, inject: [Config, Clock] },
  ],
  exports: [IdeaPreferencesService],
})
export class DateIdeasModule {}
