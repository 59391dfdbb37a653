import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { KeptEvent, SecurityEvent } from '../security-event';
import { SecurityEventRepository } from '../security-event.repository';

@Injectable()
export class PostgresSecurityEventRepository extends SecurityEventRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(
    id: string,
    { kind, origin, userId }: Pick<SecurityEvent, 'kind' | 'origin'> & { userId: string },
    at: Date,
  ): Promise<void> {
    await this.database.query(
      'security-event-add',
      `insert into security_events (id, user_id, kind, device, at)
       select $1::uuid, u.id, $3::text, $4::text, $5::timestamptz from users u where u.id = $2`,
      [id, userId, kind, origin?.device ?? null, at],
    );
  }

  async countSince(userId: string, kinds: readonly string[], since: Date): Promise<number> {
    const rows = await this.database.query<{ count: number }>(
      'security-event-count',
      'select count(*)::int as count from security_events where user_id = $1 and kind = any($2) and at > $3',
      [userId, kinds, since],
    );
    return rows[0]?.count ?? 0;
  }

  list(userId: string, limit: number, kinds?: readonly string[]): Promise<KeptEvent[]> {
    return this.database.query<KeptEvent>(
      'security-event-list',
      `select kind, device, at from security_events
       where user_id = $1 and ($3::text[] is null or kind = any($3)) order by at desc, id desc limit $2`,
      [userId, limit, kinds ?? null],
    );
  }

  async removeBefore(at: Date): Promise<void> {
    await this.database.query('security-event-forget', 'delete from security_events where at < $1', [at]);
  }
}
