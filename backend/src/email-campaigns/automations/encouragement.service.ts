import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Transaction } from '../../platform/database/database';
import { AutomationRunRepository } from './automation-run.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { dueDays, type AutomationSettings, type ZoneDay } from './automation';

const KEY = 'first_match_encouragement';
/** Users looked at in one transaction. */
const BATCH = 500;

/** Writes once a day, at an hour of their own, to users with standards and no match. */
@Injectable()
export class EncouragementService {
  constructor(
    private readonly runs: AutomationRunRepository,
    private readonly settings: AutomationSettingsService,
    private readonly outbox: OutboxService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Everything that is due now. `goesOn` is asked after each batch. */
  async run(goesOn: () => boolean): Promise<void> {
    const settings = await this.settings.settingsOf(KEY);
    if (!settings.enabled || settings.hour === null) return;
    const days = dueDays(settings.hour, await this.runs.zones(), this.clock.now());
    if (days.length === 0) return;
    await this.runs.begin(KEY, days, this.clock.now());
    while (goesOn() && (await this.writeToSome(days, settings)));
  }

  /** The note that somebody was written to and the mail itself are one transaction: neither is there twice or alone. */
  private writeToSome(days: readonly ZoneDay[], { maxTimes }: AutomationSettings): Promise<boolean> {
    return this.transaction.run(async () => {
      const run = await this.runs.take(KEY, days);
      if (!run) return false;
      const now = this.clock.now();
      const query = { ...run, key: KEY, now, maxTimes: maxTimes ?? 1, limit: BATCH } as const;
      const { addressees, next } = await this.runs.note(query);
      for (const { userId, email, firstName } of addressees)
        await this.outbox.enqueue({ type: KEY, to: email, userId, data: { firstName } });
      await this.runs.advance(KEY, run, next, next === null ? now : null);
      return true;
    });
  }
}
