import type { CampaignSchedule } from '#contract/console/campaigns/campaigns';
import { copyName, dueAt, forecastOf, isPast, startOf, statusAt, toCounts, turnOf } from './campaign';

const NOW = new Date('2026-06-15T12:00:00Z');
const local = (day: string, hour: number): CampaignSchedule => ({ kind: 'local-hour', day, hour });

describe('when a campaign starts', () => {
  it.each([
    [{ kind: 'now' }, '2026-06-15T12:00:00.000Z'],
    [{ kind: 'at', at: '2026-06-20T08:30:00.000Z' }, '2026-06-20T08:30:00.000Z'],
    [local('2026-06-17', 9), '2026-06-16T19:00:00.000Z'],
    [local('2026-06-15', 20), '2026-06-15T12:00:00.000Z'],
  ] as const)('by %j', (schedule, expected) => {
    expect(startOf(schedule, NOW).toISOString()).toBe(expected);
  });

  it('decides whether it waits or sends', () => {
    expect(statusAt(new Date(NOW.getTime() + 1), NOW)).toBe('scheduled');
    expect(statusAt(NOW, NOW)).toBe('sending');
    expect(statusAt(null, NOW)).toBe('sending');
  });
});

describe('a time in the past', () => {
  it.each([
    [{ kind: 'now' }, false],
    [{ kind: 'at', at: '2026-06-15T11:59:30.000Z' }, false],
    [{ kind: 'at', at: '2026-06-15T11:58:00.000Z' }, true],
    [local('2026-06-15', 9), false],
    [local('2026-06-15', 0), false],
    [local('2026-06-14', 23), true],
  ] as const)('is recognized: %j', (schedule, expected) => {
    expect(isPast(schedule, new Date('2026-06-15T12:00:00Z'))).toBe(expected);
  });
});

describe('when a recipient’s turn is', () => {
  const campaign = { schedule: local('2026-06-17', 9), startAt: new Date('2026-06-16T19:00:00Z') };

  it('is at the hour in their time zone, or in UTC when it is unknown', () => {
    expect(dueAt(campaign, 'Europe/Lisbon').toISOString()).toBe('2026-06-17T08:00:00.000Z');
    expect(dueAt(campaign, null).toISOString()).toBe('2026-06-17T09:00:00.000Z');
  });

  it('is at that hour on the next day when it has already passed', () => {
    const late = { ...campaign, startAt: new Date('2026-06-17T12:00:00Z') };
    expect(dueAt(late, 'Asia/Tokyo').toISOString()).toBe('2026-06-18T00:00:00.000Z');
    expect(dueAt(late, 'America/New_York').toISOString()).toBe('2026-06-17T13:00:00.000Z');
  });

  it('is on the same day when the campaign starts at exactly that moment', () => {
    expect(dueAt(campaign, 'Pacific/Kiritimati')).toEqual(campaign.startAt);
  });

  it('is the same for everyone who is awake without a local hour, and in the morning for the others', () => {
    const now = { schedule: { kind: 'now' }, startAt: NOW } as const;
    expect(dueAt(now, 'Asia/Kolkata')).toEqual(NOW);
    expect(dueAt(now, 'Asia/Tokyo').toISOString()).toBe('2026-06-15T23:00:00.000Z');
  });

  it('is in the morning when the hour itself is at night', () => {
    const nightly = { ...campaign, schedule: local('2026-06-17', 22) };
    expect(dueAt(nightly, 'UTC').toISOString()).toBe('2026-06-18T08:00:00.000Z');
    expect(dueAt({ ...campaign, schedule: local('2026-06-17', 3) }, 'UTC').toISOString()).toBe(
      '2026-06-17T08:00:00.000Z',
    );
  });
});

describe('a due email', () => {
  const at = (time: string) => new Date(time);
  const berlin = { dueAt: at('2026-06-15T08:00:00Z'), timeZone: 'Europe/Berlin' };
  const daily = { schedule: local('2026-06-15', 10), resumedAt: null };
  const turn = (resumedAt: string | null, now: string) =>
    turnOf({ ...daily, resumedAt: resumedAt === null ? null : at(resumedAt) }, berlin, at(now)).toISOString();

  it('waits for the next local hour when its own passed during a pause', () => {
    expect(turn('2026-06-16T00:14:00Z', '2026-06-16T00:14:00Z')).toBe('2026-06-16T08:00:00.000Z');
    expect(turn('2026-06-15T13:00:00Z', '2026-06-15T13:00:00Z')).toBe('2026-06-16T08:00:00.000Z');
  });

  it('goes at once when its hour is not over after the pause, or there was no pause', () => {
    expect(turn('2026-06-15T08:30:00Z', '2026-06-15T08:30:00Z')).toBe('2026-06-15T08:00:00.000Z');
    expect(turn(null, '2026-06-15T13:00:00Z')).toBe('2026-06-15T08:00:00.000Z');
  });

  it('that is late for any reason waits at night', () => {
    expect(turn(null, '2026-06-15T19:00:00Z')).toBe('2026-06-16T08:00:00.000Z');
    const soon = { schedule: { kind: 'now' }, resumedAt: null } as const;
    expect(turnOf(soon, berlin, at('2026-06-15T19:00:00Z')).toISOString()).toBe('2026-06-16T06:00:00.000Z');
    expect(turnOf(soon, berlin, at('2026-06-15T12:00:00Z'))).toEqual(at('2026-06-15T12:00:00Z'));
  });
});

describe('the end of a campaign', () => {
  it('follows from the rate, from the first turn on, or from the last one when that is later', () => {
    expect(forecastOf({ emails: 600, firstAt: NOW, lastAt: NOW }, 10, NOW)).toEqual({
      nextAt: null,
      doneAt: '2026-06-15T12:01:00.000Z',
    });
    const tomorrow = new Date('2026-06-16T08:00:00Z');
    expect(forecastOf({ emails: 600, firstAt: tomorrow, lastAt: tomorrow }, 10, NOW)).toEqual({
      nextAt: tomorrow.toISOString(),
      doneAt: '2026-06-16T08:01:00.000Z',
    });
  });

  it('is the last turn where that comes after all that', () => {
    const [first, last] = [new Date('2026-06-16T08:00:00Z'), new Date('2026-06-16T18:00:00Z')];
    expect(forecastOf({ emails: 2, firstAt: first, lastAt: last }, 10, NOW).doneAt).toBe(last.toISOString());
  });

  it('leaves out the nights', () => {
    const emails = 20 * 3_600;
    expect(forecastOf({ emails, firstAt: NOW, lastAt: NOW }, 1, NOW).doneAt).toBe('2026-06-16T19:00:00.000Z');
    const morning = new Date('2026-06-16T06:00:00Z');
    expect(forecastOf({ emails: 14 * 3_600, firstAt: morning, lastAt: morning }, 1, NOW).doneAt).toBe(
      '2026-06-17T07:00:00.000Z',
    );
  });
});

it('counts what waits in the outbox as not handed over', () => {
  const counts = toCounts({ recipients: 9, pending: 2, queued: 3, sent: 4 });
  expect(counts).toMatchObject({ recipients: 9, pending: 5, sent: 4, opened: 0, failed: 0 });
});

it('is copied under a name that says so and still fits', () => {
  expect(copyName('May news')).toBe('Copy of May news');
  expect(copyName('Copy of May news')).toBe('Copy of May news');
  expect([...copyName('x'.repeat(120))]).toHaveLength(120);
});
