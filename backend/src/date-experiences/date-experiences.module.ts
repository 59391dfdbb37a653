import { Module } from '@nestjs/common';
import { SafetyModule } from '../safety/safety.module';
import { CandidatesModule } from '../candidates/candidates.module';
import { PostgresDateExperienceRepository } from './adapters/postgres-date-experience.repository';
import { DateExperienceRepository } from './date-experience.repository';
import { DateExperiencesController } from './date-experiences.controller';
import { DateExperiencesService } from './date-experiences.service';

@Module({
  imports: [CandidatesModule, SafetyModule],
  controllers: [DateExperiencesController],
  providers: [
    DateExperiencesService,
    { provide: DateExperienceRepository, useClass: PostgresDateExperienceRepository },
  ],
  exports: [DateExperiencesService],
})
export class DateExperiencesModule {}
