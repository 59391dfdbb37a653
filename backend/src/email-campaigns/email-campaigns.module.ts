import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../mail/suppressions/suppressions.module';
import { HttpLinkProbe } from './adapters/http-link-probe';
import { PostgresAudienceRepository } from './adapters/postgres-audience.repository';
import { PostgresAutomationRunRepository } from './adapters/postgres-automation-run.repository';
import { PostgresCampaignRepository } from './adapters/postgres-campaign.repository';
import { PostgresSegmentRepository } from './adapters/postgres-segment.repository';
import { PostgresSendRepository } from './adapters/postgres-send.repository';
import { AudienceRepository } from './audience/audience.repository';
import { SegmentRepository } from './audience/segment.repository';
import { SegmentsController } from './audience/segments.controller';
import { SegmentsService } from './audience/segments.service';
import { AutomationRunRepository } from './automations/automation-run.repository';
import { AutomationSettingsModule } from './automations/automation-settings.module';
import { AutomationsController } from './automations/automations.controller';
import { AutomationsService } from './automations/automations.service';
import { AutomationSchedule } from './automations/automation-schedule';
import { AutomationRunnerService } from './automations/automation-runner.service';
import { CampaignReportsService } from './campaigns/campaign-reports.service';
import { CampaignSamplesService } from './message/campaign-samples.service';
import { CampaignRepository } from './campaigns/campaign.repository';
import { CampaignsController } from './campaigns/campaigns.controller';
import { CampaignsService } from './campaigns/campaigns.service';
import { LinkCheckService } from './message/link-check.service';
import { LinkProbe } from './message/link-probe';
import { CampaignRunnerService } from './sending/campaign-runner.service';
import { CampaignSchedule } from './sending/campaign-schedule';
import { SendRepository } from './sending/send.repository';

@Module({
  imports: [AuditModule, AutomationSettingsModule, MailModule, SuppressionsModule],
  controllers: [CampaignsController, SegmentsController, AutomationsController],
  providers: [
    CampaignsService,
    CampaignReportsService,
    CampaignSamplesService,
    LinkCheckService,
    SegmentsService,
    CampaignRunnerService,
    CampaignSchedule,
    AutomationsService,
    AutomationRunnerService,
    AutomationSchedule,
    { provide: CampaignRepository, useClass: PostgresCampaignRepository },
    { provide: AudienceRepository, useClass: PostgresAudienceRepository },
    { provide: LinkProbe, useClass: HttpLinkProbe },
    { provide: SegmentRepository, useClass: PostgresSegmentRepository },
    { provide: SendRepository, useClass: PostgresSendRepository },
    { provide: AutomationRunRepository, useClass: PostgresAutomationRunRepository },
  ],
})
export class EmailCampaignsModule {}
