import { activityBars, rateText } from './campaign-figures';

describe('the figures of a campaign', () => {
  it('are rates in percent', () => {
    expect(rateText(9, 12)).toBe('9 of 12 (75%)');
    expect(rateText(1, 3_000)).toBe('1 of 3,000 (0%)');
    expect(rateText(4, 1_000)).toBe('4 of 1,000 (0.4%)');
    expect(rateText(0, 0)).toBe('0 of 0 (0%)');
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
