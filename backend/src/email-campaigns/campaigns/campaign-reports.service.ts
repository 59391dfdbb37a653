import { Injectable } from '@nestjs/common';
import type { CampaignActivity } from '#contract/console/campaigns/campaign-activity';
import {
  CAMPAIGN_LIST_LIMITS,
  type CampaignRecipient,
  type CampaignRecipientPage,
  type RecipientFilter,
} from '#contract/console/campaigns/campaign-list';
import type { Campaign, CampaignForecast } from '#contract/console/campaigns/campaigns';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { SendRepository, type Recipient } from '../sending/send.repository';
import { forecastOf, toCounts, toDelivery, type StoredCampaign } from './campaign';
import { CampaignRepository, type CampaignPage } from './campaign.repository';

/** What the console shows of campaigns. */
@Injectable()
export class CampaignReportsService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly sends: SendRepository,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async list(page: CampaignPage): Promise<{ campaigns: Campaign[]; total: number }> {
    const [campaigns, total] = await Promise.all([
      this.campaigns.list(page).then((stored) => this.withCounts(stored)),
      this.campaigns.count(page.view),
    ]);
    return { campaigns, total };
  }

  /** Throws campaign.not-found. */
  async find(id: string): Promise<Campaign> {
    const campaign = await this.campaigns.find(id);
    if (!campaign) throw new DomainError('campaign.not-found');
    const [answer] = await this.withCounts([campaign]);
    if (!answer) throw new DomainError('campaign.not-found');
    return answer;
  }

  /** Throws campaign.not-found. */
  async activityOf(id: string): Promise<CampaignActivity> {
    if (!(await this.campaigns.find(id))) throw new DomainError('campaign.not-found');
    return this.campaigns.activityOf(id);
  }

  /** Throws campaign.not-found. */
  async recipients(
    id: string,
    { state, after }: { state: RecipientFilter; after: string | null },
  ): Promise<CampaignRecipientPage> {
    if (!(await this.campaigns.find(id))) throw new DomainError('campaign.not-found');
    const limit = CAMPAIGN_LIST_LIMITS.recipients;
    const found = await this.sends.recipientsOf({ campaignId: id, state, after, limit });
    return {
      recipients: found.map(toWire),
      next: found.length < limit ? null : (found.at(-1)?.userId ?? null),
    };
  }

  private async withCounts(campaigns: readonly StoredCampaign[]): Promise<Campaign[]> {
    const tallies = await this.campaigns.talliesOf(campaigns.map(({ id }) => id));
    const isReported = await this.campaigns.isDeliveryReported();
    const forecasts = await this.forecastsOf(campaigns);
    return campaigns.map(({ isSelected: _isSelected, ...campaign }) => ({
      ...campaign,
      startAt: campaign.startAt?.toISOString() ?? null,
      archivedAt: campaign.archivedAt?.toISOString() ?? null,
      createdAt: campaign.createdAt.toISOString(),
      startedAt: campaign.startedAt?.toISOString() ?? null,
      finishedAt: campaign.finishedAt?.toISOString() ?? null,
      counts: toCounts(tallies.get(campaign.id) ?? {}),
      delivery: toDelivery(tallies.get(campaign.id) ?? {}, isReported),
      forecast: forecasts.get(campaign.id) ?? null,
    }));
  }

  private async forecastsOf(
    campaigns: readonly StoredCampaign[],
  ): Promise<ReadonlyMap<string, CampaignForecast>> {
    const sending = campaigns.filter(({ status, isSelected }) => status === 'sending' && isSelected);
    if (sending.length === 0) return new Map();
    const share = this.config.campaigns.ratePerSecond / Math.max(1, await this.campaigns.countSending());
    const waiting = await this.sends.waitingOf(sending.map(({ id }) => id));
    const now = this.clock.now();
    return new Map([...waiting].map(([id, left]) => [id, forecastOf(left, share, now)]));
  }
}

function toWire({ dueAt, ...recipient }: Recipient): CampaignRecipient {
  const { sentAt, deliveredAt, refusedAt, openedAt, clickedAt, unsubscribedAt, bouncedAt, complainedAt } =
    recipient;
  const wire = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...recipient,
    dueAt: dueAt.toISOString(),
    sentAt: wire(sentAt),
    deliveredAt: wire(deliveredAt),
    refusedAt: wire(refusedAt),
    openedAt: wire(openedAt),
    clickedAt: wire(clickedAt),
    unsubscribedAt: wire(unsubscribedAt),
    bouncedAt: wire(bouncedAt),
    complainedAt: wire(complainedAt),
  };
}
