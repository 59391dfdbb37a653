import { OutboxService } from '../../src/mail/outbox/outbox.service';
import { Database } from '../../src/platform/database/database';
import { idOf } from '../support/accounts/administrator';
import type { TestUser } from '../support/accounts/test-user';
import { timeForRetries } from '../support/mail/outbox-time';
import { TestApp } from '../support/test-app';
import { eventually } from '../support/time/eventually';
import { MovableClock } from '../support/time/movable-clock';

const NIGHT = 2;
const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

/** As if the mail server had been away since its hour. */
async function enqueueOverdue(user: TestUser, hours: number): Promise<string> {
  const database = app.app.get(Database);
  const userId = await idOf(app, user);
  await database.run(async () => {
    await app.app
      .get(OutboxService)
      .enqueue({ type: 'no_date_reminder', to: user.email, userId, data: { firstName: 'Ada' } });
    await database.query(
      'make-overdue',
      `update outbox set created_at = now() - $2::int * interval '1 hour'
       where user_id = $1 and mail_type = 'no_date_reminder'`,
      [userId, hours],
    );
  });
  return userId;
}

const reminders = (user: TestUser) =>
  app.mails.to(user.email).filter(({ subject }) => !/^Welcome|^Confirm/.test(subject));

describe('an email with an hour', () => {
  it('whose hour is long over waits for the morning, and is sent then', async () => {
    const user = await app.member({ timezone: 'Europe/Berlin' });
    clock.advance(clock.until(NIGHT));
    const userId = await enqueueOverdue(user, 16);
    await eventually(async () => {
      const held = await app.sql(
        `select 1 from outbox where user_id = $1 and mail_type = 'no_date_reminder'
           and status = 'pending' and next_attempt_at > now() + interval '4 hours'`,
        [userId],
      );
      return held.length === 1;
    });
    expect(reminders(user)).toEqual([]);
    clock.advance(clock.until(9));
    await timeForRetries(app, '7 hours');
    await eventually(() => reminders(user).length === 1);
  });

  it('goes at once when it has just been ordered, whatever hour the administrator chose', async () => {
    const user = await app.member({ timezone: 'Europe/Berlin' });
    clock.advance(clock.until(NIGHT));
    await enqueueOverdue(user, 0);
    await eventually(() => reminders(user).length === 1);
  });
});
