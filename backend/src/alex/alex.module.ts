import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { ConversationModule } from '../conversation/conversation.module';
import { DashboardModule } from '../dashboard/dashboard.module';
import { Config } from '../platform/config/config';
import { OpenAiLanguageModel } from './adapters/openai-language-model';
import { TypeOrmUsageRepository } from './adapters/typeorm-usage.repository';
import { AlexController } from './alex.controller';
import { AlexService } from './alex.service';
import { BudgetService } from './budget.service';
import { LanguageModel } from './language-model';
import { ModelCoachService } from './model-coach.service';
import { UsageRepository } from './usage.repository';

@Module({
  imports: [CandidatesModule, DashboardModule, ConversationModule],
  controllers: [AlexController],
  providers: [
    AlexService,
    ModelCoachService,
    BudgetService,
    { provide: UsageRepository, useClass: TypeOrmUsageRepository },
    {
      provide: LanguageModel,
      inject: [Config],
      useFactory: ({ coach }: Config) => new OpenAiLanguageModel(coach.server),
    },
  ],
  exports: [BudgetService],
})
export class AlexModule {}
