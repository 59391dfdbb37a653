import type { CampaignSchedule } from '#contract/console/campaigns';
import { allows, dueAt, isPast, startOf, statusAt, toCounts } from './campaign';

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

  it('is the same for everyone without a local hour', () => {
    expect(dueAt({ schedule: { kind: 'now' }, startAt: NOW }, 'Asia/Tokyo')).toEqual(NOW);
  });
});

it('can be edited only as a draft, and never restarts after its end', () => {
  const steps = ['edit', 'start', 'pause', 'resume', 'cancel'] as const;
  const allowed = (status: Parameters<typeof allows>[0]) => steps.filter((step) => allows(status, step));
  expect(allowed('draft')).toEqual(['edit', 'start']);
  expect(allowed('scheduled')).toEqual(['pause', 'cancel']);
  expect(allowed('sending')).toEqual(['pause', 'cancel']);
  expect(allowed('paused')).toEqual(['resume', 'cancel']);
  expect([...allowed('completed'), ...allowed('cancelled')]).toEqual([]);
});

it('counts what waits in the outbox as not handed over', () => {
  const counts = toCounts({ recipients: 9, pending: 2, queued: 3, sent: 4 });
  expect(counts).toMatchObject({ recipients: 9, pending: 5, sent: 4, opened: 0, failed: 0 });
});
