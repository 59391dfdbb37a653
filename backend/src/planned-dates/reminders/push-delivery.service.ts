import { Injectable, Logger } from '@nestjs/common';
import { CandidatesService } from '../../candidates/candidates.service';
import { Clock } from '../../platform/clock/clock';
import { Transaction } from '../../platform/database/database';
import { PlannedDateSettingsRepository } from '../planned-date-settings.repository';
import { PushSender, type PushOutcome } from '../push/push-sender';
import { PushSubscriptionRepository } from '../push/push-subscription.repository';
import { ignoredInARow, isRemindedToday, reminderMessage } from './reminder';
import { ReminderRepository, type PushDelivery } from './reminder.repository';

const AT_A_TIME = 10;
/** Longer than a call may take. What a dead worker had claimed is due again after it. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 1_800;

/** Hands the push messages that are owed to the push services. */
@Injectable()
export class PushDeliveryService {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly reminders: ReminderRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly settings: PlannedDateSettingsRepository,
    private readonly candidates: CandidatesService,
    private readonly sender: PushSender,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does everything currently due. `shouldContinue` is asked after each batch. */
  async run(shouldContinue: () => boolean): Promise<void> {
    while (shouldContinue()) {
      const now = this.clock.now();
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      const claimed = await this.reminders.claimDeliveries(now, claimedUntil, AT_A_TIME);
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((delivery) => this.deliverAlone(delivery, now)));
    }
  }

  /** One that fails doesn't hold up the others. It stays claimed, and is due again until it expires. */
  private async deliverAlone(delivery: PushDelivery, now: Date): Promise<void> {
    try {
      await this.deliver(delivery, now);
    } catch (error) {
      this.logger.error(`Notification about plan ${delivery.plan.id} failed: ${String(error)}`);
    }
  }

  private async deliver(delivery: PushDelivery, now: Date): Promise<void> {
    const outcome = await this.send(delivery, now);
    if (outcome.kind === 'gone') return this.subscriptions.remove(delivery.ownerId, delivery.subscriptionId);
    if (outcome.kind === 'sent') return this.noteSent(delivery, now);
    if (outcome.kind !== 'later') return this.reminders.removeDelivery(delivery);
    const seconds = Math.max(outcome.afterSeconds ?? 0, retryAfter(delivery.attempts));
    return this.reminders.postponeDelivery(delivery, new Date(this.clock.now().getTime() + seconds * 1_000));
  }

  /** The first browser that gets it makes it a reminder; an answer given since then stays an answer to it. */
  private noteSent(delivery: PushDelivery, now: Date): Promise<void> {
    const { ownerId, plan } = delivery;
    return this.transaction.run(async () => {
      const settings = await this.settings.lock(ownerId);
      if (!isRemindedToday(settings, plan, now))
        await this.settings.noteReminder(ownerId, now, ignoredInARow(settings, now));
      await this.reminders.removeDelivery(delivery);
    });
  }

  private async send(delivery: PushDelivery, now: Date): Promise<PushOutcome> {
    const { ownerId, subscriptionId, plan, isNeedless, expiresAt } = delivery;
    const ttlSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000);
    if (isNeedless || ttlSeconds <= 0) return { kind: 'refused' };
    const subscription = await this.subscriptions.find(ownerId, subscriptionId);
    if (!subscription) return { kind: 'gone' };
    const { showsNames } = await this.settings.find(ownerId);
    const name = showsNames ? await this.candidates.nameOf(ownerId, plan.candidateId) : null;
    return this.sender.send(subscription, reminderMessage(plan, name), ttlSeconds);
  }
}

/** In seconds, doubling with every attempt (1, 2, ...). */
function retryAfter(attempts: number): number {
  return Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (attempts - 1));
}
