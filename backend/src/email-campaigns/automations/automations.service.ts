import { Injectable } from '@nestjs/common';
import {
  AUTOMATION_KEYS,
  isReminder,
  REMINDER_HOUR_INVALID,
  type Automation,
  type AutomationChange,
  type AutomationKey,
} from '#contract/console/campaigns/automations';
import type { Actor } from '../../audit/audit';
import { AuditService } from '../../audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { nextLocalHour, UTC } from '../../platform/clock/local-time';
import { isQuiet } from '../../platform/clock/quiet-hours';
import { Transaction } from '../../platform/database/database';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { WORDS, type AutomationSettings } from './automation';
import { AutomationRunRepository } from './automation-run.repository';
import { AutomationSettingsService } from './automation-settings.service';
import { AutomationRepository, type Tally } from './automation.repository';

@Injectable()
export class AutomationsService {
  constructor(
    private readonly automations: AutomationRepository,
    private readonly runs: AutomationRunRepository,
    private readonly settings: AutomationSettingsService,
    private readonly audit: AuditService,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<Automation[]> {
    return Promise.all(AUTOMATION_KEYS.map((key) => this.look(key)));
  }

  /** A setting the automation does not have, such as the hour of an immediate email, cannot be changed. */
  async change(actor: Actor, name: string, wish: AutomationChange): Promise<Automation> {
    const key = AUTOMATION_KEYS.find((known) => known === name);
    if (!key) throw new DomainError('automation.not-found');
    if (isReminder(key) && wish.hour !== undefined && isQuiet(wish.hour))
      throw invalidInput([{ field: 'hour', message: REMINDER_HOUR_INVALID }]);
    await this.transaction.run(async () => {
      const { enabled, hour, maxTimes, afterDays } = await this.settings.settingsOf(key);
      const next = {
        enabled: wish.enabled ?? enabled,
        hour: hour === null ? null : (wish.hour ?? hour),
        maxTimes: maxTimes === null ? null : (wish.maxTimes ?? maxTimes),
      };
      const nextDays = afterDays === null ? null : (wish.afterDays ?? afterDays);
      await this.automations.save({ key, ...next, afterDays: nextDays });
      const details = { ...next, ...(nextDays !== null && { afterDays: nextDays }) };
      await this.audit.record({ actor, action: 'automations.change', target: key, details });
    });
    return this.look(key);
  }

  private async look(key: AutomationKey): Promise<Automation> {
    const settings = await this.settings.settingsOf(key);
    const lastRunAt = await this.automations.lastRunAt(key);
    return {
      ...settings,
      ...WORDS[key],
      lastRunAt: lastRunAt?.toISOString() ?? null,
      nextRunAt: (await this.nextRunOf(settings))?.toISOString() ?? null,
      counts: toCounts(await this.automations.tallyOf(key)),
    };
  }

  /** When the hour next arrives in any zone that has users. */
  private async nextRunOf({ key, enabled, hour }: AutomationSettings): Promise<Date | null> {
    if (!enabled || hour === null) return null;
    const zones = await this.runs.zones(key);
    const now = this.clock.now();
    const next = (zones.length === 0 ? [UTC] : zones).map((zone) => nextLocalHour(now, hour, zone).getTime());
    return new Date(Math.min(...next));
  }
}

function toCounts(tally: Tally): Automation['counts'] {
  const of = (bucket: string): number => Math.max(0, tally[bucket] ?? 0);
  return {
    sent: of('sent'),
    opened: of('opened'),
    clicked: of('clicked'),
    unsubscribed: of('unsubscribed'),
    failed: of('failed'),
  };
}
