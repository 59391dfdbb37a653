import { Injectable } from '@nestjs/common';
import type { TrackingEvent } from '#contract/tracking';
import { Database } from '../../platform/database/database';
import { TrackingRepository } from '../tracking.repository';

@Injectable()
export class PostgresTrackingRepository extends TrackingRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ page, action, metadata }: TrackingEvent, at: Date): Promise<void> {
    await this.database.query(
      'tracking-add',
      'insert into tracking_events (at, page, action, metadata) values ($1, $2, $3, $4)',
      [at, page, action, JSON.stringify(metadata)],
    );
  }

  async forget(before: Date): Promise<void> {
    await this.database.query('tracking-forget', 'delete from tracking_events where at < $1', [before]);
  }
}
