import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { AccountActivity, AccountRecord } from '../figures/account-activity';
import { ActivityRepository, type Mark } from '../figures/activity.repository';

const RECOUNT_LOCK = 7_204_512;
const FOLD_LOCK = 7_204_513;

const TAKEN = `returning owner_id, seen_at)
  select owner_id as "ownerId", max(seen_at) as "seenAt" from taken group by owner_id order by owner_id`;

@Injectable()
export class PostgresActivityRepository extends ActivityRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async lock(): Promise<void> {
    await this.database.query('activity-lock', 'select pg_advisory_xact_lock($1)', [RECOUNT_LOCK]);
  }

  takeMarks(after: string, limit: number): Promise<Mark[]> {
    return this.database.query<Mark>(
      'activity-take-marks',
      `with chosen as materialized (
         select distinct owner_id from account_marks where owner_id > $1 order by owner_id limit $2),
       taken as (delete from account_marks where owner_id in (select owner_id from chosen) ${TAKEN}`,
      [after, limit],
    );
  }

  async hasMarks(ownerIds: readonly string[]): Promise<boolean> {
    const rows = await this.database.query(
      'activity-has-marks',
      'select 1 from account_marks where owner_id = any($1::uuid[]) limit 1',
      [ownerIds],
    );
    return rows.length > 0;
  }

  takeMarksOf(ownerIds: readonly string[]): Promise<Mark[]> {
    return this.database.query<Mark>(
      'activity-take-marks-of',
      `with taken as (delete from account_marks where owner_id = any($1::uuid[]) ${TAKEN}`,
      [ownerIds],
    );
  }

  recordsOf(ownerIds: readonly string[]): Promise<AccountRecord[]> {
    return this.database.query<AccountRecord>(
      'activity-records',
      `select u.id as "ownerId", u.standards, coalesce(
         (select json_agg(json_build_object('archived', m.archived_at is not null,
            'createdAt', (extract(epoch from m.created_at) * 1000)::float8, 'history', m.history))
          from candidates m where m.owner_id = u.id), '[]') as matches
       from users u where u.id = any($1::uuid[])`,
      [ownerIds],
    );
  }

  async save(activities: readonly AccountActivity[], marks: readonly Mark[]): Promise<void> {
    const seen = new Map(marks.map(({ ownerId, seenAt }) => [ownerId, seenAt]));
    await this.database.query(
      'activity-save',
      `update account_activity a set match_count = n.match_count, last_match_at = n.last_match_at,
         evaluated_matches = n.evaluated, highest_score = n.highest, lowest_score = n.lowest,
         last_seen_at = greatest(a.last_seen_at, n.seen_at)
       from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::int[], $5::numeric[], $6::numeric[], $7::timestamptz[])
         n (owner_id, match_count, last_match_at, evaluated, highest, lowest, seen_at)
       where a.owner_id = n.owner_id`,
      [
        activities.map(({ ownerId }) => ownerId),
        activities.map(({ matchCount }) => matchCount),
        activities.map(({ lastMatchAt }) => lastMatchAt),
        activities.map(({ evaluatedMatches }) => evaluatedMatches),
        activities.map(({ highestScore }) => highestScore),
        activities.map(({ lowestScore }) => lowestScore),
        activities.map(({ ownerId }) => seen.get(ownerId) ?? null),
      ],
    );
  }

  async oldestMark(): Promise<Date | null> {
    const rows = await this.database.query<{ oldest: Date | null }>(
      'activity-oldest-mark',
      'select min(marked_at) as oldest from account_marks',
      [],
    );
    return rows[0]?.oldest ?? null;
  }

  async rebuildCounts(): Promise<void> {
    await this.database.query('activity-rebuild', 'select rebuild_rollups()', []);
  }

  async foldDeltas(): Promise<void> {
    await this.database.query(
      'activity-fold-deltas',
      `with mine as materialized (select pg_try_advisory_xact_lock($1) as locked),
         gone as (delete from rollup_deltas where (select locked from mine) returning metric, bucket, amount)
       insert into rollup_counters
         select metric, bucket, sum(amount) from gone group by metric, bucket having sum(amount) <> 0
       on conflict (metric, bucket) do update set amount = rollup_counters.amount + excluded.amount`,
      [FOLD_LOCK],
    );
  }
}
