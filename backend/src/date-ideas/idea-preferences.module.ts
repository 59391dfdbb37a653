import { Module } from '@nestjs/common';
import { TypeOrmIdeaPreferenceRepository } from './adapters/typeorm-idea-preference.repository';
import { IdeaPreferenceRepository } from './idea-preference.repository';
import { IdeaPreferencesController } from './idea-preferences.controller';
import { IdeaPreferencesService } from './idea-preferences.service';

@Module({
  controllers: [IdeaPreferencesController],
  providers: [
    IdeaPreferencesService,
    { provide: IdeaPreferenceRepository, useClass: TypeOrmIdeaPreferenceRepository },
  ],
  exports: [IdeaPreferencesService],
})
export class IdeaPreferencesModule {}
