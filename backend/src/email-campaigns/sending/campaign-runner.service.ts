import { Injectable } from '@nestjs/common';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { Transaction } from '../../platform/database/database';
import { AudienceRepository } from '../audience/audience.repository';
import { dueAt, toCounts, toDelivery, turnOf, type RunningCampaign } from '../campaigns/campaign';
import { CampaignRepository } from '../campaigns/campaign.repository';
import { mustStop } from './complaints';
import { allowance, spend } from './pace';
import { SendRepository } from './send.repository';

/** Users processed, and emails queued, per transaction. */
const SELECT_BATCH = 1_000;
const SEND_BATCH = 250;
/**
 * How many seconds' worth of email may wait in the outbox: a slow mail server delays the campaign, but no other email.
 */
const QUEUE_SECONDS = 5;
const QUEUE_MIN = 100;

/** Who the audit log names when no administrator did it. */
const BY_ITSELF: Actor = { id: '00000000-0000-0000-0000-000000000000', email: 'Heart & Head' };

/**
 * Advances campaigns one small transaction at a time: whatever stops a process, committed work happens once, and any
 * worker continues from there.
 */
@Injectable()
export class CampaignRunnerService {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly audience: AudienceRepository,
    private readonly sends: SendRepository,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Does the next piece of work. Returns whether there is more to do right away. */
  moveOn(): Promise<boolean> {
    return this.transaction.run(async () => {
      const freeFrom = await this.sends.takePace();
      if (!freeFrom) return false;
      const now = this.clock.now();
      await this.campaigns.beginDue(now);
      const sending = await this.withoutStopped(await this.campaigns.listSending());
      const isSelecting = await this.selectMore(sending, now);
      const isBusy = await this.handOver(sending, freeFrom, now);
      return isSelecting || isBusy;
    });
  }

  /** Stops those that too many of their readers report as spam, and returns the others. */
  private async withoutStopped(sending: readonly RunningCampaign[]): Promise<RunningCampaign[]> {
    if (sending.length === 0) return [];
    const tallies = await this.campaigns.talliesOf(sending.map(({ id }) => id));
    const going: RunningCampaign[] = [];
    for (const campaign of sending) {
      const tally = tallies.get(campaign.id) ?? {};
      const { sent } = toCounts(tally);
      const { complained } = toDelivery(tally, false);
      if (mustStop({ sent, complained, known: campaign.knownComplaints }))
        await this.stop(campaign.id, sent, complained);
      else going.push(campaign);
    }
    return going;
  }

  private async stop(id: string, sent: number, complained: number): Promise<void> {
    await this.campaigns.stop(id, 'complaints');
    await this.sends.withdraw(id);
    const details = { reason: 'complaints', sent: String(sent), complained: String(complained) };
    await this.audit.record({ actor: BY_ITSELF, action: 'campaigns.stop', target: id, details });
  }

  /** Selects the next recipients of one campaign. Returns whether there may be more. */
  private async selectMore(sending: readonly RunningCampaign[], now: Date): Promise<boolean> {
    const campaign = sending.find(({ isSelected }) => !isSelected);
    if (!campaign) return false;
    // Membership in the segment is decided as of one moment, however long the selection takes.
    const { members, next } = await this.audience.page(
      campaign,
      campaign.startAt,
      campaign.selectedAfter,
      SELECT_BATCH,
    );
    const due = members.map(({ userId, timeZone }) => ({ userId, dueAt: dueAt(campaign, timeZone) }));
    await this.sends.add(campaign.id, due);
    await this.campaigns.noteSelection(campaign.id, next, next === null ? now : null);
    return true;
  }

  /** Queues what the pace allows, in equal shares. Returns whether it allows more right away. */
  private async handOver(sending: readonly RunningCampaign[], freeFrom: Date, now: Date): Promise<boolean> {
    const rate = this.config.campaigns.ratePerSecond;
    const allowed = Math.min(allowance(freeFrom, now, rate), SEND_BATCH, await this.room(rate));
    let left = allowed;
    let hasPutOff = false;
    for (const [index, campaign] of sending.entries()) {
      const share = Math.ceil(left / (sending.length - index));
      const { queued, putOff } = await this.order(campaign, now, share);
      left -= queued;
      hasPutOff ||= putOff > 0;
      if (queued + putOff < share) await this.finish(campaign, now);
    }
    if (left < allowed) await this.sends.setPace(spend(freeFrom, now, allowed - left, rate));
    return hasPutOff || (left === 0 && allowed === SEND_BATCH);
  }

  /** An email waiting for a retry does not count: a server that defers a few must not hold up the rest. */
  private async room(rate: number): Promise<number> {
    const most = Math.max(QUEUE_MIN, rate * QUEUE_SECONDS);
    return most - (await this.sends.countUnattempted(most));
  }

  /** Queues the emails whose turn it is, and puts off those whose recipients' hour has passed or whose night it is. */
  private async order(campaign: RunningCampaign, now: Date, limit: number) {
    const { id, mailKind } = campaign;
    const queued = [];
    const later = [];
    for (const send of limit > 0 ? await this.sends.claim(id, now, limit) : []) {
      const { userId, email, firstName } = send;
      const turn = turnOf(campaign, send, now);
      if (turn > now) {
        later.push({ userId, dueAt: turn });
        continue;
      }
      // The text stays with the campaign: a million recipients need no copies of it.
      const data = { campaignId: id, mailKind, firstName };
      const outboxId = await this.outbox.enqueue({ type: 'campaign', to: email, userId, data });
      queued.push({ userId, outboxId });
    }
    if (queued.length > 0) await this.sends.markQueued(id, queued);
    if (later.length > 0) await this.sends.putOff(id, later);
    return { queued: queued.length, putOff: later.length };
  }

  private async finish({ id, isSelected }: RunningCampaign, now: Date): Promise<void> {
    if (!isSelected || (await this.sends.hasOpen(id))) return;
    await this.campaigns.setStatus(id, { status: 'completed', finishedAt: now });
  }
}
