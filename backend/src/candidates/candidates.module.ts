import { Module } from '@nestjs/common';
import { SafetyModule } from '../safety/safety.module';
import { PostgresCandidateRepository } from './adapters/postgres-candidate.repository';
import { PostgresMatchesRead } from './adapters/postgres-matches-read';
import { CandidateRepository } from './candidate.repository';
import { CandidatesController } from './candidates.controller';
import { CandidatesService } from './candidates.service';
import { MatchesRead } from './matches-read';
import { PostgresCandidateFactRepository } from './facts/adapters/postgres-candidate-fact.repository';
import { CandidateFactRepository } from './facts/candidate-fact.repository';
import { CandidateFactsController } from './facts/candidate-facts.controller';
import { CandidateFactsService } from './facts/candidate-facts.service';

@Module({
  imports: [SafetyModule],
  controllers: [CandidatesController, CandidateFactsController],
  providers: [
    CandidatesService,
    CandidateFactsService,
    { provide: CandidateRepository, useClass: PostgresCandidateRepository },
    { provide: MatchesRead, useClass: PostgresMatchesRead },
    { provide: CandidateFactRepository, useClass: PostgresCandidateFactRepository },
  ],
  exports: [CandidatesService, CandidateFactsService],
})
export class CandidatesModule {}
