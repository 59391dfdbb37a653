import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { ConversationModule } from './conversation/conversation.module';
import { AnalyticsModule } from '../analytics/analytics.module';
import { DateExperiencesModule } from '../date-experiences/date-experiences.module';
import { DateIdeasModule } from '../date-ideas/date-ideas.module';
import { PlannedDatesModule } from '../planned-dates/planned-dates.module';
import { AvailableModel } from './adapters/available-model';
import { PostgresUsageRepository } from './adapters/postgres-usage.repository';
import { AlexController } from './alex.controller';
import { AlexService } from './alex.service';
import { BudgetService } from './model/budget.service';
import { ModelChoice } from './model/language-model';
import { LocalModelModule } from './model/local/local-model.module';
import { ModelCoachService } from './model/model-coach.service';
import { SafetyModule } from '../safety/safety.module';
import { UsageRepository } from './model/usage.repository';

@Module({
  imports: [
    CandidatesModule,
    AnalyticsModule,
    DateExperiencesModule,
    DateIdeasModule,
    PlannedDatesModule,
    ConversationModule,
    LocalModelModule,
    SafetyModule,
  ],
  controllers: [AlexController],
  providers: [
    AlexService,
    ModelCoachService,
    BudgetService,
    { provide: UsageRepository, useClass: PostgresUsageRepository },
    { provide: ModelChoice, useClass: AvailableModel },
  ],
  exports: [BudgetService],
})
export class AlexModule {}
