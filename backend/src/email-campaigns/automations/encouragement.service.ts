import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Transaction } from '../../platform/database/database';
import { AutomationRunRepository } from './automation-run.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { beginningOf, dueDays, type AutomationSettings, type ZoneDay } from './automation';

const KEY = 'first_match_encouragement';
/** Users processed per transaction. */
const BATCH = 500;

/** Emails users with standards and no match once a day, at an hour in their own time zone. */
@Injectable()
export class EncouragementService {
  constructor(
    private readonly runs: AutomationRunRepository,
    private readonly settings: AutomationSettingsService,
    private readonly outbox: OutboxService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does everything currently due. `shouldContinue` is asked after each batch. */
  async run(shouldContinue: () => boolean): Promise<void> {
    const settings = await this.settings.settingsOf(KEY);
    if (!settings.enabled || settings.hour === null) return;
    const days = dueDays(settings.hour, await this.runs.zones(), this.clock.now());
    if (days.length === 0) return;
    await this.runs.begin(KEY, days, this.clock.now());
    while (shouldContinue() && (await this.emailNextUsers(days, settings.hour, settings.maxTimes)));
  }

  /** The record of the send and the email itself are one transaction, so neither exists twice or alone. */
  private emailNextUsers(
    days: readonly ZoneDay[],
    hour: number,
    maxTimes: AutomationSettings['maxTimes'],
  ): Promise<boolean> {
    return this.transaction.run(async () => {
      const run = await this.runs.take(KEY, days);
      if (!run) return false;
      const now = this.clock.now();
      const beganAt = beginningOf(run, hour);
      const query = { ...run, key: KEY, now, beganAt, maxTimes: maxTimes ?? 1, limit: BATCH } as const;
      const { addressees, next } = await this.runs.note(query);
      for (const { userId, email, firstName } of addressees)
        await this.outbox.enqueue({ type: KEY, to: email, userId, data: { firstName } });
      await this.runs.advance(KEY, run, next, next === null ? now : null);
      return true;
    });
  }
}
