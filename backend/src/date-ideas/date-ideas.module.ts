import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { BuiltInCatalogue } from './adapters/built-in-catalogue';
import { configuredSources } from './adapters/configured-sources';
import { TypeOrmIdeaCacheRepository } from './adapters/typeorm-idea-cache.repository';
import { DateIdeasController } from './date-ideas.controller';
import { DateIdeasService } from './date-ideas.service';
import { IdeaCacheRepository } from './idea-cache.repository';
import { IdeaPreferencesModule } from './idea-preferences.module';
import { IdeaCatalogue, OutsideSources } from './idea-source';
import { SourcedIdeasService } from './sourced-ideas.service';

@Module({
  imports: [IdeaPreferencesModule, CandidatesModule],
  controllers: [DateIdeasController],
  providers: [
    DateIdeasService,
    SourcedIdeasService,
    { provide: IdeaCatalogue, useClass: BuiltInCatalogue },
    { provide: IdeaCacheRepository, useClass: TypeOrmIdeaCacheRepository },
    { provide: OutsideSources, useFactory: configuredSources, inject: [Config, Clock] },
  ],
})
export class DateIdeasModule {}
