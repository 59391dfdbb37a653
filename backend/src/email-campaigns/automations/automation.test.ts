import { dueDays, isTimeFor, remindedAfter } from './automation';

const at = (iso: string) => new Date(iso);
const encouragement = (hour: number) => ({ key: 'first_match_encouragement', hour }) as const;

describe('the time for a daily email', () => {
  it('starts at its hour and ends before night', () => {
    const hours = Array.from({ length: 24 }, (_none, hour) => hour);
    const timeFor = (wish: number) =>
      hours.filter((hour) => isTimeFor(encouragement(wish), { day: '2026-05-01', hour }));
    expect(timeFor(10)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(timeFor(23)).toEqual([23]);
  });

  it('arrives zone by zone as the earth turns', () => {
    const zones = ['Pacific/Auckland', 'Asia/Tokyo', 'Europe/Lisbon', 'America/New_York'];
    expect(dueDays(encouragement(10), zones, at('2026-06-15T01:00:00Z'))).toEqual([
      { timeZone: 'Pacific/Auckland', day: '2026-06-15' },
      { timeZone: 'Asia/Tokyo', day: '2026-06-15' },
      { timeZone: 'America/New_York', day: '2026-06-14' },
    ]);
  });

  it('starts right after the jump when the clocks skip its hour', () => {
    expect(dueDays(encouragement(2), ['Europe/Berlin'], at('2026-03-29T00:59:00Z'))).toEqual([]);
    expect(dueDays(encouragement(2), ['Europe/Berlin'], at('2026-03-29T01:00:00Z'))).toEqual([
      { timeZone: 'Europe/Berlin', day: '2026-03-29' },
    ]);
  });

  it('counts one day when its hour occurs twice', () => {
    const both = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'].map((now) =>
      dueDays(encouragement(2), ['Europe/Berlin'], at(now)),
    );
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toHaveLength(1);
  });
});

describe('a reminder', () => {
  const hoursOf = (key: 'no_standards_reminder' | 'first_match_encouragement', hour: number) =>
    Array.from({ length: 24 }, (_none, now) => now).filter((now) =>
      isTimeFor({ key, hour }, { day: '2026-05-01', hour: now }),
    );

  it('leaves before nine in the evening', () => {
    expect(hoursOf('no_standards_reminder', 18)).toEqual([18, 19, 20]);
    expect(hoursOf('first_match_encouragement', 18)).toEqual([18, 19, 20, 21]);
  });

  it('counts calendar days where the user lives, and looks back two more', () => {
    const tokyo = { timeZone: 'Asia/Tokyo', day: '2026-05-10' };
    expect(remindedAfter(tokyo, 10, 3)).toEqual({
      from: at('2026-05-04T15:00:00Z'),
      until: at('2026-05-07T15:00:00Z'),
    });
  });

  it('spans days that are longer and shorter by an hour', () => {
    const berlin = { timeZone: 'Europe/Berlin', day: '2026-03-30' };
    expect(remindedAfter(berlin, 10, 1)).toEqual({
      from: at('2026-03-26T23:00:00Z'),
      until: at('2026-03-29T08:00:00Z'),
    });
  });

  it('comes a day after the step at the earliest', () => {
    const { until } = remindedAfter({ timeZone: 'UTC', day: '2026-05-10' }, 10, 1);
    expect(until).toEqual(at('2026-05-09T10:00:00Z'));
  });
});
