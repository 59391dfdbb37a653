import { Injectable, Logger } from '@nestjs/common';
import { CandidatesService } from '../../candidates/candidates.service';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { Transaction } from '../../platform/database/database';
import { UsersService } from '../../users/users.service';
import { PlannedDateSettingsRepository } from '../planned-date-settings.repository';
import {
  areRemindersPaused,
  ignoredInARow,
  isRemindedToday,
  remindAt,
  remindBefore,
  reminderTime,
  type RemindedPlan,
} from './reminder';
import { ReminderRepository, type DueReminder } from './reminder.repository';

/** How long a plan waits whose reminder failed, so that those of others come first. */
const AGAIN_AFTER_MS = 15 * 60_000;

/** Decides, the morning after a planned date, whether its user is asked how it was, and where. */
@Injectable()
export class RemindersService {
  private readonly logger = new Logger('Reminders');

  constructor(
    private readonly reminders: ReminderRepository,
    private readonly settings: PlannedDateSettingsRepository,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly transaction: Transaction,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Does everything currently due. `shouldContinue` is asked after each reminder. */
  async run(shouldContinue: () => boolean): Promise<void> {
    while (shouldContinue() && (await this.settleNext()));
  }

  /** The decision, the messages owed and the email are one transaction, so that none exists twice or alone. */
  private async settleNext(): Promise<boolean> {
    const now = this.clock.now();
    let due = null as DueReminder | null;
    try {
      await this.transaction.run(async () => {
        due = await this.reminders.takeDue(now);
        if (due) await this.settle(due, now);
      });
    } catch (error) {
      if (due === null) throw error;
      await this.postpone(due, now, error);
    }
    return due !== null;
  }

  private async settle(due: DueReminder, now: Date): Promise<void> {
    const { ownerId, plan } = due;
    const isEarly = reminderTime(plan, now) === 'early';
    await this.reminders.setNext(ownerId, plan.id, isEarly ? remindAt(plan) : null);
    if (!isEarly) await this.remind(due, now);
  }

  /** It would come first again and keep everyone else from being reminded. Once its day is over, it is settled. */
  private async postpone({ ownerId, plan }: DueReminder, now: Date, error: unknown): Promise<void> {
    this.logger.error(`Reminder of plan ${plan.id} failed: ${String(error)}`);
    await this.reminders.setNext(ownerId, plan.id, new Date(now.getTime() + AGAIN_AFTER_MS));
  }

  private async remind({ ownerId, plan, isScored, isCanceled }: DueReminder, now: Date): Promise<void> {
    if (isScored || isCanceled || reminderTime(plan, now) === 'late') return;
    const settings = await this.settings.lock(ownerId);
    if (areRemindersPaused(settings, now) || isRemindedToday(settings, plan, now)) return;
    // The one that is owed asks about today, too.
    if (await this.reminders.hasDeliveries(ownerId)) return;
    if (this.config.push !== null)
      await this.reminders.addDeliveries(ownerId, plan.id, now, remindBefore(plan));
    // A push message counts once a push service has taken it: what reaches no one isn't ignored.
    const isEmailed = settings.emailsReminders && (await this.email(ownerId, plan, settings.showsNames));
    if (isEmailed) await this.settings.noteReminder(ownerId, now, ignoredInARow(settings, now));
  }

  /** False when the account gets none. */
  private async email(ownerId: string, plan: RemindedPlan, showsNames: boolean): Promise<boolean> {
    const account = await this.users.find(ownerId);
    if (!account?.emailConfirmedAt || !account.experienceEmails) return false;
    const match = showsNames ? await this.candidates.nameOf(ownerId, plan.candidateId) : null;
    await this.outbox.enqueue({
      type: 'date_reminder',
      to: account.email,
      userId: ownerId,
      sendBy: remindBefore(plan).toISOString(),
      data: {
        firstName: account.firstName,
        withWhom: match === null ? '' : ` with ${match}`,
        matchId: plan.candidateId,
        planId: plan.id,
      },
    });
    return true;
  }
}
