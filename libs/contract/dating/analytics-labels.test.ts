import { analyticsLabel, TREND_LABELS } from './analytics-labels';

describe('the label of a figure', () => {
  it.each([
    ['efficiency', 70, 'Excellent targeting'],
    ['efficiency', 69, 'Good selection'],
    ['efficiency', 50, 'Good selection'],
    ['efficiency', 49, 'Room for improvement'],
    ['calibration', 80, 'Well-calibrated'],
    ['calibration', 60, 'Moderately consistent'],
    ['calibration', 59, 'Needs refinement'],
    ['consistency', 80, 'Very consistent'],
    ['consistency', 60, 'Moderately consistent'],
    ['consistency', 0, 'Variable scoring'],
    ['stability', 80, 'Clear standards'],
    ['stability', 79, 'Evolving preferences'],
    ['stability', 59, 'Exploring options'],
    ['speed', 70, 'Quick decisions'],
    ['speed', 40, 'Thoughtful pace'],
    ['speed', 39, 'Takes time to decide'],
  ] as const)('of %s %i: %s', (measure, figure, label) =>
    expect(analyticsLabel(measure, figure)).toBe(label),
  );

  it('names the three directions of the trend', () => {
    expect(TREND_LABELS).toEqual({ up: 'Improving', down: 'Declining', stable: 'Stable' });
  });
});
