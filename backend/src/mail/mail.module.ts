import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { UsersModule } from '../users/users.module';
import { BullMqMailQueue } from './adapters/bullmq-mail-queue';
import { TypeOrmCampaignWords } from './adapters/typeorm-campaign-words';
import { InProcessMailQueue } from './adapters/in-process-mail-queue';
import { SmtpMailer } from './adapters/smtp-mailer';
import { TypeOrmMailLogRepository } from './adapters/typeorm-mail-log.repository';
import { TypeOrmOutboxRepository } from './adapters/typeorm-outbox.repository';
import { TypeOrmTemplateRepository } from './adapters/typeorm-template.repository';
import { CampaignWordsSource } from './campaign-words-source';
import { MailDeliveryService } from './mail-delivery.service';
import { MailLogRepository } from './mail-log.repository';
import { MailLogService } from './mail-log.service';
import { MailQueue } from './mail-queue';
import { MailRenderer } from './mail-renderer';
import { MailWordsService } from './mail-words.service';
import { MailSchedule } from './mail-schedule';
import { Mailer } from './mailer';
import { OutboxRepository } from './outbox.repository';
import { OutboxService } from './outbox.service';
import { TemplateRepository } from './template.repository';
import { TrackingLinksService } from './tracking-links.service';
import { UnsubscribeLinksService } from './unsubscribe-links.service';

@Module({
  imports: [SuppressionsModule, UsersModule],
  providers: [
    UnsubscribeLinksService,
    TrackingLinksService,
    OutboxService,
    MailDeliveryService,
    MailLogService,
    MailRenderer,
    MailWordsService,
    MailSchedule,
    { provide: CampaignWordsSource, useClass: TypeOrmCampaignWords },
    { provide: OutboxRepository, useClass: TypeOrmOutboxRepository },
    { provide: TemplateRepository, useClass: TypeOrmTemplateRepository },
    { provide: MailLogRepository, useClass: TypeOrmMailLogRepository },
    {
      provide: MailQueue,
      useFactory: (config: Config) =>
        config.redisUrl ? new BullMqMailQueue(config.redisUrl) : new InProcessMailQueue(),
      inject: [Config],
    },
    {
      provide: Mailer,
      useFactory: (config: Config) => new SmtpMailer(config.smtpUrl, config.mailFrom, config.mail.dkim),
      inject: [Config],
    },
  ],
  exports: [
    OutboxService,
    MailDeliveryService,
    MailLogService,
    MailWordsService,
    TrackingLinksService,
    UnsubscribeLinksService,
  ],
})
export class MailModule {}
