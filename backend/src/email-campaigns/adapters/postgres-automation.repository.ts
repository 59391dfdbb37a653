import { Injectable } from '@nestjs/common';
import type { AutomationKey } from '#contract/console/campaigns/automations';
import { Database } from '../../platform/database/database';
import type { AutomationSettings } from '../automations/automation';
import { AutomationRepository, type Tally } from '../automations/automation.repository';

@Injectable()
export class PostgresAutomationRepository extends AutomationRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(key: AutomationKey): Promise<AutomationSettings | null> {
    const rows = await this.database.query<AutomationSettings>(
      'automation-find',
      `select key, enabled, hour, max_times as "maxTimes", after_days as "afterDays" from automations where key = $1`,
      [key],
    );
    return rows[0] ?? null;
  }

  async save({ key, enabled, hour, maxTimes, afterDays }: AutomationSettings): Promise<void> {
    await this.database.query(
      'automation-save',
      `insert into automations (key, enabled, hour, max_times, after_days) values ($1, $2, $3, $4, $5)
       on conflict (key) do update set enabled = $2, hour = $3, max_times = $4, after_days = $5`,
      [key, enabled, hour, maxTimes, afterDays],
    );
  }

  async tallyOf(key: AutomationKey): Promise<Tally> {
    const rows = await this.database.query<{ tally: Tally | null }>(
      'automation-tally',
      'select json_object_agg(bucket, amount) as tally from rollups where metric = $1',
      [`mail:${key}`],
    );
    return rows[0]?.tally ?? {};
  }

  async lastRunAt(key: AutomationKey): Promise<Date | null> {
    const rows = await this.database.query<{ startedAt: Date }>(
      'automation-last-run',
      'select started_at as "startedAt" from automation_runs where automation = $1 order by started_at desc limit 1',
      [key],
    );
    return rows[0]?.startedAt ?? null;
  }
}
