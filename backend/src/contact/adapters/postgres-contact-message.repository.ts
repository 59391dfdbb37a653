import { Injectable } from '@nestjs/common';
import type { ContactMessage } from '#contract/account/contact';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { ContactMessageRepository, type StoredContactMessage } from '../contact-message.repository';

interface ContactMessageRow {
  readonly id: string;
  readonly sealed: Buffer;
  readonly createdAt: Date;
}

@Injectable()
export class PostgresContactMessageRepository extends ContactMessageRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async add(
    addressHash: Buffer,
    { id, createdAt, ...message }: StoredContactMessage,
    mailId: string,
  ): Promise<void> {
    await this.database.query(
      'contact-message-add',
      'insert into contact_messages (id, address_hash, outbox_id, sealed, created_at) values ($1, $2, $3, $4, $5)',
      [id, addressHash, mailId, this.cipher.encrypt(message, id), createdAt],
    );
  }

  async listFor(addressHash: Buffer): Promise<StoredContactMessage[]> {
    const rows = await this.database.query<ContactMessageRow>(
      'contact-message-list',
      `select id, sealed, created_at as "createdAt" from contact_messages where address_hash = $1 order by id`,
      [addressHash],
    );
    return rows.map(({ sealed, ...row }) => ({
      ...row,
      ...this.cipher.decrypt<ContactMessage>(sealed, row.id),
    }));
  }

  async removeFor(addressHash: Buffer): Promise<string[]> {
    const rows = await this.database.query<{ mailId: string }>(
      'contact-message-remove',
      'delete from contact_messages where address_hash = $1 returning outbox_id as "mailId"',
      [addressHash],
    );
    return rows.map(({ mailId }) => mailId);
  }
}
