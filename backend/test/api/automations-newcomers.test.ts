import { AutomationRunnerService } from '../../src/email-campaigns/automations/automation-runner.service';
import { idOf } from '../support/accounts/administrator';
import { ManualClock } from '../support/time/manual-clock';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

let app: TestApp;
const clock = new ManualClock(new Date('2026-03-09T22:00:00Z'));
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

const moveTo = (instant: string) => clock.pass((Date.parse(instant) - clock.now().getTime()) / 1000);

const workersRun = () => app.app.get(AutomationRunnerService).run(() => true);

async function encouraged(user: TestUser): Promise<number> {
  const mails = await app.sql(
    `select 1 from outbox where mail_type = 'first_match_encouragement' and user_id = $1`,
    [await idOf(app, user)],
  );
  return mails.length;
}

describe('the encouragement to add a first match', () => {
  it('is not sent right after someone chose standards, but from the next ten on', async () => {
    const zone = 'Pacific/Chatham';
    moveTo('2026-03-09T22:28:00Z');
    const user = await app.member({ timezone: zone });
    await user.onboard();
    const at = async (instant: string) => {
      moveTo(instant);
      await workersRun();
      return encouraged(user);
    };
    expect(await at('2026-03-09T22:28:11Z')).toBe(0);
    // Ten the next morning: the account isn't a day old.
    expect(await at('2026-03-10T20:15:00Z')).toBe(0);
    expect(await at('2026-03-11T20:14:00Z')).toBe(0);
    expect(await at('2026-03-11T20:15:00Z')).toBe(1);
  });

  it('waits for the next ten when the standards of an older account are new', async () => {
    const user = await app.member({ timezone: 'Asia/Kathmandu' });
    await app.sql(`update users set created_at = created_at - interval '9 days' where email = $1`, [
      user.email,
    ]);
    moveTo('2026-03-12T05:28:00Z');
    await user.onboard();
    await workersRun();
    expect(await encouraged(user)).toBe(0);
    moveTo('2026-03-13T04:15:00Z');
    await workersRun();
    expect(await encouraged(user)).toBe(1);
  });
});
