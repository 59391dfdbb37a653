import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import {
  PlannedDateSettingsRepository,
  type SettingsChanges,
  type StoredSettings,
} from '../planned-date-settings.repository';

const NOTHING_CHOSEN: StoredSettings = {
  showsNames: false,
  emailsReminders: false,
  calendarSince: null,
  remindedAt: null,
  answeredAt: null,
  hasScoredSince: false,
  ignored: 0,
};

@Injectable()
export class PostgresPlannedDateSettingsRepository extends PlannedDateSettingsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find(ownerId: string): Promise<StoredSettings> {
    const rows = await this.database.query<StoredSettings>(
      'planned-date-settings',
      `select coalesce(s.shows_names, false) as "showsNames", coalesce(s.emails_reminders, false) as "emailsReminders",
         s.reminded_at as "remindedAt", s.answered_at as "answeredAt", coalesce(s.ignored, 0)::int as ignored,
         exists (select 1 from date_experiences d where d.owner_id = $1 and d.created_at >= s.reminded_at)
           as "hasScoredSince",
         f.created_at as "calendarSince"
       from (select $1::uuid as owner_id) o left join planned_date_settings s using (owner_id)
         left join calendar_feeds f using (owner_id)`,
      [ownerId],
    );
    return rows[0] ?? NOTHING_CHOSEN;
  }

  async save(ownerId: string, { showsNames, emailsReminders }: SettingsChanges): Promise<void> {
    await this.database.query(
      'planned-date-settings-save',
      `insert into planned_date_settings as s (owner_id, shows_names, emails_reminders)
       values ($1, coalesce($2, false), coalesce($3, false))
       on conflict (owner_id) do update set shows_names = coalesce($2, s.shows_names),
         emails_reminders = coalesce($3, s.emails_reminders)`,
      [ownerId, showsNames ?? null, emailsReminders ?? null],
    );
  }

  async lock(ownerId: string): Promise<StoredSettings> {
    await this.database.query(
      'planned-date-settings-lock',
      `insert into planned_date_settings as s (owner_id) values ($1)
       on conflict (owner_id) do update set owner_id = s.owner_id`,
      [ownerId],
    );
    return this.find(ownerId);
  }

  async noteReminder(ownerId: string, at: Date, ignored: number): Promise<void> {
    await this.database.query(
      'planned-date-settings-reminded',
      'update planned_date_settings set reminded_at = $2, ignored = $3 where owner_id = $1',
      [ownerId, at, ignored],
    );
  }

  async noteAnswer(ownerId: string, at: Date): Promise<void> {
    await this.database.query(
      'planned-date-settings-answered',
      'update planned_date_settings set answered_at = $2, ignored = 0 where owner_id = $1',
      [ownerId, at],
    );
  }

  async setCalendar(ownerId: string, tokenHash: Buffer, at: Date): Promise<void> {
    await this.database.query(
      'calendar-feed-set',
      `insert into calendar_feeds (owner_id, token_hash, created_at) values ($1, $2, $3)
       on conflict (owner_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [ownerId, tokenHash, at],
    );
  }

  async removeCalendar(ownerId: string): Promise<void> {
    await this.database.query('calendar-feed-remove', 'delete from calendar_feeds where owner_id = $1', [
      ownerId,
    ]);
  }

  async ownerOfCalendar(tokenHash: Buffer): Promise<string | null> {
    const rows = await this.database.query<{ ownerId: string }>(
      'calendar-feed-owner',
      'select owner_id as "ownerId" from calendar_feeds where token_hash = $1',
      [tokenHash],
    );
    return rows[0]?.ownerId ?? null;
  }
}
