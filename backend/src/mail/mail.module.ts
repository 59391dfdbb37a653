import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { Config } from '../platform/config/config';
import { SuppressionsModule } from './suppressions/suppressions.module';
import { UsersModule } from '../users/users.module';
import { BullMqMailQueue } from './adapters/bullmq-mail-queue';
import { PostgresCampaignWords } from './adapters/postgres-campaign-words';
import { InProcessMailQueue } from './adapters/in-process-mail-queue';
import { NodeDnsRecords } from './adapters/node-dns-records';
import { SmtpMailer } from './adapters/smtp-mailer';
import { PostgresDeliveryRepository } from './adapters/postgres-delivery.repository';
import { PostgresMailLinkRepository } from './adapters/postgres-mail-link.repository';
import { PostgresMailLogRepository } from './adapters/postgres-mail-log.repository';
import { PostgresMailServerRepository } from './adapters/postgres-mail-server.repository';
import { PostgresOutboxRepository } from './adapters/postgres-outbox.repository';
import { PostgresTemplateRepository } from './adapters/postgres-template.repository';
import { CampaignWordsSource } from './rendering/campaign-words-source';
import { LinkRenewalService } from './links/link-renewal.service';
import { MailLinkRepository } from './links/mail-link.repository';
import { MailDeliveryService } from './outbox/mail-delivery.service';
import { MailLogRepository } from './log/mail-log.repository';
import { MailLogService } from './log/mail-log.service';
import { MailQueue } from './outbox/mail-queue';
import { MailRenderer } from './rendering/mail-renderer';
import { MailWordsService } from './templates/mail-words.service';
import { DeliveryRepository } from './outbox/delivery.repository';
import { MailSchedule } from './outbox/mail-schedule';
import { Mailer } from './outbox/mailer';
import { OutboxRepository } from './outbox/outbox.repository';
import { OutboxService } from './outbox/outbox.service';
import { MailServerRepository } from './server/mail-server.repository';
import { MailServerService } from './server/mail-server.service';
import { TemplateRepository } from './templates/template.repository';
import { TrackingLinksService } from './events/tracking-links.service';
import { UnsubscribeLinksService } from './suppressions/unsubscribe-links.service';

import { DnsRecords } from './domain/dns-records';
import { SenderDomainController } from './domain/sender-domain.controller';
import { SenderDomainService } from './domain/sender-domain.service';
import { MailEventsController } from './events/mail-events.controller';
import { MailEventsService } from './events/mail-events.service';
import { MailFactsService } from './events/mail-facts.service';
import { MailReportsController } from './events/mail-reports.controller';
import { MailReportsService } from './events/mail-reports.service';
import { SuppressionListController } from './suppressions/suppression-list.controller';
import { SuppressionListService } from './suppressions/suppression-list.service';
import { UnsubscribeController } from './suppressions/unsubscribe.controller';
import { UnsubscribeService } from './suppressions/unsubscribe.service';
import { PostgresUnsentMailRepository } from './unsent/adapters/postgres-unsent-mail.repository';
import { UnsentMailController } from './unsent/unsent-mail.controller';
import { UnsentMailRepository } from './unsent/unsent-mail.repository';
import { UnsentMailService } from './unsent/unsent-mail.service';
import { AmazonSnsEndpoint } from './webhooks/adapters/amazon-sns-endpoint';
import { PostgresWebhookTokenRepository } from './webhooks/adapters/postgres-webhook-token.repository';
import { MailWebhooksController } from './webhooks/mail-webhooks.controller';
import { MailWebhooksService } from './webhooks/mail-webhooks.service';
import { SnsEndpoint } from './webhooks/sns-endpoint';
import { WebhookTokenRepository } from './webhooks/webhook-token.repository';
import { TemplatesController } from './templates/templates.controller';
import { TemplatesService } from './templates/templates.service';

@Module({
  imports: [AuditModule, SuppressionsModule, UsersModule],
  controllers: [
    TemplatesController,
    MailEventsController,
    MailReportsController,
    MailWebhooksController,
    UnsubscribeController,
    UnsentMailController,
    SuppressionListController,
    SenderDomainController,
  ],
  providers: [
    UnsubscribeLinksService,
    TrackingLinksService,
    OutboxService,
    MailDeliveryService,
    MailServerService,
    LinkRenewalService,
    MailLogService,
    MailRenderer,
    MailWordsService,
    MailSchedule,
    TemplatesService,
    MailEventsService,
    MailFactsService,
    MailReportsService,
    MailWebhooksService,
    UnsubscribeService,
    UnsentMailService,
    SuppressionListService,
    { provide: SnsEndpoint, useClass: AmazonSnsEndpoint },
    { provide: WebhookTokenRepository, useClass: PostgresWebhookTokenRepository },
    SenderDomainService,
    { provide: DnsRecords, useClass: NodeDnsRecords },
    { provide: UnsentMailRepository, useClass: PostgresUnsentMailRepository },
    { provide: CampaignWordsSource, useClass: PostgresCampaignWords },
    { provide: DeliveryRepository, useClass: PostgresDeliveryRepository },
    { provide: MailServerRepository, useClass: PostgresMailServerRepository },
    { provide: MailLinkRepository, useClass: PostgresMailLinkRepository },
    { provide: OutboxRepository, useClass: PostgresOutboxRepository },
    { provide: TemplateRepository, useClass: PostgresTemplateRepository },
    { provide: MailLogRepository, useClass: PostgresMailLogRepository },
    {
      provide: MailQueue,
      useFactory: (config: Config) =>
        config.redisUrl ? new BullMqMailQueue(config.redisUrl) : new InProcessMailQueue(),
      inject: [Config],
    },
    {
      provide: Mailer,
      useFactory: (config: Config) => new SmtpMailer(config),
      inject: [Config],
    },
  ],
  exports: [
    OutboxService,
    MailDeliveryService,
    MailServerService,
    MailLogService,
    MailWordsService,
    TrackingLinksService,
    UnsubscribeLinksService,
  ],
})
export class MailModule {}
