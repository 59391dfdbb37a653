import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { ConversationModule } from '../conversation/conversation.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { IdeaPreferencesModule } from '../date-ideas/idea-preferences.module';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';

@Module({
  imports: [CandidatesModule, CriteriaModule, IdeaPreferencesModule, ConversationModule],
  controllers: [DashboardController],
  providers: [DashboardService],
  exports: [DashboardService],
})
export class DashboardModule {}
