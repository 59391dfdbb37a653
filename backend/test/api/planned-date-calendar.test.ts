import ICAL from 'ical.js';
import type { CalendarLink, PlannedDate, PlannedDateSettings } from '#contract/dating/planned-dates';
import { DAY, MovableClock } from '../support/time/movable-clock';
import { eveningIn, planDate } from '../support/dating/plan-dates';
import { TestApp } from '../support/test-app';
import type { TestUser } from '../support/accounts/test-user';

const clock = new MovableClock();
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ clock });
});
afterAll(() => app.close());

async function aPlan(user: TestUser, name: string, days = 3) {
  const match = await user.addMatch({ name });
  const { body } = await planDate(user, {
    candidateId: match.id,
    plannedFor: eveningIn(clock, days, 'Europe/Berlin'),
    timeZone: 'Europe/Berlin',
    place: 'Blue Door Café, 5; second floor',
    ideaTitle: 'Night market',
  }).expect(201);
  return { match, plan: body as PlannedDate };
}

const makeLink = async (user: TestUser) =>
  new URL(((await user.http.post('/api/calendar-feed').expect(201)).body as CalendarLink).url).pathname;

/** What a calendar app reads in the file. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      at: event.startDate.toJSDate().toISOString(),
      place: event.location,
      sequence: component.getFirstPropertyValue('sequence'),
      changed: component.getFirstPropertyValue('last-modified')?.toString(),
    };
  });
}

const feed = async (path: string) => {
  const response = await app.visitor().http.get(path).expect(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return eventsIn(response.text);
};

describe('the calendar file of a planned date', () => {
  it('holds the event in UTC, under an id that stays', async () => {
    const user = await app.member();
    const { plan } = await aPlan(user, 'Sofia');
    const read = async () => {
      const response = await user.http.get(`/api/planned-dates/${plan.id}/calendar.ics`).expect(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="date.ics"',
        'cache-control': 'no-store',
      });
      expect(response.text).not.toContain('Sofia');
      expect(response.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
      return eventsIn(response.text);
    };
    const [event] = await read();
    expect(event).toMatchObject({
      uid: `${plan.id}@localhost`,
      title: 'Date',
      at: plan.startsAt,
      place: 'Blue Door Café, 5; second floor',
      sequence: 0,
    });
    clock.advance(DAY);
    await user.http.put(`/api/planned-dates/${plan.id}`).send({ place: 'The pier' }).expect(200);
    const [changed] = await read();
    expect(changed).toMatchObject({ uid: event?.uid, place: 'The pier', sequence: 1 });
    expect(changed?.changed).not.toBe(event?.changed);
  });
});

describe('the calendar behind a secret link', () => {
  it('holds every plan, names only on request, and nothing that is canceled', async () => {
    const user = await app.member();
    const { match } = await aPlan(user, 'Sofia');
    const { plan } = await aPlan(user, 'Noa', 5);
    const link = await makeLink(user);
    expect((await feed(link)).map(({ title }) => title)).toEqual(['Date', 'Date']);
    const { body } = await user.http
      .put('/api/planned-dates/settings')
      .send({ showsNames: true })
      .expect(200);
    expect(body).toMatchObject({ showsNames: true } satisfies Partial<PlannedDateSettings>);
    expect((await feed(link)).map(({ title }) => title)).toEqual(['Date with Sofia', 'Date with Noa']);
    await user.http.put(`/api/candidates/${match.id}`).send({ archived: true }).expect(200);
    expect((await feed(link)).map(({ title }) => title)).toEqual(['Date with Noa']);
    await user.http.delete(`/api/planned-dates/${plan.id}`).expect(204);
    expect(await feed(link)).toEqual([]);
  });

  it('is found only with the link, and no longer once it is revoked or made again', async () => {
    const user = await app.member();
    await aPlan(user, 'Sofia');
    const first = await makeLink(user);
    const [row] = await app.sql<{ hash: Buffer }>('select token_hash as hash from calendar_feeds');
    const token = first.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(row?.hash.includes(Buffer.from(token, 'base64url'))).toBe(false);
    const second = await makeLink(user);
    expect(await feed(second)).toHaveLength(1);
    await user.http.delete('/api/calendar-feed').expect(204);
    const { body } = await user.http.get('/api/planned-dates/settings').expect(200);
    expect(body).toMatchObject({ calendarSince: null });
    const unknown = `/calendar/${'x'.repeat(43)}.ics`;
    const answers = await Promise.all(
      [first, second, unknown, '/calendar/x', `/calendar/${row?.hash.toString('hex')}.ics`].map((path) =>
        app.visitor().http.get(path),
      ),
    );
    for (const { status, headers, body } of answers)
      expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', answers[2]?.body]);
  });

  it('of an erased account is gone', async () => {
    const user = await app.member();
    await aPlan(user, 'Sofia');
    const link = await makeLink(user);
    await user.http.delete('/api/user').send({ currentPassword: user.password }).expect(204);
    await app.visitor().http.get(link).expect(404);
  });

  it('answers 120 times an hour, no matter who asks', async () => {
    const user = await app.member();
    const link = await makeLink(user);
    for (let count = 0; count < 120; count += 1) await app.visitor().http.get(link).expect(200);
    const refused = await app.visitor().http.get(link).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
