import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '#contract/console/admin';
import { Database } from '../../platform/database/database';
import type { AuditChain, AuditedAction, AuditFilter, Range } from '../audit';
import { AuditRepository } from '../audit.repository';

type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

const FILTER = `($1::text is null or action = $1 or starts_with(action, $1 || '.'))
  and ($2::text is null or position(lower($2) in lower(concat_ws(' ', actor_email, action, target, details->>'userIds'))) > 0)
  and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`;

@Injectable()
export class PostgresAuditRepository extends AuditRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(id: string, { actor, action, target, details }: AuditedAction, at: Date): Promise<void> {
    await this.database.query(
      'audit-add',
      `insert into audit_log (id, at, actor_id, actor_email, action, target, details)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, at, actor.id, actor.email, action, target, JSON.stringify(details)],
    );
  }

  async list(filter: AuditFilter, { offset, limit }: Range): Promise<AuditEntry[]> {
    const rows = await this.database.query<AuditRow>(
      'audit-list',
      `select id, at, actor_email as "actorEmail", action, target, details from audit_log
       where ${FILTER} order by at desc, id desc offset $5 limit $6`,
      [...valuesOf(filter), offset, limit],
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  async count(filter: AuditFilter): Promise<number> {
    const rows = await this.database.query<{ total: string }>(
      'audit-count',
      `select count(*) as total from audit_log where ${FILTER}`,
      valuesOf(filter),
    );
    return Number(rows[0]?.total ?? 0);
  }

  async verify(): Promise<AuditChain> {
    const [first] = await this.database.query<{ seq: number; id: string }>(
      'audit-first-broken',
      `select seq::float8 as seq, id from (
         select seq, id, hash <> audit_hash(coalesce(lag(hash) over one_by_one, ''), entry)
           or seq <> coalesce(lag(seq) over one_by_one, 0) + 1 as broken
         from audit_log entry window one_by_one as (order by seq)) checked
       where broken order by seq limit 1`,
      [],
    );
    const [all] = await this.database.query<{ entries: number; lastHash: string | null }>(
      'audit-chain-end',
      `select count(*)::int as entries,
         (select encode(hash, 'hex') from audit_log order by seq desc limit 1) as "lastHash" from audit_log`,
      [],
    );
    return { entries: all?.entries ?? 0, broken: first ?? null, lastHash: all?.lastHash ?? '' };
  }

  async has(hash: string): Promise<boolean> {
    const rows = await this.database.query(
      'audit-has-hash',
      `select 1 from audit_log where encode(hash, 'hex') = $1`,
      [hash],
    );
    return rows.length > 0;
  }
}

function valuesOf({ action, search, from, to }: AuditFilter): unknown[] {
  return [action, search, from, to];
}
