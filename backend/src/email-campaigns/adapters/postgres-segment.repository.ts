import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { SegmentRepository, type StoredSegment } from '../audience/segment.repository';

@Injectable()
export class PostgresSegmentRepository extends SegmentRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(): Promise<StoredSegment[]> {
    return this.database.query<StoredSegment>(
      'segment-list',
      'select id, name, conditions, updated_at as "updatedAt" from saved_segments order by lower(name)',
      [],
    );
  }

  async count(): Promise<number> {
    const rows = await this.database.query<{ segments: number }>(
      'segment-count',
      'select count(*)::int as segments from saved_segments',
      [],
    );
    return rows[0]?.segments ?? 0;
  }

  async add({ id, name, conditions, updatedAt }: StoredSegment): Promise<boolean> {
    const rows = await this.database.query(
      'segment-add',
      `insert into saved_segments (id, name, conditions, updated_at) values ($1, $2, $3, $4)
       on conflict (lower(name)) do nothing returning 1`,
      [id, name, JSON.stringify(conditions), updatedAt],
    );
    return rows.length === 1;
  }

  async save({
    id,
    name,
    conditions,
    updatedAt,
  }: StoredSegment): Promise<'saved' | 'name-taken' | 'unknown'> {
    const [row] = await this.database.query<{ isTaken: boolean; isSaved: boolean }>(
      'segment-save',
      `with taken as (select 1 from saved_segments where lower(name) = lower($2) and id <> $1),
         saved as (
           update saved_segments set name = $2, conditions = $3, updated_at = $4
           where id = $1 and not exists (select 1 from taken) returning 1)
       select exists (select 1 from taken) as "isTaken", exists (select 1 from saved) as "isSaved"`,
      [id, name, JSON.stringify(conditions), updatedAt],
    );
    if (row?.isSaved) return 'saved';
    return row?.isTaken ? 'name-taken' : 'unknown';
  }

  async remove(id: string): Promise<boolean> {
    const rows = await this.database.query(
      'segment-remove',
      'delete from saved_segments where id = $1 returning 1',
      [id],
    );
    return rows.length === 1;
  }
}
