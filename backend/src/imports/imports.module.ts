import { Module } from '@nestjs/common';
import { ConversationModule } from '../alex/conversation/conversation.module';
import { CandidatesModule } from '../candidates/candidates.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { DateExperiencesModule } from '../date-experiences/date-experiences.module';
import { DateIdeasModule } from '../date-ideas/date-ideas.module';
import { PlannedDatesModule } from '../planned-dates/planned-dates.module';
import { PredictionsModule } from '../predictions/predictions.module';
import { PostgresImportBatchRepository } from './adapters/postgres-import-batch.repository';
import { ImportBatchRepository } from './import-batch.repository';
import { ImportsController } from './imports.controller';
import { ImportsService } from './imports.service';
import { NoteReadingService } from './note-reading.service';
import { RecordRestoreService } from './record/record-restore.service';

@Module({
  imports: [
    CandidatesModule,
    CriteriaModule,
    DateExperiencesModule,
    PlannedDatesModule,
    PredictionsModule,
    ConversationModule,
    DateIdeasModule,
  ],
  controllers: [ImportsController],
  providers: [
    ImportsService,
    RecordRestoreService,
    NoteReadingService,
    { provide: ImportBatchRepository, useClass: PostgresImportBatchRepository },
  ],
  exports: [ImportsService],
})
export class ImportsModule {}
