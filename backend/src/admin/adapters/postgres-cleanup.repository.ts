import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { CleanupRepository, type UnconfirmedAccount } from '../accounts/cleanup.repository';

const UNCONFIRMED = 'from users where email_confirmed_at is null and not is_admin and created_at < $1';
const OLDEST = `select id, email, created_at as "createdAt", is_admin as "isAdmin" ${UNCONFIRMED} order by created_at, id limit $2`;

@Injectable()
export class PostgresCleanupRepository extends CleanupRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async count(before: Date): Promise<number> {
    const rows = await this.database.query<{ count: number }>(
      'cleanup-count',
      `select count(*)::int as count ${UNCONFIRMED}`,
      [before],
    );
    return rows[0]?.count ?? 0;
  }

  oldest(before: Date, limit: number): Promise<UnconfirmedAccount[]> {
    return this.database.query<UnconfirmedAccount>('cleanup-oldest', OLDEST, [before, limit]);
  }

  takeOldest(before: Date, limit: number): Promise<UnconfirmedAccount[]> {
    return this.database.query<UnconfirmedAccount>('cleanup-take', `${OLDEST} for update`, [before, limit]);
  }
}
