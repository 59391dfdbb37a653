import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { UsersModule } from '../users/users.module';
import { MailEventsController } from './mail-events.controller';
import { MailEventsService } from './mail-events.service';
import { MailReportsController } from './mail-reports.controller';
import { MailReportsService } from './mail-reports.service';

@Module({
  imports: [MailModule, SuppressionsModule, UsersModule],
  controllers: [MailEventsController, MailReportsController],
  providers: [MailEventsService, MailReportsService],
})
export class MailEventsModule {}
