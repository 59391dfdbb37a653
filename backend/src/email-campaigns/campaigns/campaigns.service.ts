import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_TEXTS,
  type AudienceAnswer,
  type AudienceRequest,
  type Campaign,
  type CampaignDraft,
  type CampaignForecast,
  type CampaignSchedule,
} from '#contract/console/campaigns';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { newId } from '../../platform/crypto/ids';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { AudienceRepository } from '../audience/audience.repository';
import {
  allows,
  forecastOf,
  isPast,
  startOf,
  statusAt,
  toCounts,
  toDelivery,
  type CampaignStep,
  type StoredCampaign,
} from './campaign';
import { CampaignRepository } from './campaign.repository';
import { SendRepository } from '../sending/send.repository';

/** More than an administrator would page through. */
const LISTED = 200;

/** What the administrator does with campaigns. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly audience: AudienceRepository,
    private readonly sends: SendRepository,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async list(): Promise<Campaign[]> {
    return this.withCounts(await this.campaigns.list(LISTED));
  }

  async find(id: string): Promise<Campaign> {
    const campaign = await this.campaigns.find(id);
    if (!campaign) throw new DomainError('campaign.not-found');
    const [answer] = await this.withCounts([campaign]);
    if (!answer) throw new DomainError('campaign.not-found');
    return answer;
  }

  async create(actor: Actor, draft: CampaignDraft): Promise<Campaign> {
    const id = newId();
    await this.transaction.run(async () => {
      await this.campaigns.add(id, draft, this.clock.now());
      await this.note(actor, 'create', id, settingsOf(draft));
    });
    return this.find(id);
  }

  edit(actor: Actor, id: string, draft: CampaignDraft): Promise<Campaign> {
    return this.step(actor, id, 'edit', async () => {
      await this.campaigns.save(id, draft);
      return settingsOf(draft);
    });
  }

  start(actor: Actor, id: string, schedule: CampaignSchedule): Promise<Campaign> {
    const now = this.clock.now();
    if (isPast(schedule, now))
      throw invalidInput([{ field: 'schedule', message: CAMPAIGN_TEXTS.schedulePast }]);
    return this.step(actor, id, 'start', async () => {
      const startAt = startOf(schedule, now);
      await this.campaigns.schedule(id, schedule, startAt);
      await this.begin(id, startAt, now);
      return { schedule: schedule.kind, startAt: startAt.toISOString() };
    });
  }

  /** Emails already handed to the mail server still arrive. */
  pause(actor: Actor, id: string): Promise<Campaign> {
    return this.step(actor, id, 'pause', async () => {
      await this.campaigns.setStatus(id, { status: 'paused' });
      await this.sends.withdraw(id);
      return {};
    });
  }

  resume(actor: Actor, id: string): Promise<Campaign> {
    return this.step(actor, id, 'resume', async ({ startAt }) => {
      const now = this.clock.now();
      await this.begin(id, startAt, now, now);
      return {};
    });
  }

  /** Like `pause`, but permanent. */
  cancel(actor: Actor, id: string): Promise<Campaign> {
    return this.step(actor, id, 'cancel', async () => {
      await this.campaigns.setStatus(id, { status: 'cancelled', finishedAt: this.clock.now() });
      await this.sends.withdraw(id);
      return {};
    });
  }

  countAudience(audience: AudienceRequest): Promise<AudienceAnswer> {
    return this.audience.count(audience, this.clock.now());
  }

  private begin(id: string, startAt: Date | null, now: Date, resumedAt?: Date): Promise<void> {
    const status = statusAt(startAt, now);
    return this.campaigns.setStatus(id, {
      status,
      ...(status === 'sending' && { startedAt: now }),
      ...(resumedAt && { resumedAt }),
    });
  }

  /** Changes a campaign in a state that allows it; `work` returns what the audit log records. */
  private async step(
    actor: Actor,
    id: string,
    step: CampaignStep,
    work: (campaign: StoredCampaign) => Promise<Readonly<Record<string, string>>>,
  ): Promise<Campaign> {
    await this.transaction.run(async () => {
      const campaign = await this.campaigns.findLocked(id);
      if (!campaign) throw new DomainError('campaign.not-found');
      if (!allows(campaign.status, step))
        throw new DomainError(step === 'edit' ? 'campaign.not-draft' : 'campaign.moved-on');
      await this.note(actor, step, id, await work(campaign));
    });
    return this.find(id);
  }

  private note(
    actor: Actor,
    step: CampaignStep | 'create',
    target: string,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    return this.audit.record({ actor, action: `campaigns.${step}`, target, details: { ...details } });
  }

  private async withCounts(campaigns: readonly StoredCampaign[]): Promise<Campaign[]> {
    const tallies = await this.campaigns.talliesOf(campaigns.map(({ id }) => id));
    const isReported = await this.campaigns.isDeliveryReported();
    const forecasts = await this.forecastsOf(campaigns);
    return campaigns.map(({ startAt: _startAt, isSelected: _isSelected, ...campaign }) => ({
      ...campaign,
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

function settingsOf({ name, mailKind, segment }: CampaignDraft): Record<string, string> {
  return { name, mailKind, segment: segment.kind };
}
