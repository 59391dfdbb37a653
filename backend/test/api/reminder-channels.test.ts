import { PLANNED_DATE_TEXTS } from '#contract/dating/planned-dates';
import { OutboxService } from '../../src/mail/outbox/outbox.service';
import { Transaction } from '../../src/platform/database/database';
import { PushBrowser } from '../../../scripts/test/support/push-browser';
import { idOf } from '../support/accounts/administrator';
import { eventually } from '../support/time/eventually';
import { ReminderStage } from '../support/mail/reminder-stage';
import { TestApp, WITHOUT_REDIS } from '../support/test-app';

let stage: ReminderStage;
beforeAll(async () => {
  stage = await ReminderStage.start('2026-12-04T12:00:00Z');
});
afterAll(() => stage.close());

describe('a push service', () => {
  it('that knows the browser no more ends its subscription', async () => {
    stage.moveTo('2026-12-05T12:00:00Z');
    const dater = await stage.newDater();
    expect((await dater.settings()).pushesHere).toBe(true);
    await dater.plan('2026-12-06T19:30');
    stage.answers.push({ kind: 'gone' });
    await stage.at('2026-12-07T09:00:00Z');
    expect((await dater.settings()).pushesHere).toBe(false);
    await dater.plan('2026-12-08T19:30');
    await stage.at('2026-12-09T09:00:00Z');
    expect(dater.messages).toHaveLength(1);
  });

  it('that is away gets the message later, but not at night', async () => {
    stage.moveTo('2026-12-10T12:00:00Z');
    const [soon, never] = [await stage.newDater(), await stage.newDater()];
    await soon.plan('2026-12-11T19:30');
    stage.answers.push({ kind: 'later', afterSeconds: 600 });
    await stage.at('2026-12-12T09:00:00Z');
    await stage.at('2026-12-12T09:09:00Z');
    expect(soon.messages).toHaveLength(1);
    await stage.at('2026-12-12T09:10:00Z');
    await stage.at('2026-12-12T10:00:00Z');
    expect(soon.messages).toHaveLength(2);
    await never.plan('2026-12-13T19:30');
    stage.answers.push({ kind: 'later', afterSeconds: null });
    await stage.at('2026-12-14T20:59:50Z');
    await stage.at('2026-12-14T21:05:00Z');
    await stage.at('2026-12-15T09:00:00Z');
    expect(never.messages).toHaveLength(1);
    expect(await stage.app.sql('select 1 from push_deliveries')).toEqual([]);
  });

  it('whose message fails in a way that no one expected holds up no other', async () => {
    stage.moveTo('2026-12-15T12:00:00Z');
    const [failing, fine] = [await stage.newDater(), await stage.newDater()];
    await failing.plan('2026-12-15T19:30');
    await fine.plan('2026-12-15T19:30');
    await stage.app.sql(`update push_subscriptions set sealed = '\\x00' where owner_id = $1`, [
      await idOf(stage.app, failing.user),
    ]);
    await stage.at('2026-12-16T09:00:00Z');
    await stage.at('2026-12-16T09:02:00Z');
    expect([failing.messages.length, fine.messages.length]).toEqual([0, 1]);
    await stage.at('2026-12-16T21:00:00Z');
    expect(await stage.app.sql('select 1 from push_deliveries')).toEqual([]);
  });

  it('must be public, use https, and is stored encrypted; the limit is ten browsers', async () => {
    stage.moveTo('2026-12-16T22:00:00Z');
    const dater = await stage.newDater();
    const { subscription } = new PushBrowser('https://push.example.com/secret-path');
    const subscribe = (changes: object) =>
      dater.user.http.post('/api/push-subscriptions').send({ ...subscription, ...changes });
    for (const endpoint of [
      'http://push.example.com/x',
      'https://10.0.0.1/x',
      'https://localhost/x',
      'x',
      '',
    ])
      expect((await subscribe({ endpoint })).body).toMatchObject({
        statusCode: 400,
        errors: [{ field: 'endpoint' }],
      });
    expect((await subscribe({ p256dh: 'short' })).body).toMatchObject({ errors: [{ field: 'p256dh' }] });
    expect((await subscribe({ auth: '!'.repeat(22) })).body).toMatchObject({ errors: [{ field: 'auth' }] });
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    expect((await subscribe({ p256dh: noPoint })).body).toMatchObject({
      statusCode: 400,
      errors: [{ field: 'p256dh', message: PLANNED_DATE_TEXTS.pushKey }],
    });
    await subscribe({}).expect(204);
    const ownerId = await idOf(stage.app, dater.user);
    const stored = () =>
      stage.app.sql<{ sealed: Buffer }>('select sealed from push_subscriptions where owner_id = $1', [
        ownerId,
      ]);
    expect(await stored()).toHaveLength(1);
    expect((await stored())[0]?.sealed.toString('latin1')).not.toContain('secret-path');
    for (let count = 0; count < 11; count += 1) {
      const browser = stage.app.visitor();
      await browser.login(dater.user.password, dater.user.email);
      await dater.subscribe(browser, `https://push.example.com/many-${count}`);
      stage.clock.pass(1);
    }
    expect(await stored()).toHaveLength(10);
    await stage.app.visitor().http.post('/api/push-subscriptions').send(subscription).expect(401);
  });

  it('that served another account of this browser serves the new one only', async () => {
    stage.moveTo('2026-12-17T12:00:00Z');
    const [first, next] = [await stage.newDater(), await stage.newDater({ isPushed: false })];
    await next.subscribe(next.user, first.endpoint);
    expect([(await first.settings()).pushesHere, (await next.settings()).pushesHere]).toEqual([false, true]);
    await next.user.http.delete('/api/push-subscriptions').expect(204);
    expect((await next.settings()).pushesHere).toBe(false);
  });

  it('is not asked for anything by a server without a key', async () => {
    const off = await TestApp.start({ env: WITHOUT_REDIS });
    const user = await off.member();
    const { subscription } = new PushBrowser('https://push.example.com/off');
    expect((await user.http.post('/api/push-subscriptions').send(subscription)).body).toMatchObject({
      statusCode: 409,
      code: 'push.off',
    });
    const { body } = await user.http.get('/api/planned-dates/settings').expect(200);
    expect(body).toMatchObject({ pushKey: null, pushesHere: false });
    await off.close();
  });
});

describe('the reminder by email', () => {
  it('is one, with the manners of optional email, and no name in its subject', async () => {
    stage.moveTo('2027-01-04T12:00:00Z');
    const dater = await stage.newDater({
      isPushed: false,
      settings: { emailsReminders: true, showsNames: true },
    });
    const plan = await dater.plan('2027-01-05T19:30');
    await stage.at('2027-01-06T09:00:00Z');
    await stage.workersRun();
    expect(await dater.emails()).toBe(1);
    const mail = await stage.app.mails.waitFor(dater.user.email, /How was your date/);
    expect(mail.subject).toBe('How was your date?');
    expect(mail.text).toContain('How was your date with Sofia?');
    expect(mail.text).toContain(`score=${dater.matchId}&plan=${plan.id}&from=reminder`);
    expect(mail.text).toContain('type=experience');
    expect(mail.headers.get('list')).toMatchObject({
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
  });

  it('goes to no one who has unsubscribed', async () => {
    stage.moveTo('2027-01-08T12:00:00Z');
    const dater = await stage.newDater({ isPushed: false, settings: { emailsReminders: true } });
    const { email } = dater.user;
    await dater.user.http.post('/api/unsubscribe').send({ email, type: 'experience' }).expect(200);
    await dater.plan('2027-01-09T19:30');
    await stage.at('2027-01-10T09:00:00Z');
    expect(await dater.emails()).toBe(0);
  });

  it("isn't sent anymore when the mail server comes back at night", async () => {
    stage.moveTo('2027-01-12T21:00:01Z');
    const { user, matchId } = await stage.newDater({ isPushed: false });
    const userId = await idOf(stage.app, user);
    const data = { firstName: 'Ada', withWhom: '', matchId, planId: 'p-1' };
    const late = { to: user.email, userId, data, sendBy: '2027-01-12T21:00:00.000Z' };
    await stage.app.app.get(Transaction).run(async () => {
      await stage.app.app.get(OutboxService).enqueue({ type: 'date_reminder', ...late });
    });
    const statuses = () =>
      stage.app.sql<{ status: string }>(
        `select status from outbox where user_id = $1 and mail_type = 'date_reminder'`,
        [userId],
      );
    await eventually(async () => (await statuses())[0]?.status === 'suppressed');
    expect(stage.app.mails.to(user.email).filter(({ subject }) => subject.includes('your date'))).toEqual([]);
  });
});
