import { Injectable } from '@nestjs/common';
import {
  CAMPAIGN_TEXTS,
  type AudienceAnswer,
  type AudienceRequest,
  type Campaign,
  type CampaignDraft,
  type CampaignSchedule,
} from '#contract/console/campaigns/campaigns';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/crypto/ids';
import { inWork, longJob } from '../../platform/database/connections/work';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { AudienceRepository } from '../audience/audience.repository';
import { copyName, isPast, startOf, statusAt, type StoredCampaign } from './campaign';
import { CampaignRepository } from './campaign.repository';
import { CampaignReportsService } from './campaign-reports.service';
import { refusalOf, type CampaignStep } from './campaign-steps';
import { SendRepository } from '../sending/send.repository';

/** What stopping a campaign may take: it waits for the emails being handed over, and takes back those that aren't. */
const STOPPING_MS = 30_000;

/** What the administrator does with campaigns. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly audience: AudienceRepository,
    private readonly sends: SendRepository,
    private readonly reports: CampaignReportsService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async create(actor: Actor, draft: CampaignDraft): Promise<Campaign> {
    const id = newId();
    await this.transaction.run(async () => {
      await this.campaigns.add(id, draft, this.clock.now());
      await this.note(actor, 'create', id, settingsOf(draft));
    });
    return this.reports.find(id);
  }

  edit(actor: Actor, id: string, draft: CampaignDraft): Promise<Campaign> {
    return this.step(actor, id, 'edit', async () => {
      await this.campaigns.save(id, draft);
      return settingsOf(draft);
    });
  }

  start(actor: Actor, id: string, schedule: CampaignSchedule): Promise<Campaign> {
    return this.plan(actor, id, schedule, 'start');
  }

  /** A paused campaign stays paused, and goes by the new time when it is resumed. */
  reschedule(actor: Actor, id: string, schedule: CampaignSchedule): Promise<Campaign> {
    return this.plan(actor, id, schedule, 'reschedule');
  }

  /** A new draft with the same text and audience. */
  async duplicate(actor: Actor, id: string): Promise<Campaign> {
    const { name, subject, preview, markdown, mailKind, segment } = await this.reports.find(id);
    const copy = { name: copyName(name), subject, preview, markdown, mailKind, segment };
    const copyId = newId();
    await this.transaction.run(async () => {
      await this.campaigns.add(copyId, copy, this.clock.now());
      await this.note(actor, 'duplicate', id, { copy: copyId, ...settingsOf(copy) });
    });
    return this.reports.find(copyId);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.take(actor, id, 'delete', async ({ name }) => {
      await this.campaigns.remove(id);
      return { name };
    });
  }

  archive(actor: Actor, id: string): Promise<Campaign> {
    return this.step(actor, id, 'archive', async ({ archivedAt }) => {
      await this.campaigns.setArchived(id, archivedAt ?? this.clock.now());
      return {};
    });
  }

  unarchive(actor: Actor, id: string): Promise<Campaign> {
    return this.step(actor, id, 'unarchive', async () => {
      await this.campaigns.setArchived(id, null);
      return {};
    });
  }

  /** Emails already handed to the mail server still arrive. */
  pause(actor: Actor, id: string): Promise<Campaign> {
    return this.halt(actor, id, 'pause', { status: 'paused' });
  }

  resume(actor: Actor, id: string): Promise<Campaign> {
    return this.step(actor, id, 'resume', async ({ startAt }) => {
      const now = this.clock.now();
      const { complained } = (await this.reports.find(id)).delivery;
      await this.campaigns.acceptComplaints(id, complained);
      await this.begin(id, startAt, now, now);
      return {};
    });
  }

  /** Like `pause`, but permanent. */
  cancel(actor: Actor, id: string): Promise<Campaign> {
    return this.halt(actor, id, 'cancel', { status: 'cancelled', finishedAt: this.clock.now() });
  }

  countAudience(audience: AudienceRequest): Promise<AudienceAnswer> {
    return this.audience.count(audience, this.clock.now());
  }

  private plan(
    actor: Actor,
    id: string,
    schedule: CampaignSchedule,
    step: 'start' | 'reschedule',
  ): Promise<Campaign> {
    const now = this.clock.now();
    if (isPast(schedule, now))
      throw invalidInput([{ field: 'schedule', message: CAMPAIGN_TEXTS.schedulePast }]);
    return this.step(actor, id, step, async ({ status }) => {
      const startAt = startOf(schedule, now);
      await this.campaigns.schedule(id, schedule, startAt);
      if (status !== 'paused') await this.begin(id, startAt, now);
      return { schedule: schedule.kind, startAt: startAt.toISOString() };
    });
  }

  private begin(id: string, startAt: Date | null, now: Date, resumedAt?: Date): Promise<void> {
    const status = statusAt(startAt, now);
    return this.campaigns.setStatus(id, {
      status,
      ...(status === 'sending' && { startedAt: now }),
      ...(resumedAt && { resumedAt }),
    });
  }

  private halt(
    actor: Actor,
    id: string,
    step: 'pause' | 'cancel',
    change: Parameters<CampaignRepository['setStatus']>[1],
  ): Promise<Campaign> {
    return inWork(longJob(`${step} a campaign`, STOPPING_MS), () =>
      this.step(actor, id, step, async () => {
        await this.campaigns.setStatus(id, change);
        await this.sends.withdraw(id);
        return {};
      }),
    );
  }

  private async step(
    actor: Actor,
    id: string,
    step: CampaignStep,
    work: (campaign: StoredCampaign) => Promise<Readonly<Record<string, string>>>,
  ): Promise<Campaign> {
    await this.take(actor, id, step, work);
    return this.reports.find(id);
  }

  /**
   * Changes a campaign in a state that allows it; `work` returns what the audit log records. The lock lets either this
   * or the start of the sending go first, and the other finds out.
   */
  private take(
    actor: Actor,
    id: string,
    step: CampaignStep,
    work: (campaign: StoredCampaign) => Promise<Readonly<Record<string, string>>>,
  ): Promise<void> {
    return this.transaction.run(async () => {
      const campaign = await this.campaigns.findLocked(id);
      if (!campaign) throw new DomainError('campaign.not-found');
      const refusal = refusalOf(campaign, step);
      if (refusal) throw new DomainError(refusal);
      await this.note(actor, step, id, await work(campaign));
    });
  }

  private note(
    actor: Actor,
    step: CampaignStep | 'create',
    target: string,
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    return this.audit.record({ actor, action: `campaigns.${step}`, target, details: { ...details } });
  }
}

function settingsOf({ name, mailKind, segment }: CampaignDraft): Record<string, string> {
  return { name, mailKind, segment: segment.kind };
}
