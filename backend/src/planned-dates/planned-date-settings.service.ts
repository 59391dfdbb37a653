import { Injectable } from '@nestjs/common';
import type { PlannedDateSettings, PlannedDateSettingsChanges } from '#contract/dating/planned-dates';
import type { Session } from '../auth/sessions/session';
import { Clock } from '../platform/clock/clock';
import { Config } from '../platform/config/config';
import { PlannedDateSettingsRepository } from './planned-date-settings.repository';
import { PushSubscriptionRepository } from './push/push-subscription.repository';
import { areRemindersPaused } from './reminders/reminder';

/** What a user chose for their planned dates. */
@Injectable()
export class PlannedDateSettingsService {
  constructor(
    private readonly settings: PlannedDateSettingsRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async settingsOf({
    account,
    tokenHash,
  }: Pick<Session, 'account' | 'tokenHash'>): Promise<PlannedDateSettings> {
    const stored = await this.settings.find(account.id);
    return {
      showsNames: stored.showsNames,
      calendarSince: stored.calendarSince?.toISOString() ?? null,
      emailsReminders: stored.emailsReminders,
      pushesHere: await this.subscriptions.hasOne(account.id, tokenHash),
      pushKey: this.config.push?.publicKey ?? null,
      remindersPaused: areRemindersPaused(stored, this.clock.now()),
    };
  }

  async change(
    session: Session,
    { remindersPaused, ...changes }: PlannedDateSettingsChanges,
  ): Promise<PlannedDateSettings> {
    await this.settings.save(session.account.id, changes);
    if (remindersPaused === false) await this.settings.noteAnswer(session.account.id, this.clock.now());
    return this.settingsOf(session);
  }
}
