import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { DateIdeasModule } from '../date-ideas/date-ideas.module';
import { DecisionController } from './decision.controller';
import { DecisionService } from './decision.service';

@Module({
  imports: [CandidatesModule, DateIdeasModule],
  controllers: [DecisionController],
  providers: [DecisionService],
})
export class DecisionModule {}
