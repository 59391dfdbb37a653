import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { TypeOrmDateExperienceRepository } from './adapters/typeorm-date-experience.repository';
import { DateExperienceRepository } from './date-experience.repository';
import { DateExperiencesController } from './date-experiences.controller';
import { DateExperiencesService } from './date-experiences.service';

@Module({
  imports: [IdempotencyModule],
  controllers: [DateExperiencesController],
  providers: [
    DateExperiencesService,
    { provide: DateExperienceRepository, useClass: TypeOrmDateExperienceRepository },
  ],
  exports: [DateExperiencesService],
})
export class DateExperiencesModule {}
