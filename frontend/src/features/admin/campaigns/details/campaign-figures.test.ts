import { activityBars, rateOf } from './campaign-figures';

describe('the figures of a campaign', () => {
  it('are rates in percent', () => {
    expect(rateOf(9, 12)).toEqual(['75%', '9 of 12']);
    expect(rateOf(1, 3_000)).toEqual(['0%', '1 of 3,000']);
    expect(rateOf(4, 1_000)).toEqual(['0.4%', '4 of 1,000']);
    expect(rateOf(0, 0)).toEqual(['0%', '0 of 0']);
  });

  it('are told by the hour, and by the day once there are many hours', () => {
    const hour = (index: number) => ({
      at: new Date(Date.UTC(2026, 0, 5, index)).toISOString(),
      opened: 2,
      clicked: 1,
    });
    expect(activityBars([hour(12), hour(13)])).toEqual([
      { label: 'Jan 05, 2026, 12:00', opened: 2, clicked: 1 },
      { label: 'Jan 05, 2026, 13:00', opened: 2, clicked: 1 },
    ]);
    const days = activityBars(Array.from({ length: 48 }, (_none, index) => hour(index)));
    expect(days).toEqual([
      { label: 'Jan 05, 2026', opened: 48, clicked: 24 },
      { label: 'Jan 06, 2026', opened: 48, clicked: 24 },
    ]);
  });
});
