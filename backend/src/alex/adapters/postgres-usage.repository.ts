import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UsageRepository, type Spending } from '../model/usage.repository';

interface UsageRow {
  readonly day: string;
  readonly tokens: string;
  readonly costMicros: string;
}

@Injectable()
export class PostgresUsageRepository extends UsageRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async reserve(ownerId: string, day: string, spending: Spending, limit: Spending): Promise<boolean> {
    const rows = await this.database.query(
      'usage-reserve',
      `insert into alex_usage as u (owner_id, day, tokens, cost_micros)
       select $1, $2, $3::bigint, $4::bigint where $3::bigint <= $5::bigint and $4::bigint <= $6::bigint
       on conflict (owner_id, day) do update
         set tokens = u.tokens + excluded.tokens, cost_micros = u.cost_micros + excluded.cost_micros
         where u.tokens + excluded.tokens <= $5::bigint and u.cost_micros + excluded.cost_micros <= $6::bigint
       returning 1`,
      [ownerId, day, spending.tokens, spending.costMicros, limit.tokens, limit.costMicros],
    );
    return rows.length === 1;
  }

  async correct(ownerId: string, day: string, { tokens, costMicros }: Spending): Promise<void> {
    await this.database.query(
      'usage-correct',
      `update alex_usage set tokens = greatest(0, tokens + $3::bigint), cost_micros = greatest(0, cost_micros + $4::bigint)
       where owner_id = $1 and day = $2`,
      [ownerId, day, tokens, costMicros],
    );
  }

  async listFor(ownerId: string): Promise<readonly (Spending & { readonly day: string })[]> {
    const rows = await this.database.query<UsageRow>(
      'usage-list',
      `select to_char(day, 'YYYY-MM-DD') as day, tokens, cost_micros as "costMicros"
       from alex_usage where owner_id = $1 order by day`,
      [ownerId],
    );
    return rows.map(({ day, tokens, costMicros }) => ({
      day,
      tokens: Number(tokens),
      costMicros: Number(costMicros),
    }));
  }
}
