import { Injectable } from '@nestjs/common';
import type { AutomationKey, ReminderKey } from '#contract/console/campaigns/automations';
import { Database } from '../../platform/database/database';
import type { ZoneDay } from '../automations/automation';
import {
  AutomationRunRepository,
  type Recipient,
  type EncouragementQuery,
  type ReminderQuery,
  type Run,
  type RunPage,
} from '../automations/automation-run.repository';

/** The conditions of the partial indexes users_zone_idx and users_unready_zone_idx, so that the planner can use them. */
const WITH_STANDARDS = 'u.email_confirmed_at is not null and u.criteria_count > 0';
const WITHOUT_STANDARDS = 'u.email_confirmed_at is not null and u.criteria_count = 0';
const ZONE = `coalesce(u.timezone, 'UTC')`;

const POPULATION: Readonly<Record<AutomationKey, string>> = {
  welcome: WITHOUT_STANDARDS,
  first_match_encouragement: WITH_STANDARDS,
  no_standards_reminder: WITHOUT_STANDARDS,
  no_date_reminder: WITH_STANDARDS,
};

/** SQL conditions: `examined` for users `u` whose previous step falls in [$5, $6), `due` for those of a page `p` to remind. */
const REMINDED: Readonly<Record<ReminderKey, { readonly examined: string; readonly due: string }>> = {
  no_standards_reminder: {
    examined: 'u.email_confirmed_at >= $5::timestamptz and u.email_confirmed_at < $6::timestamptz',
    // Administrators need no dating profile.
    due: 'not exists (select 1 from administrators a where a.user_id = p.id)',
  },
  no_date_reminder: {
    // Looked up for one page at a time, so that no transaction reads a whole zone.
    examined: 'true',
    due: `(select min(m.created_at) from candidates m where m.owner_id = p.id) >= $5::timestamptz
      and (select min(m.created_at) from candidates m where m.owner_id = p.id) < $6::timestamptz
      and exists (select 1 from candidates m where m.owner_id = p.id and m.archived_at is null)
      and not exists (select 1 from date_experiences d where d.owner_id = p.id)`,
  },
};

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type ExaminedUser = Recipient & { isNoted: boolean };

@Injectable()
export class PostgresAutomationRunRepository extends AutomationRunRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /** Skips from each zone in the index to the next: one step per zone, however many users there are. */
  async zones(key: AutomationKey): Promise<string[]> {
    const population = POPULATION[key];
    const rows = await this.database.query<{ zone: string }>(
      `automation-zones-${key}`,
      `with recursive zones as (
         (select ${ZONE} as zone from users u where ${population} order by 1 limit 1)
         union all
         select (select ${ZONE} from users u where ${population} and ${ZONE} > zones.zone order by 1 limit 1)
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

  async noteEncouraged(query: EncouragementQuery): Promise<RunPage> {
    const { timeZone, day, now, beganAt, maxTimes, after, limit } = query;
    const rows = await this.database.query<ExaminedUser>(
      'automation-note-encouraged',
      `with page as (
         select u.id, u.email, u.first_name, u.experience_emails, u.created_at from users u
         where ${WITH_STANDARDS} and ${ZONE} = $1 and u.id > $2::uuid
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
      [timeZone, after ?? FIRST_ID, limit, 'first_match_encouragement', day, now, maxTimes, beganAt],
    );
    return pageOf(rows, limit);
  }

  async noteReminded({ key, timeZone, day, now, steps, after, limit }: ReminderQuery): Promise<RunPage> {
    const { examined, due } = REMINDED[key];
    const rows = await this.database.query<ExaminedUser>(
      `automation-note-${key}`,
      `with page as (
         select u.id, u.email, u.first_name, u.experience_emails from users u
         where ${POPULATION[key]} and ${ZONE} = $1 and ${examined} and u.id > $2::uuid
         order by u.id limit $3),
       noted as (
         insert into automation_sends (owner_id, automation, local_day, ordered_at)
         select p.id, $4, $7::date, $8::timestamptz from page p
         where p.experience_emails and ${due}
           and not exists (select 1 from automation_sends s where s.owner_id = p.id and s.automation = $4)
         on conflict do nothing returning owner_id)
       select p.id as "userId", p.email, p.first_name as "firstName", n.owner_id is not null as "isNoted"
       from page p left join noted n on n.owner_id = p.id order by p.id`,
      [timeZone, after ?? FIRST_ID, limit, key, steps.from, steps.until, day, now],
    );
    return pageOf(rows, limit);
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

function pageOf(rows: readonly ExaminedUser[], limit: number): RunPage {
  return {
    recipients: rows.filter(({ isNoted }) => isNoted),
    next: rows.length < limit ? null : (rows.at(-1)?.userId ?? null),
  };
}

function columnsOf(days: readonly ZoneDay[]): [timeZones: string[], days: string[]] {
  return [days.map(({ timeZone }) => timeZone), days.map(({ day }) => day)];
}
