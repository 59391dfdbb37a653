import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { DecisionController } from './decision.controller';
import { DecisionService } from './decision.service';

@Module({
  imports: [CandidatesModule],
  controllers: [DecisionController],
  providers: [DecisionService],
})
export class DecisionModule {}
