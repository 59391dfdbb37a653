import { Logger } from '@nestjs/common';
import type { PlannedDate } from '#contract/dating/planned-dates';
import { RemindersService } from '../../src/planned-dates/reminders/reminders.service';
import { ReminderStage, type RemindedDater } from '../support/mail/reminder-stage';
import { rateAll } from '../support/accounts/test-user';

let stage: ReminderStage;
beforeAll(async () => {
  stage = await ReminderStage.start('2026-03-02T12:00:00Z');
});
afterAll(() => stage.close());

describe('the reminder of a planned date', () => {
  it('comes at nine the next morning, where the date was planned', async () => {
    const [tokyo, kolkata, newYork] = [
      await stage.newDater(),
      await stage.newDater(),
      await stage.newDater(),
    ];
    await tokyo.plan('2026-03-03T19:30', 'Asia/Tokyo');
    await kolkata.plan('2026-03-03T19:30', 'Asia/Kolkata');
    await newYork.plan('2026-03-03T23:30', 'America/New_York');
    const counts = async (instant: string) => {
      await stage.at(instant);
      return [tokyo, kolkata, newYork].map(({ messages }) => messages.length);
    };
    expect(await counts('2026-03-03T23:59:00Z')).toEqual([0, 0, 0]);
    expect(await counts('2026-03-04T00:00:00Z')).toEqual([1, 0, 0]);
    expect(await counts('2026-03-04T03:29:00Z')).toEqual([1, 0, 0]);
    expect(await counts('2026-03-04T03:30:00Z')).toEqual([1, 1, 0]);
    expect(await counts('2026-03-04T13:59:00Z')).toEqual([1, 1, 0]);
    expect(await counts('2026-03-04T14:00:00Z')).toEqual([1, 1, 1]);
    expect(await counts('2026-03-05T14:00:00Z')).toEqual([1, 1, 1]);
  });

  it('keeps its hour when the clocks go forward, and when they go back', async () => {
    stage.moveTo('2026-03-06T12:00:00Z');
    const spring = await stage.newDater();
    await spring.plan('2026-03-28T19:30', 'Europe/Berlin');
    const [berlin, autumn] = [await stage.newDater(), await stage.newDater()];
    await berlin.plan('2026-03-27T19:30', 'Europe/Berlin');
    await stage.at('2026-03-28T07:59:00Z');
    expect(berlin.messages).toHaveLength(0);
    await stage.at('2026-03-28T08:00:00Z');
    expect(berlin.messages).toHaveLength(1);
    await stage.at('2026-03-29T06:59:00Z');
    expect(spring.messages).toHaveLength(0);
    await stage.at('2026-03-29T07:00:00Z');
    expect(spring.messages).toHaveLength(1);
    stage.moveTo('2026-10-30T12:00:00Z');
    await autumn.user.login();
    await autumn.subscribe();
    await autumn.plan('2026-10-31T19:30', 'America/New_York');
    await stage.at('2026-11-01T13:59:00Z');
    expect(autumn.messages).toHaveLength(0);
    await stage.at('2026-11-01T14:00:00Z');
    expect(autumn.messages).toHaveLength(1);
  });

  it('is caught up on the same day until nine in the evening, and then never', async () => {
    stage.moveTo('2026-11-10T12:00:00Z');
    const [caughtUp, tooLate] = [
      await stage.newDater(),
      await stage.newDater({ settings: { emailsReminders: true } }),
    ];
    await caughtUp.plan('2026-11-11T19:30');
    await stage.at('2026-11-12T20:59:00Z');
    expect(caughtUp.messages).toHaveLength(1);
    expect(stage.pushed.at(-1)?.ttlSeconds).toBe(60);
    await tooLate.plan('2026-11-13T19:30');
    await stage.at('2026-11-14T21:00:00Z');
    await stage.at('2026-11-15T09:00:00Z');
    await stage.at('2026-11-15T12:00:00Z');
    expect([tooLate.messages.length, await tooLate.emails()]).toEqual([0, 0]);
  });

  it('names no one, unless the user allows it', async () => {
    stage.moveTo('2026-11-16T12:00:00Z');
    const [discreet, open] = [
      await stage.newDater(),
      await stage.newDater({ settings: { showsNames: true } }),
    ];
    const plan = await discreet.plan('2026-11-17T19:30');
    await open.plan('2026-11-17T19:30');
    await stage.at('2026-11-18T09:00:00Z');
    expect(discreet.messages).toEqual([
      {
        title: 'How was your date?',
        body: "Score it while it's fresh.",
        path: `/dashboard?tab=matches&score=${discreet.matchId}&plan=${plan.id}&from=reminder`,
      },
    ]);
    expect(open.messages).toMatchObject([{ title: 'How was your date with Sofia?' }]);
  });

  it('goes to every browser of the user once, and to none that has signed out', async () => {
    stage.moveTo('2026-11-19T12:00:00Z');
    const dater = await stage.newDater();
    const [phone, gone] = [stage.app.visitor(), stage.app.visitor()];
    for (const [browser, endpoint] of [
      [phone, 'https://push.example.com/phone'],
      [gone, 'https://push.example.com/gone'],
    ] as const) {
      await browser.login(dater.user.password, dater.user.email);
      await dater.subscribe(browser, endpoint);
    }
    await gone.http.post('/api/auth/logout').expect(204);
    await dater.plan('2026-11-20T19:30');
    await stage.at('2026-11-21T09:00:00Z');
    await stage.workersRun();
    const to = (endpoint: string) => stage.pushed.filter((one) => one.endpoint === endpoint).length;
    expect(dater.messages).toHaveLength(1);
    expect(['https://push.example.com/phone', 'https://push.example.com/gone'].map(to)).toEqual([1, 0]);
  });

  it('is one for two dates on one day', async () => {
    stage.moveTo('2026-11-22T12:00:00Z');
    const dater = await stage.newDater({ settings: { emailsReminders: true } });
    const { id } = await dater.user.addMatch({ name: 'Noa' });
    await dater.plan('2026-11-23T12:00');
    await dater.plan('2026-11-23T19:30', 'UTC', id);
    await stage.at('2026-11-24T09:00:00Z');
    await stage.workersRun();
    expect([dater.messages.length, await dater.emails()]).toEqual([1, 1]);
  });

  it("doesn't come for a date that is scored, called off, moved, of an archived match or of an erased account", async () => {
    stage.moveTo('2026-11-25T12:00:00Z');
    const daters = await Promise.all(Array.from({ length: 5 }, () => stage.newDater()));
    const [scored, calledOff, moved, archived, erased] = daters as [
      RemindedDater,
      RemindedDater,
      RemindedDater,
      RemindedDater,
      RemindedDater,
    ];
    const criteria = await scored.user.onboard();
    const plans = await Promise.all(daters.map((dater) => dater.plan('2026-11-26T19:30')));
    stage.moveTo('2026-11-26T10:00:00Z');
    await scored.user.scoreDate(scored.matchId, rateAll(criteria, 8), { dateDate: '2026-11-26' });
    await calledOff.user.http.delete(`/api/planned-dates/${plans[1]?.id}`).expect(204);
    await moved.user.http
      .put(`/api/planned-dates/${plans[2]?.id}`)
      .send({ plannedFor: '2026-11-28T19:30' })
      .expect(200);
    await archived.user.http.put(`/api/candidates/${archived.matchId}`).send({ archived: true }).expect(200);
    await erased.user.http.delete('/api/user').send({ currentPassword: erased.user.password }).expect(204);
    await stage.at('2026-11-27T09:00:00Z');
    expect(daters.map(({ messages }) => messages.length)).toEqual([0, 0, 0, 0, 0]);
    await stage.at('2026-11-29T09:00:00Z');
    expect(daters.map(({ messages }) => messages.length)).toEqual([0, 0, 1, 0, 0]);
  });

  it("isn't sent when what it asks about is scored between the decision and the delivery", async () => {
    stage.moveTo('2026-12-01T12:00:00Z');
    const dater = await stage.newDater();
    const criteria = await dater.user.onboard();
    await dater.plan('2026-12-02T19:30');
    stage.moveTo('2026-12-03T09:00:00Z');
    await stage.app.app.get(RemindersService).run(() => true);
    await dater.user.scoreDate(dater.matchId, rateAll(criteria, 8), { dateDate: '2026-12-02' });
    await stage.workersRun();
    expect(dater.messages).toEqual([]);
  });
});

describe('a reminder that fails', () => {
  it("holds up no one else's, and is logged and settled", async () => {
    stage.moveTo('2026-12-05T12:00:00Z');
    const failing = await stage.newDater({ settings: { emailsReminders: true, showsNames: true } });
    const [unreadable, fine] = [await stage.newDater(), await stage.newDater()];
    const plan = await failing.plan('2026-12-06T18:30');
    const sealed = await unreadable.plan('2026-12-06T18:45');
    await fine.plan('2026-12-06T19:30');
    await stage.app.sql(`update candidates set sealed = '\\x00' where id = $1`, [failing.matchId]);
    await stage.app.sql(`update planned_dates set sealed = '\\x00' where id = $1`, [sealed.id]);
    const logged = jest.spyOn(Logger.prototype, 'error');
    await stage.at('2026-12-07T09:00:00Z');
    expect([unreadable, fine].map(({ messages }) => messages.length)).toEqual([1, 1]);
    expect(logged.mock.calls.map(([text]) => String(text)).join()).toContain(`plan ${plan.id} failed`);
    logged.mockRestore();
    await stage.at('2026-12-07T21:00:00Z');
    expect(
      await stage.app.sql('select 1 from planned_dates where id in ($1, $2) and remind_at is not null', [
        plan.id,
        sealed.id,
      ]),
    ).toEqual([]);
  });
});

describe('reminders that no one reacts to', () => {
  const DAYS = ['08', '10', '12', '14', '16'];

  async function ignoring(
    react: (dater: RemindedDater, plan: PlannedDate) => Promise<unknown> = () => Promise.resolve(),
  ) {
    stage.moveTo('2027-02-07T12:00:00Z');
    const dater = await stage.newDater();
    const counts: number[] = [];
    for (const day of DAYS) {
      const plan = await dater.plan(`2027-02-${day}T19:30`);
      await stage.at(`2027-02-${String(Number(day) + 1).padStart(2, '0')}T09:00:00Z`);
      counts.push(dater.messages.length);
      await react(dater, plan);
    }
    return { dater, counts };
  }

  it('stop after two in a row, and go on when the user says so', async () => {
    const { dater, counts } = await ignoring();
    expect(counts).toEqual([1, 2, 2, 2, 2]);
    expect(await dater.settings()).toMatchObject({ remindersPaused: true, pushesHere: true });
    const { body } = await dater.user.http
      .put('/api/planned-dates/settings')
      .send({ remindersPaused: false })
      .expect(200);
    expect(body).toMatchObject({ remindersPaused: false });
    await dater.plan('2027-02-18T19:30');
    await stage.at('2027-02-19T09:00:00Z');
    expect(dater.messages).toHaveLength(3);
  });

  it.each<[string, Parameters<typeof ignoring>[0]]>([
    [
      'is opened',
      ({ user }, { id }) => user.http.post(`/api/planned-dates/${id}/reminder-opened`).expect(204),
    ],
    [
      'is answered with "it didn\'t happen"',
      ({ user }, { id }) => user.http.delete(`/api/planned-dates/${id}`),
    ],
    [
      'leads to a score',
      async ({ user, matchId }) => user.scoreDate(matchId, rateAll(await user.onboard(), 8)),
    ],
  ])('never stop while each %s', async (_how, react) => {
    const { dater, counts } = await ignoring(react);
    expect(counts).toEqual([1, 2, 3, 4, 5]);
    expect((await dater.settings()).remindersPaused).toBe(false);
  });

  it.each([['refused'], ['gone']] as const)(
    'are not counted when push services have %s them, nor when they still come by email',
    async (kind) => {
      stage.moveTo('2027-03-04T12:00:00Z');
      const dater = await stage.newDater();
      for (const day of ['05', '07', '09']) {
        await dater.subscribe();
        await dater.plan(`2027-03-${day}T19:30`);
        stage.answers.push({ kind });
        await stage.at(`2027-03-${String(Number(day) + 1).padStart(2, '0')}T09:00:00Z`);
      }
      expect(dater.messages).toHaveLength(3);
      expect((await dater.settings()).remindersPaused).toBe(false);
      await dater.user.http.put('/api/planned-dates/settings').send({ emailsReminders: true }).expect(200);
      for (const day of ['11', '13', '15']) {
        await dater.plan(`2027-03-${day}T19:30`);
        await stage.at(`2027-03-${String(Number(day) + 1).padStart(2, '0')}T09:00:00Z`);
      }
      expect(await dater.emails()).toBe(2);
    },
  );

  it('stay answered when another browser gets the message only after the answer', async () => {
    stage.moveTo('2027-03-20T12:00:00Z');
    const dater = await stage.newDater();
    const phone = stage.app.visitor();
    await phone.login(dater.user.password, dater.user.email);
    await dater.subscribe(phone, 'https://push.example.com/late-phone');
    for (const day of ['21', '23', '25']) {
      const { id } = await dater.plan(`2027-03-${day}T19:30`);
      const morning = `2027-03-${Number(day) + 1}`;
      stage.answers.push({ kind: 'sent' }, { kind: 'later', afterSeconds: 3_600 });
      await stage.at(`${morning}T09:00:00Z`);
      await dater.user.http.post(`/api/planned-dates/${id}/reminder-opened`).expect(204);
      await stage.at(`${morning}T10:30:00Z`);
    }
    await stage.at('2027-03-26T22:00:00Z');
    expect((await dater.settings()).remindersPaused).toBe(false);
  });

  it('stay ignored when a date that is to come is called off', async () => {
    const { dater } = await ignoring();
    expect((await dater.settings()).remindersPaused).toBe(true);
    const { id } = await dater.plan('2027-02-20T19:30');
    await dater.user.http.delete(`/api/planned-dates/${id}`).expect(204);
    expect((await dater.settings()).remindersPaused).toBe(true);
  });

  it("can't be answered for someone else", async () => {
    stage.moveTo('2027-03-01T12:00:00Z');
    const [dater, stranger] = [await stage.newDater(), await stage.newDater()];
    const { id } = await dater.plan('2027-03-02T19:30');
    await stranger.user.http.post(`/api/planned-dates/${id}/reminder-opened`).expect(404);
    await stranger.user.http.post('/api/planned-dates/nonsense/reminder-opened').expect(404);
  });
});
