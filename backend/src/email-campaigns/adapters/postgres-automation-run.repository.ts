import { Injectable } from '@nestjs/common';
import type { AutomationKey } from '#contract/console/automations';
import { Database } from '../../platform/database/database';
import type { ZoneDay } from '../automations/automation';
import {
  AutomationRunRepository,
  type Addressee,
  type Run,
  type RunPage,
  type RunQuery,
} from '../automations/automation-run.repository';

/** The users in the time zone index. */
const WITH_STANDARDS = 'u.email_confirmed_at is not null and u.criteria_count > 0';
const ZONE = `coalesce(u.timezone, 'UTC')`;

type ExaminedUser = Addressee & { isNoted: boolean };

@Injectable()
export class PostgresAutomationRunRepository extends AutomationRunRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /** Skips from each zone in the index to the next: one step per zone, however many users there are. */
  async zones(): Promise<string[]> {
    const rows = await this.database.query<{ zone: string }>(
      'automation-zones',
      `with recursive zones as (
         (select ${ZONE} as zone from users u where ${WITH_STANDARDS} order by 1 limit 1)
         union all
         select (select ${ZONE} from users u where ${WITH_STANDARDS} and ${ZONE} > zones.zone order by 1 limit 1)
         from zones where zones.zone is not null)
       select zone from zones where zone is not null`,
      [],
    );
    return rows.map(({ zone }) => zone);
  }

  async begin(key: AutomationKey, days: readonly ZoneDay[], now: Date): Promise<void> {
    await this.database.query(
      'automation-begin',
      `insert into automation_runs (automation, timezone, local_day, started_at)
       select $1, d.timezone, d.local_day, $4 from unnest($2::text[], $3::date[]) d (timezone, local_day)
       on conflict do nothing`,
      [key, ...columnsOf(days), now],
    );
  }

  async take(key: AutomationKey, days: readonly ZoneDay[]): Promise<Run | null> {
    const rows = await this.database.query<Run>(
      'automation-take',
      `select r.timezone as "timeZone", r.local_day::text as day, r.selected_after as after
       from automation_runs r join unnest($2::text[], $3::date[]) d (timezone, local_day) using (timezone, local_day)
       where r.automation = $1 and r.finished_at is null
       order by r.started_at, r.timezone limit 1 for update of r skip locked`,
      [key, ...columnsOf(days)],
    );
    return rows[0] ?? null;
  }

  async note({ key, timeZone, day, now, beganAt, maxTimes, after, limit }: RunQuery): Promise<RunPage> {
    const rows = await this.database.query<ExaminedUser>(
      'automation-note',
      `with page as (
         select u.id, u.email, u.first_name, u.experience_emails, u.created_at from users u
         where ${WITH_STANDARDS} and ${ZONE} = $1 and u.id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
         order by u.id limit $3),
       noted as (
         insert into automation_sends (owner_id, automation, local_day, ordered_at)
         select p.id, $4, $5::date, $6::timestamptz from page p
         where p.experience_emails and not exists (select 1 from candidates m where m.owner_id = p.id)
           and p.created_at <= $8::timestamptz - interval '1 day'
           and coalesce((select min(h.saved_at) from standards_history h where h.owner_id = p.id), p.created_at) <= $8
           and not exists (select 1 from automation_sends s where s.owner_id = p.id and s.automation = $4
             and s.ordered_at > $6::timestamptz - interval '12 hours')
           and (select count(*) from automation_sends s where s.owner_id = p.id and s.automation = $4) < $7
         on conflict do nothing returning owner_id)
       select p.id as "userId", p.email, p.first_name as "firstName", n.owner_id is not null as "isNoted"
       from page p left join noted n on n.owner_id = p.id order by p.id`,
      [timeZone, after, limit, key, day, now, maxTimes, beganAt],
    );
    return {
      addressees: rows.filter(({ isNoted }) => isNoted),
      next: rows.length < limit ? null : (rows.at(-1)?.userId ?? null),
    };
  }

  async advance(
    key: AutomationKey,
    { timeZone, day }: ZoneDay,
    after: string | null,
    finishedAt: Date | null,
  ): Promise<void> {
    await this.database.query(
      'automation-advance',
      `update automation_runs set selected_after = coalesce($4, selected_after), finished_at = $5
       where automation = $1 and timezone = $2 and local_day = $3::date`,
      [key, timeZone, day, after, finishedAt],
    );
  }
}

function columnsOf(days: readonly ZoneDay[]): [timeZones: string[], days: string[]] {
  return [days.map(({ timeZone }) => timeZone), days.map(({ day }) => day)];
}
