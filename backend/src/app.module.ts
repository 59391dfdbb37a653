import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AdminModule } from './admin/admin.module';
import { AlexModule } from './alex/alex.module';
import { AnalyticsModule } from './analytics/analytics.module';
import { AuthModule } from './auth/auth.module';
import { CandidatesModule } from './candidates/candidates.module';
import { ContactModule } from './contact/contact.module';
import { CriteriaModule } from './criteria/criteria.module';
import { DateExperiencesModule } from './date-experiences/date-experiences.module';
import { DateIdeasModule } from './date-ideas/date-ideas.module';
import { DecisionModule } from './decision/decision.module';
import { EmailCampaignsModule } from './email-campaigns/email-campaigns.module';
import { ImportsModule } from './imports/imports.module';
import { MailModule } from './mail/mail.module';
import { OperationsModule } from './operations/operations.module';
import { PlacesModule } from './places/places.module';
import { PlannedDatesModule } from './planned-dates/planned-dates.module';
import { PlatformModule, type Platform } from './platform/platform.module';
import { PredictionsModule } from './predictions/predictions.module';
import { PrivacyModule } from './privacy/privacy.module';
import { UsersModule } from './users/users.module';

@Module({})
export class AppModule {
  static on(platform: Platform): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(platform),
        ScheduleModule.forRoot(),
        DiscoveryModule,
        AuthModule,
        UsersModule,
        MailModule,
        CriteriaModule,
        CandidatesModule,
        DateExperiencesModule,
        PlannedDatesModule,
        PredictionsModule,
        ImportsModule,
        AnalyticsModule,
        AlexModule,
        ContactModule,
        PrivacyModule,
        PlacesModule,
        DateIdeasModule,
        DecisionModule,
        AdminModule,
        EmailCampaignsModule,
        OperationsModule,
      ],
    };
  }
}
