import { Module } from '@nestjs/common';
import { CandidatesModule } from '../candidates/candidates.module';
import { PostgresPlannedDateSettingsRepository } from './adapters/postgres-planned-date-settings.repository';
import { PostgresPlannedDateRepository } from './adapters/postgres-planned-date.repository';
import { MailModule } from '../mail/mail.module';
import { UsersModule } from '../users/users.module';
import { PostgresPushSubscriptionRepository } from './adapters/postgres-push-subscription.repository';
import { PostgresReminderRepository } from './adapters/postgres-reminder.repository';
import { WebPushSender } from './adapters/web-push-sender';
import { PushSender } from './push/push-sender';
import { PushSubscriptionRepository } from './push/push-subscription.repository';
import { PushSubscriptionsController } from './push/push-subscriptions.controller';
import { PushSubscriptionsService } from './push/push-subscriptions.service';
import { PushDeliveryService } from './reminders/push-delivery.service';
import { ReminderSchedule } from './reminders/reminder-schedule';
import { ReminderRepository } from './reminders/reminder.repository';
import { RemindersService } from './reminders/reminders.service';
import { CalendarController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { PlannedDateRepository } from './planned-date.repository';
import { PlannedDateSettingsRepository } from './planned-date-settings.repository';
import { PlannedDateSettingsService } from './planned-date-settings.service';
import { PlannedDatesController } from './planned-dates.controller';
import { PlannedDatesHousekeeping } from './planned-dates-housekeeping';
import { PlannedDatesService } from './planned-dates.service';

@Module({
  imports: [CandidatesModule, MailModule, UsersModule],
  controllers: [PlannedDatesController, CalendarController, PushSubscriptionsController],
  providers: [
    PlannedDatesService,
    PlannedDateSettingsService,
    PlannedDatesHousekeeping,
    CalendarService,
    PushSubscriptionsService,
    RemindersService,
    PushDeliveryService,
    ReminderSchedule,
    { provide: PlannedDateRepository, useClass: PostgresPlannedDateRepository },
    { provide: ReminderRepository, useClass: PostgresReminderRepository },
    { provide: PushSubscriptionRepository, useClass: PostgresPushSubscriptionRepository },
    { provide: PushSender, useClass: WebPushSender },
    { provide: PlannedDateSettingsRepository, useClass: PostgresPlannedDateSettingsRepository },
  ],
  exports: [PlannedDatesService],
})
export class PlannedDatesModule {}
