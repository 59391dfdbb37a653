import { Injectable } from '@nestjs/common';
import {
  PLANNED_DATE_LIMITS,
  PLANNED_DATE_TEXTS,
  type NewPushSubscription,
} from '#contract/dating/planned-dates';
import type { Session } from '../../auth/sessions/session';
import { Clock } from '../../platform/clock/clock';
import { Config } from '../../platform/config/config';
import { newId } from '../../platform/crypto/ids';
import { isP256PublicKey } from '../../platform/crypto/p256';
import { DomainError, invalidInput } from '../../platform/errors/domain-error';
import { PushSender } from './push-sender';
import { PushSubscriptionRepository } from './push-subscription.repository';

/** The browsers that get push messages. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly sender: PushSender,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async subscribe(
    { account, tokenHash }: Session,
    { endpoint, p256dh, auth }: NewPushSubscription,
  ): Promise<void> {
    if (this.config.push === null) throw new DomainError('push.off');
    if (!this.sender.accepts(endpoint))
      throw invalidInput([{ field: 'endpoint', message: PLANNED_DATE_TEXTS.endpoint }]);
    if (!isP256PublicKey(p256dh))
      throw invalidInput([{ field: 'p256dh', message: PLANNED_DATE_TEXTS.pushKey }]);
    const subscription = { id: newId(), endpoint, p256dh, auth };
    const { pushSubscriptions } = PLANNED_DATE_LIMITS;
    await this.subscriptions.set(account.id, tokenHash, subscription, this.clock.now(), pushSubscriptions);
  }

  unsubscribe({ account, tokenHash }: Session): Promise<void> {
    return this.subscriptions.removeOfSession(account.id, tokenHash);
  }

  countFor(ownerId: string): Promise<number> {
    return this.subscriptions.count(ownerId);
  }
}
