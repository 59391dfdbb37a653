import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { SuppressionRepository } from '../suppression.repository';

@Injectable()
export class TypeOrmSuppressionRepository extends SuppressionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add(addressHash: Buffer, mailKind: string, at: Date): Promise<boolean> {
    const rows = await this.database.query(
      'suppression-add',
      'insert into suppressions (address_hash, mail_kind, created_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [addressHash, mailKind, at],
    );
    return rows.length === 1;
  }

  async remove(addressHash: Buffer, mailKind: string): Promise<void> {
    await this.database.query(
      'suppression-remove',
      'delete from suppressions where address_hash = $1 and mail_kind = $2',
      [addressHash, mailKind],
    );
  }

  async has(addressHash: Buffer, mailKind: string): Promise<boolean> {
    const rows = await this.database.query(
      'suppression-has',
      'select 1 from suppressions where address_hash = $1 and mail_kind = $2',
      [addressHash, mailKind],
    );
    return rows.length === 1;
  }

  listFor(addressHash: Buffer): Promise<readonly { mailKind: string; createdAt: Date }[]> {
    return this.database.query(
      'suppression-list',
      'select mail_kind as "mailKind", created_at as "createdAt" from suppressions where address_hash = $1 order by mail_kind',
      [addressHash],
    );
  }
}
