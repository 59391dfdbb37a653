import { MailDeliveryService } from '../../../src/mail/outbox/mail-delivery.service';
import type { TestApp } from '../test-app';

/** For the outbox, this much time passes, such as "1 hour": only the database's clock decides when an email goes. */
export async function passOutboxTime(app: TestApp, time: string): Promise<void> {
  await app.sql(
    `update outbox set next_attempt_at = next_attempt_at - $1::interval, counts_from = counts_from - $1::interval,
       created_at = created_at - $1::interval, due_at = due_at - $1::interval,
       link_renewed_at = link_renewed_at - $1::interval`,
    [time],
  );
}

/** Passes this much time, and tries what is due then. */
export async function timeForRetries(app: TestApp, time: string): Promise<void> {
  await passOutboxTime(app, time);
  await app.app.get(MailDeliveryService).sweep();
}
