import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { MessageAnswer } from '#contract/account/auth';
import type { CampaignActivity } from '#contract/console/campaigns/campaign-activity';
import {
  CAMPAIGN_LIST_LIMITS,
  type CampaignRecipientPage,
  type CampaignSummary,
} from '#contract/console/campaigns/campaign-list';
import type { LinkCheckAnswer } from '#contract/console/campaigns/campaign-samples';
import type { AudienceAnswer, Campaign, MailPreview } from '#contract/console/campaigns/campaigns';
import {
  AdministratorGuard,
  ForAdministrators,
  ForOwners,
} from '../../auth/administrator/administrator.guard';
import { CurrentAccount } from '../../auth/sessions/session-request';
import { IdPipe } from '../../platform/http/id.pipe';
import type { Account } from '../../users/user';
import { CampaignReportsService } from './campaign-reports.service';
import { CampaignSamplesService } from '../message/campaign-samples.service';
import { CampaignRecipientsQuery, CampaignsQuery, CampaignSummariesQuery } from './campaign-queries.dto';
import {
  AudienceDto,
  CampaignDraftDto,
  CampaignLinksDto,
  CampaignPreviewDto,
  CampaignTestDto,
  StartCampaignDto,
} from './campaigns.dto';
import { LinkCheckService } from '../message/link-check.service';
import { CampaignsService } from './campaigns.service';
import { ReadsFromReplica } from '../../platform/database/replica/reads-from-replica';

/** What GET /api/admin/campaigns lists when no page is asked for. */
const UNPAGED = 200;

const campaignId = new IdPipe('campaign.not-found');

@UseGuards(AdministratorGuard)
@Controller('api/admin/campaigns')
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly reports: CampaignReportsService,
    private readonly samples: CampaignSamplesService,
    private readonly links: LinkCheckService,
  ) {}

  @ForAdministrators()
  @Get()
  async list(
    @Query() { page, pageSize }: CampaignsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Campaign[]> {
    const isPaged = page !== undefined || pageSize !== undefined;
    const range = isPaged ? rangeOf(page, pageSize) : { offset: 0, limit: UNPAGED };
    const { campaigns, total } = await this.reports.list(range);
    void reply.header('x-total-count', String(total));
    return campaigns;
  }

  @ForAdministrators()
  @ReadsFromReplica()
  @Get('summaries')
  async listSummaries(
    @Query() { view, page, pageSize }: CampaignSummariesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CampaignSummary[]> {
    const { campaigns, total } = await this.reports.list({
      view: view ?? 'current',
      ...rangeOf(page, pageSize),
    });
    void reply.header('x-total-count', String(total));
    return campaigns.map(({ preview: _preview, markdown: _markdown, segment, ...summary }) => ({
      ...summary,
      segmentKind: segment.kind,
    }));
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
  preview(@CurrentAccount() actor: Account, @Body() words: CampaignPreviewDto): MailPreview {
    return this.samples.preview(actor, words);
  }

  @ForOwners('mail.to-many')
  @Post('test-send')
  @HttpCode(200)
  sendTest(@CurrentAccount() actor: Account, @Body() words: CampaignTestDto): Promise<MessageAnswer> {
    return this.samples.sendTest(actor, words);
  }

  @ForOwners('mail.to-many')
  @Post('links')
  @HttpCode(200)
  checkLinks(
    @CurrentAccount() actor: Account,
    @Body() { markdown }: CampaignLinksDto,
  ): Promise<LinkCheckAnswer> {
    return this.links.check(actor, markdown);
  }

  @ForAdministrators()
  @Get(':id')
  find(@Param('id', campaignId) id: string): Promise<Campaign> {
    return this.reports.find(id);
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
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<void> {
    return this.campaigns.remove(actor, id);
  }

  @ForAdministrators()
  @ReadsFromReplica()
  @Get(':id/recipients')
  recipients(
    @Param('id', campaignId) id: string,
    @Query() { state, after }: CampaignRecipientsQuery,
  ): Promise<CampaignRecipientPage> {
    return this.reports.recipients(id, { state: state ?? 'all', after: after || null });
  }

  @ForAdministrators()
  @ReadsFromReplica()
  @Get(':id/activity')
  activity(@Param('id', campaignId) id: string): Promise<CampaignActivity> {
    return this.reports.activityOf(id);
  }

  @ForOwners('mail.to-many')
  @Post(':id/duplicate')
  duplicate(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.duplicate(actor, id);
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
  @Post(':id/reschedule')
  @HttpCode(200)
  reschedule(
    @CurrentAccount() actor: Account,
    @Param('id', campaignId) id: string,
    @Body() { schedule }: StartCampaignDto,
  ): Promise<Campaign> {
    return this.campaigns.reschedule(actor, id, schedule);
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

  @ForOwners('mail.to-many')
  @Post(':id/archive')
  @HttpCode(200)
  archive(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.archive(actor, id);
  }

  @ForOwners('mail.to-many')
  @Post(':id/unarchive')
  @HttpCode(200)
  unarchive(@CurrentAccount() actor: Account, @Param('id', campaignId) id: string): Promise<Campaign> {
    return this.campaigns.unarchive(actor, id);
  }
}

function rangeOf(page = 1, pageSize: number = CAMPAIGN_LIST_LIMITS.pageSize) {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}
