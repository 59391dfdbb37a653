import { Module } from '@nestjs/common';
import { ConversationModule } from '../alex/conversation/conversation.module';
import { CandidatesModule } from '../candidates/candidates.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { DateIdeasModule } from '../date-ideas/date-ideas.module';
import { PostgresTrackingRepository } from './adapters/postgres-tracking.repository';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';
import { TrackingController } from './tracking.controller';
import { TrackingRepository } from './tracking.repository';
import { TrackingService } from './tracking.service';

@Module({
  imports: [CandidatesModule, CriteriaModule, DateIdeasModule, ConversationModule],
  controllers: [DashboardController, TrackingController],
  providers: [
    DashboardService,
    TrackingService,
    { provide: TrackingRepository, useClass: PostgresTrackingRepository },
  ],
  exports: [DashboardService],
})
export class AnalyticsModule {}
