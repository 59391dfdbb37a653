import { Module } from '@nestjs/common';
import { AlexModule } from '../alex/alex.module';
import { AuthModule } from '../auth/auth.module';
import { CandidatesModule } from '../candidates/candidates.module';
import { ContactModule } from '../contact/contact.module';
import { ConversationModule } from '../alex/conversation/conversation.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { AnalyticsModule } from '../analytics/analytics.module';
import { DateExperiencesModule } from '../date-experiences/date-experiences.module';
import { DateIdeasModule } from '../date-ideas/date-ideas.module';
import { ImportsModule } from '../imports/imports.module';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../mail/suppressions/suppressions.module';
import { SecurityEventsModule } from '../security-events/security-events.module';
import { PlannedDatesModule } from '../planned-dates/planned-dates.module';
import { PredictionsModule } from '../predictions/predictions.module';
import { UsersModule } from '../users/users.module';
import { AccountDeletionService } from './account-deletion.service';
import { BrowserKeyService } from './browser-key.service';
import { DataExportService } from './data-export.service';
import { PrivacyController } from './privacy.controller';

@Module({
  imports: [
    AuthModule,
    UsersModule,
    CriteriaModule,
    CandidatesModule,
    DateExperiencesModule,
    PlannedDatesModule,
    PredictionsModule,
    ImportsModule,
    AnalyticsModule,
    DateIdeasModule,
    ConversationModule,
    AlexModule,
    MailModule,
    SuppressionsModule,
    ContactModule,
    SecurityEventsModule,
  ],
  controllers: [PrivacyController],
  providers: [DataExportService, AccountDeletionService, BrowserKeyService],
  exports: [AccountDeletionService],
})
export class PrivacyModule {}
