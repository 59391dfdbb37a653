import { Injectable } from '@nestjs/common';
import { isReminder, type AutomationKey } from '#contract/console/campaigns/automations';
import { OutboxService } from '../../mail/outbox/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Transaction } from '../../platform/database/database';
import { AutomationRunRepository, type Run, type RunPage } from './automation-run.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { beginningOf, dueDays, remindedAfter, type AutomationSettings, type ZoneDay } from './automation';

type DailyKey = Exclude<AutomationKey, 'welcome'>;
const DAILY: readonly DailyKey[] = ['first_match_encouragement', 'no_standards_reminder', 'no_date_reminder'];
/** Users processed per transaction. */
const BATCH = 500;

interface DailySettings extends AutomationSettings {
  readonly key: DailyKey;
  readonly hour: number;
}

/** Sends the emails that go out once a day, at an hour in each user's time zone. */
@Injectable()
export class AutomationRunnerService {
  constructor(
    private readonly runs: AutomationRunRepository,
    private readonly settings: AutomationSettingsService,
    private readonly outbox: OutboxService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does everything currently due. `shouldContinue` is asked after each batch. */
  async run(shouldContinue: () => boolean): Promise<void> {
    for (const key of DAILY) {
      const settings = await this.settings.settingsOf(key);
      const { enabled, hour } = settings;
      if (enabled && hour !== null) await this.runOne({ ...settings, key, hour }, shouldContinue);
    }
  }

  private async runOne(settings: DailySettings, shouldContinue: () => boolean): Promise<void> {
    const { key } = settings;
    const days = dueDays(settings, await this.runs.zones(key), this.clock.now());
    if (days.length === 0) return;
    await this.runs.begin(key, days, this.clock.now());
    while (shouldContinue() && (await this.emailNextUsers(days, settings)));
  }

  /** The record of the send and the email itself are one transaction, so neither exists twice or alone. */
  private emailNextUsers(days: readonly ZoneDay[], settings: DailySettings): Promise<boolean> {
    return this.transaction.run(async () => {
      const { key } = settings;
      const run = await this.runs.take(key, days);
      if (!run) return false;
      const now = this.clock.now();
      const { recipients, next } = await this.note(run, settings, now);
      for (const { userId, email, firstName } of recipients)
        await this.outbox.enqueue({ type: key, to: email, userId, data: { firstName } });
      await this.runs.advance(key, run, next, next === null ? now : null);
      return true;
    });
  }

  private note(run: Run, { key, hour, maxTimes, afterDays }: DailySettings, now: Date): Promise<RunPage> {
    const page = { ...run, now, limit: BATCH };
    if (isReminder(key))
      return this.runs.noteReminded({ ...page, key, steps: remindedAfter(run, hour, afterDays ?? 1) });
    return this.runs.noteEncouraged({ ...page, beganAt: beginningOf(run, hour), maxTimes: maxTimes ?? 1 });
  }
}
