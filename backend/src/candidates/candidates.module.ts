import { Module } from '@nestjs/common';
import { SafetyModule } from '../alex/safety/safety.module';
import { PostgresCandidateRepository } from './adapters/postgres-candidate.repository';
import { CandidateRepository } from './candidate.repository';
import { CandidatesController } from './candidates.controller';
import { CandidatesService } from './candidates.service';

@Module({
  imports: [SafetyModule],
  controllers: [CandidatesController],
  providers: [CandidatesService, { provide: CandidateRepository, useClass: PostgresCandidateRepository }],
  exports: [CandidatesService],
})
export class CandidatesModule {}
