import { dueDays, isTimeFor } from './automation';

const at = (iso: string) => new Date(iso);

describe('the time for a daily email', () => {
  it('starts at its hour and ends before night', () => {
    const hours = Array.from({ length: 24 }, (_none, hour) => hour);
    const timeFor = (wish: number) => hours.filter((hour) => isTimeFor(wish, { day: '2026-05-01', hour }));
    expect(timeFor(10)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(timeFor(23)).toEqual([23]);
  });

  it('arrives zone by zone as the earth turns', () => {
    const zones = ['Pacific/Auckland', 'Asia/Tokyo', 'Europe/Lisbon', 'America/New_York'];
    expect(dueDays(10, zones, at('2026-06-15T01:00:00Z'))).toEqual([
      { timeZone: 'Pacific/Auckland', day: '2026-06-15' },
      { timeZone: 'Asia/Tokyo', day: '2026-06-15' },
      { timeZone: 'America/New_York', day: '2026-06-14' },
    ]);
  });

  it('starts right after the jump when the clocks skip its hour', () => {
    expect(dueDays(2, ['Europe/Berlin'], at('2026-03-29T00:59:00Z'))).toEqual([]);
    expect(dueDays(2, ['Europe/Berlin'], at('2026-03-29T01:00:00Z'))).toEqual([
      { timeZone: 'Europe/Berlin', day: '2026-03-29' },
    ]);
  });

  it('counts one day when its hour occurs twice', () => {
    const both = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'].map((now) =>
      dueDays(2, ['Europe/Berlin'], at(now)),
    );
    expect(both[0]).toEqual(both[1]);
    expect(both[0]).toHaveLength(1);
  });
});
