import { Injectable } from '@nestjs/common';
import type { ChatRole } from '#contract/dating/alex';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import type { Message } from '../conversation/message';
import { MessageRepository } from '../conversation/message.repository';

interface MessageRow {
  readonly id: string;
  readonly role: ChatRole;
  readonly sealed: Buffer;
  readonly createdAt: Date;
}

type Written = Pick<Message, 'message' | 'coach' | 'references'>;

@Injectable()
export class PostgresMessageRepository extends MessageRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  async listFor(ownerId: string, limit?: number): Promise<Message[]> {
    const rows = await this.database.query<MessageRow>(
      'message-list',
      `select id, role, sealed, created_at as "createdAt" from alex_messages
       where owner_id = $1 order by created_at desc, id desc limit $2`,
      [ownerId, limit ?? null],
    );
    return rows
      .reverse()
      .map(({ sealed, ...row }) => ({ ...row, ...this.cipher.decrypt<Written>(sealed, row.id) }));
  }

  async add(ownerId: string, messages: readonly Message[]): Promise<void> {
    const sealed = messages.map(({ id, message, coach, references }) =>
      this.cipher.encrypt({ message, coach, references } satisfies Written, id),
    );
    await this.database.query(
      'message-add',
      `insert into alex_messages (owner_id, id, role, sealed, created_at)
       select $1, * from unnest($2::uuid[], $3::text[], $4::bytea[], $5::timestamptz[])`,
      [
        ownerId,
        messages.map(({ id }) => id),
        messages.map(({ role }) => role),
        sealed,
        messages.map(({ createdAt }) => createdAt),
      ],
    );
  }

  async removeAll(ownerId: string): Promise<void> {
    await this.database.query('message-remove-all', 'delete from alex_messages where owner_id = $1', [
      ownerId,
    ]);
  }
}
