import { Injectable } from '@nestjs/common';
import type { SuppressedKind, SuppressionReason } from '#contract/console/suppressions';
import { Database } from '../../platform/database/database';
import type {
  ListedSuppression,
  Suppression,
  SuppressionFilter,
  SuppressionKey,
} from '../suppressions/suppression';
import { SuppressionRepository } from '../suppressions/suppression.repository';

type ListedRow = Omit<ListedSuppression, 'account'> & { userId: string | null; email: string | null };

const LISTED = `s.address_hash as "addressHash", s.mail_kind as "mailKind", s.reason, s.created_at as "createdAt",
  u.id as "userId", u.email`;

@Injectable()
export class PostgresSuppressionRepository extends SuppressionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(
    addressHash: Buffer,
    addressKey: string,
    { mailKind, reason, createdAt }: Suppression,
  ): Promise<boolean> {
    const rows = await this.database.query(
      'suppression-add',
      `insert into suppressions (address_hash, mail_kind, reason, created_at, user_id)
       values ($1, $2, $3, $4, (select id from users where email_key = $5)) on conflict do nothing returning 1`,
      [addressHash, mailKind, reason, createdAt, addressKey],
    );
    return rows.length === 1;
  }

  async recognize(addressHash: Buffer, addressKey: string): Promise<void> {
    await this.database.query(
      'suppression-recognize',
      `update suppressions s set user_id = u.id from users u
       where s.address_hash = $1 and u.email_key = $2 and s.user_id is distinct from u.id`,
      [addressHash, addressKey],
    );
  }

  async remove(
    addressHash: Buffer,
    mailKind: SuppressedKind,
    reasons: readonly SuppressionReason[],
  ): Promise<void> {
    await this.database.query(
      'suppression-remove',
      'delete from suppressions where address_hash = $1 and mail_kind = $2 and reason = any($3::text[])',
      [addressHash, mailKind, reasons],
    );
  }

  async hasAny(addressHash: Buffer, mailKinds: readonly SuppressedKind[]): Promise<boolean> {
    const rows = await this.database.query(
      'suppression-has-any',
      'select 1 from suppressions where address_hash = $1 and mail_kind = any($2::text[]) limit 1',
      [addressHash, mailKinds],
    );
    return rows.length === 1;
  }

  listFor(addressHash: Buffer): Promise<readonly Suppression[]> {
    return this.database.query(
      'suppression-list',
      `select mail_kind as "mailKind", reason, created_at as "createdAt" from suppressions
       where address_hash = $1 order by mail_kind, reason`,
      [addressHash],
    );
  }

  async page(
    { addressHash, reason, from, to }: SuppressionFilter,
    after: (SuppressionKey & { readonly createdAt: Date }) | null,
    limit: number,
  ): Promise<ListedSuppression[]> {
    const given: unknown[] = [limit];
    const conditions = [
      ...when(addressHash, (value) => `s.address_hash = $${given.push(value)}`),
      ...when(reason, (value) => `s.reason = $${given.push(value)}`),
      ...when(from, (value) => `s.created_at >= $${given.push(value)}`),
      ...when(to, (value) => `s.created_at < $${given.push(value)}`),
      ...when(
        after,
        (last) =>
          `(s.created_at, s.address_hash, s.mail_kind, s.reason) < ($${given.push(last.createdAt)}::timestamptz,
             $${given.push(last.addressHash)}::bytea, $${given.push(last.mailKind)}::text, $${given.push(last.reason)}::text)`,
      ),
    ];
    const rows = await this.database.query<ListedRow>(
      // Planned for the filters that are given: with each of them optional, no plan would use an index.
      `suppression-page-${[addressHash, reason, from, to, after].map((value) => (value === null ? '0' : '1')).join('')}`,
      `select ${LISTED} from suppressions s left join users u on u.id = s.user_id
       ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
       order by s.created_at desc, s.address_hash desc, s.mail_kind desc, s.reason desc limit $1`,
      given,
    );
    return rows.map(toListed);
  }

  async lift({ addressHash, mailKind, reason }: SuppressionKey): Promise<ListedSuppression | null> {
    const rows = await this.database.query<ListedRow>(
      'suppression-lift',
      `with s as (delete from suppressions where address_hash = $1 and mail_kind = $2 and reason = $3 returning *)
       select ${LISTED} from s left join users u on u.id = s.user_id`,
      [addressHash, mailKind, reason],
    );
    return rows[0] ? toListed(rows[0]) : null;
  }
}

function toListed({ userId, email, ...entry }: ListedRow): ListedSuppression {
  return { ...entry, account: userId !== null && email !== null ? { id: userId, email } : null };
}

function when<Value>(value: Value | null, condition: (value: Value) => string): string[] {
  return value === null ? [] : [condition(value)];
}
