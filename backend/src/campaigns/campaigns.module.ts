import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { MailModule } from '../mail/mail.module';
import { SuppressionsModule } from '../suppressions/suppressions.module';
import { TypeOrmAudienceRepository } from './adapters/typeorm-audience.repository';
import { TypeOrmCampaignRepository } from './adapters/typeorm-campaign.repository';
import { TypeOrmSendRepository } from './adapters/typeorm-send.repository';
import { AudienceRepository } from './audience.repository';
import { CampaignRunnerService } from './campaign-runner.service';
import { CampaignSamplesService } from './campaign-samples.service';
import { CampaignSchedule } from './campaign-schedule';
import { CampaignRepository } from './campaign.repository';
import { CampaignsController } from './campaigns.controller';
import { CampaignsService } from './campaigns.service';
import { SendRepository } from './send.repository';

@Module({
  imports: [AuditModule, MailModule, SuppressionsModule],
  controllers: [CampaignsController],
  providers: [
    CampaignsService,
    CampaignSamplesService,
    CampaignRunnerService,
    CampaignSchedule,
    { provide: CampaignRepository, useClass: TypeOrmCampaignRepository },
    { provide: AudienceRepository, useClass: TypeOrmAudienceRepository },
    { provide: SendRepository, useClass: TypeOrmSendRepository },
  ],
})
export class CampaignsModule {}
