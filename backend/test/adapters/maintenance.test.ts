import { maintain } from '../../src/maintenance';
import { Config } from '../../src/platform/config/config';
import { KeyRing } from '../../src/platform/crypto/key-ring';
import { rateAll } from '../support/accounts/test-user';
import { TestApp } from '../support/test-app';
import { eventually } from '../support/time/eventually';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.close());

describe('an operator', () => {
  it('lists undeliverable emails and requeues them, and they arrive', async () => {
    app.mails.treat(() => ({ refuse: 550 }));
    const visitor = app.visitor();
    await visitor.register();
    await eventually(async () => (await maintain(app.env, ['outbox', 'list'])).includes('confirmation'));
    const listed = await maintain(app.env, ['outbox', 'list']);
    expect(listed).toMatch(
      /^[0-9a-f-]{36} {2}.*confirmation {2}1 attempt {2}The mail server answered 550 to the message/,
    );
    expect(listed).not.toContain(visitor.email);

    app.mails.treat(() => 'accept');
    expect(await maintain(app.env, ['outbox', 'requeue', listed.slice(0, 36)])).toBe('1 email requeued');
    await app.mails.waitFor(visitor.email, /Confirm/);
    await eventually(
      async () => (await maintain(app.env, ['outbox', 'list'])) === 'No undeliverable emails.',
    );
  });

  it('sends all at once that wait for their next attempt, and those given up', async () => {
    const [put, given] = [app.visitor(), app.visitor()];
    app.mails.treat(({ to }) => ({ refuse: to === put.email ? 451 : 550 }));
    await put.register();
    await given.register();
    await eventually(async () => {
      const lines = await maintain(app.env, ['outbox', 'list']);
      return /undeliverable {2}confirmation/.test(lines) && /failing {2}confirmation/.test(lines);
    });
    await app.sql(`update outbox set next_attempt_at = now() + interval '1 hour' where status = 'pending'`);
    app.mails.treat(() => 'accept');
    expect(await maintain(app.env, ['outbox', 'requeue', 'all'])).toBe('2 emails requeued');
    for (const { email } of [put, given]) await app.mails.waitFor(email, /Confirm/);
    await eventually(
      async () => (await maintain(app.env, ['outbox', 'list'])) === 'No undeliverable emails.',
    );
    expect(await maintain(app.env, ['outbox', 'requeue', 'all'])).toMatch(/^0 emails requeued: /);
  });

  it('is told when the list is only the oldest of each kind', async () => {
    await app.sql(
      `insert into outbox (id, mail_type, status, attempts, last_error, due_at, next_attempt_at, created_at)
       select gen_random_uuid(), 'welcome', case when n % 2 = 0 then 'dead' else 'pending' end, 1, '451',
         now() - n * interval '1 second', now() + interval '1 hour', now() from generate_series(1, 206) n`,
    );
    const lines = (await maintain(app.env, ['outbox', 'list'])).split('\n');
    expect(lines).toHaveLength(202);
    expect(lines[100]).toBe('These are the oldest 100 of 103 emails that could not be delivered.');
    expect(lines[201]).toBe('These are the oldest 100 of 103 emails that are failing.');
    await app.sql(`delete from outbox where mail_type = 'welcome'`);
  });

  it('rebuilds a history that differs from its dates', async () => {
    const user = await app.member();
    const criteria = await user.onboard();
    const match = await user.addMatch();
    await user.scoreDate(match.id, rateAll(criteria, 9));
    await user.scoreDate(match.id, rateAll(criteria, 5), { dateDate: '2026-01-02' });
    const before = await user.matches();
    await app.sql(`update candidates set history = '[]' where id = $1`, [match.id]);
    expect((await user.matches())[0]?.compatibilityScore).toBeNull();

    expect(await maintain(app.env, ['rebuild-histories'])).toBe('1 histories rebuilt');
    expect(await user.matches()).toEqual(before);
    expect(await maintain(app.env, ['rebuild-histories'])).toBe('0 histories rebuilt');
  });

  it('reads notes that an earlier version kept, once', async () => {
    const user = await app.member();
    const criteria = await user.onboard();
    const match = await user.addMatch({ notes: 'He hit me again last night.' });
    const date = await user.scoreDate(match.id, rateAll(criteria, 9), { personalNotes: 'Kind.' });
    await maintain(app.env, ['read-notes']);
    const cipher = new KeyRing(new Config(app.env)).cipher('fields');
    for (const [table, id] of [
      ['candidates', match.id],
      ['date_experiences', date.id],
    ] as const) {
      const [row] = await app.sql<{ sealed: Buffer }>(`select sealed from ${table} where id = $1`, [id]);
      if (!row) throw new Error(`No such row in ${table}.`);
      const kept = cipher.decrypt<Record<string, unknown>>(row.sealed, id);
      delete kept['notesRead'];
      await app.sql(`update ${table} set sealed = $2 where id = $1`, [id, cipher.encrypt(kept, id)]);
    }
    const before = await user.matches();
    expect(before[0]?.help).toBeDefined();
    const other = await app.member();
    await other.onboard();
    const broken = await other.addMatch({ notes: 'Kind.' });
    await app.sql(`update candidates set sealed = 'broken' where id = $1`, [broken.id]);

    expect(await maintain(app.env, ['read-notes'])).toBe('2 notes read');
    expect(await user.matches()).toEqual(before);
    expect(await maintain(app.env, ['read-notes'])).toBe('0 notes read');
  });

  it('is shown the usage', async () => {
    await expect(maintain(app.env, ['outbox', 'requeue', 'nonsense'])).rejects.toThrow(/^Usage:/);
  });
});
