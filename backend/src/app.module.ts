import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AdminModule } from './admin/admin.module';
import { AlexModule } from './alex/alex.module';
import { AuthModule } from './auth/auth.module';
import { AutomationsModule } from './automations/automations.module';
import { CampaignsModule } from './campaigns/campaigns.module';
import { CandidatesModule } from './candidates/candidates.module';
import { ContactModule } from './contact/contact.module';
import { ConversationModule } from './conversation/conversation.module';
import { CriteriaModule } from './criteria/criteria.module';
import { DashboardModule } from './dashboard/dashboard.module';
import { DateExperiencesModule } from './date-experiences/date-experiences.module';
import { DateIdeasModule } from './date-ideas/date-ideas.module';
import { MailModule } from './mail/mail.module';
import { OpenApiModule } from './openapi/openapi.module';
import { MailEventsModule } from './mail-events/mail-events.module';
import { TemplatesModule } from './mail-templates/templates.module';
import { OperationsModule } from './operations/operations.module';
import { PlacesModule } from './places/places.module';
import { PlatformModule, type Platform } from './platform/platform.module';
import { TrackingModule } from './tracking/tracking.module';
import { PrivacyModule } from './privacy/privacy.module';
import { UnsubscribeModule } from './unsubscribe/unsubscribe.module';
import { UsersModule } from './users/users.module';

@Module({})
export class AppModule {
  static on(platform: Platform): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(platform),
        ScheduleModule.forRoot(),
        AuthModule,
        UsersModule,
        MailModule,
        MailEventsModule,
        TemplatesModule,
        CriteriaModule,
        CandidatesModule,
        DateExperiencesModule,
        DashboardModule,
        ConversationModule,
        AlexModule,
        ContactModule,
        UnsubscribeModule,
        PrivacyModule,
        PlacesModule,
        DateIdeasModule,
        TrackingModule,
        AdminModule,
        OperationsModule,
        CampaignsModule,
        AutomationsModule,
        OpenApiModule,
      ],
    };
  }
}
