import { Injectable } from '@nestjs/common';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { sha256 } from '../../platform/crypto/tokens';
import { Database } from '../../platform/database/database';
import { PushSubscriptionRepository, type PushSubscription } from '../push/push-subscription.repository';

type PrivatePart = Omit<PushSubscription, 'id'>;

const contextOf = (id: string): string => `push-subscription:${id}`;

@Injectable()
export class PostgresPushSubscriptionRepository extends PushSubscriptionRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
  ) {
    super();
  }

  set(
    ownerId: string,
    sessionHash: Buffer,
    { id, endpoint, p256dh, auth }: PushSubscription,
    at: Date,
    keep: number,
  ): Promise<void> {
    const endpointHash = sha256(endpoint);
    const sealed = this.cipher.encrypt({ endpoint, p256dh, auth } satisfies PrivatePart, contextOf(id));
    return this.database.run(async () => {
      await this.database.query(
        'push-subscription-replace',
        'delete from push_subscriptions where session_hash = $1 or endpoint_hash = $2',
        [sessionHash, endpointHash],
      );
      await this.database.query(
        'push-subscription-add',
        `insert into push_subscriptions (owner_id, id, session_hash, endpoint_hash, sealed, created_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [ownerId, id, sessionHash, endpointHash, sealed, at],
      );
      await this.database.query(
        'push-subscription-keep-newest',
        `delete from push_subscriptions where owner_id = $1 and id in (
           select id from push_subscriptions where owner_id = $1 order by created_at desc, id desc offset $2)`,
        [ownerId, keep],
      );
    });
  }

  async find(ownerId: string, id: string): Promise<PushSubscription | null> {
    const [row] = await this.database.query<{ sealed: Buffer }>(
      'push-subscription-find',
      'select sealed from push_subscriptions where owner_id = $1 and id = $2',
      [ownerId, id],
    );
    return row ? { id, ...this.cipher.decrypt<PrivatePart>(row.sealed, contextOf(id)) } : null;
  }

  async hasOne(ownerId: string, sessionHash: Buffer): Promise<boolean> {
    const rows = await this.database.query(
      'push-subscription-has',
      'select 1 from push_subscriptions where owner_id = $1 and session_hash = $2',
      [ownerId, sessionHash],
    );
    return rows.length === 1;
  }

  async count(ownerId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'push-subscription-count',
      'select count(*)::int as count from push_subscriptions where owner_id = $1',
      [ownerId],
    );
    return row?.count ?? 0;
  }

  async removeOfSession(ownerId: string, sessionHash: Buffer): Promise<void> {
    await this.database.query(
      'push-subscription-remove-session',
      'delete from push_subscriptions where owner_id = $1 and session_hash = $2',
      [ownerId, sessionHash],
    );
  }

  async remove(ownerId: string, id: string): Promise<void> {
    await this.database.query(
      'push-subscription-remove',
      'delete from push_subscriptions where owner_id = $1 and id = $2',
      [ownerId, id],
    );
  }
}
