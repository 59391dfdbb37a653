import { Body, Controller, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import type { MessageAnswer } from '#contract/account/auth';
import type { AudienceAnswer, Campaign, MailPreview } from '#contract/console/campaigns';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import { IdPipe } from '../../platform/http/id.pipe';
import type { Account } from '../../users/user';
import { CampaignSamplesService } from './campaign-samples.service';
import { AudienceDto, CampaignDraftDto, CampaignWordsDto, StartCampaignDto } from './campaigns.dto';
import { CampaignsService } from './campaigns.service';

const campaignId = new IdPipe('campaign.not-found');

@UseGuards(AdministratorGuard)
@Controller('api/admin/campaigns')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly samples: CampaignSamplesService,
  ) {}

  @ForAdministrators()
  @Get()
  list(): Promise<Campaign[]> {
    return this.campaigns.list();
  }

  @ForOwners('mail.to-many')
  @Post()
  create(@CurrentAccount() actor: Account, @Body() draft: CampaignDraftDto): Promise<Campaign> {
    return this.campaigns.create(actor, draft);
  }

  @ForOwners('mail.to-many')
  @Post('audience')
  @HttpCode(200)
  countAudience(@Body() audience: AudienceDto): Promise<AudienceAnswer> {
    return this.campaigns.countAudience(audience);
  }

  @ForOwners('mail.to-many')
  @Post('preview')
  @HttpCode(200)
  preview(@CurrentAccount() actor: Account, @Body() words: CampaignWordsDto): MailPreview {
    return this.samples.preview(actor, words);
  }

  @ForOwners('mail.to-many')
  @Post('test-send')
  @HttpCode(200)
  sendTest(@CurrentAccount() actor: Account, @Body() words: CampaignWordsDto): Promise<MessageAnswer> {
    return this.samples.sendTest(actor, words);
  }

  @ForAdministrators()
  @Get(':id')
  find(@Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.find(id);
  }

  @ForOwners('mail.to-many')
  @Put(':id')
  edit(
    @CurrentAccount() actor: Account,
    @Param('id', campaignId) id: string,
    @Body() draft: CampaignDraftDto,
  ): Promise<Campaign> {
    return this.campaigns.edit(actor, id, draft);
  }

  @ForOwners('mail.to-many')
  @Post(':id/start')
  @HttpCode(200)
  start(
    @CurrentAccount() actor: Account,
    @Param('id', campaignId) id: string,
    @Body() { schedule }: StartCampaignDto,
  ): Promise<Campaign> {
    return this.campaigns.start(actor, id, schedule);
  }

  @ForOwners('mail.to-many')
  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.pause(actor, id);
  }

  @ForOwners('mail.to-many')
  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.resume(actor, id);
  }

  @ForOwners('mail.to-many')
  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.cancel(actor, id);
  }
}
