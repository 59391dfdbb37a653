import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../idempotency/idempotency.module';
import { TypeOrmCandidateRepository } from './adapters/typeorm-candidate.repository';
import { CandidateRepository } from './candidate.repository';
import { CandidatesController } from './candidates.controller';
import { CandidatesService } from './candidates.service';

@Module({
  imports: [IdempotencyModule],
  controllers: [CandidatesController],
  providers: [CandidatesService, { provide: CandidateRepository, useClass: TypeOrmCandidateRepository }],
  exports: [CandidatesService],
})
export class CandidatesModule {}
