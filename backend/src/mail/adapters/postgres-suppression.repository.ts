import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { SuppressedKind, Suppression, SuppressionReason } from '../suppressions/suppression';
import { SuppressionRepository } from '../suppressions/suppression.repository';

@Injectable()
export class PostgresSuppressionRepository extends SuppressionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(addressHash: Buffer, { mailKind, reason, createdAt }: Suppression): Promise<boolean> {
    const rows = await this.database.query(
      'suppression-add',
      `insert into suppressions (address_hash, mail_kind, reason, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning 1`,
      [addressHash, mailKind, reason, createdAt],
    );
    return rows.length === 1;
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
}
