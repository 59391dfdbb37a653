import { analyticsLabel, meterLabel, TREND_LABELS } from './analytics-labels';

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

describe('the label of a meter that chance can fill', () => {
  it.each([
    [75, { low: 38, high: 67, p: 0.03 }, 'Moderately consistent'],
    [60, { low: 38, high: 67, p: 0.4 }, null],
    [85, { low: 38, high: 67, p: 0.01 }, 'Well-calibrated'],
    [85, { low: 38, high: 84, p: 0.03 }, null],
    [20, { low: 38, high: 67, p: 0.01 }, 'Needs refinement'],
    [20, { low: 25, high: 67, p: 0.08 }, null],
    [50, { low: 10, high: 40, p: 0.01 }, null],
    [82, { low: 85, high: 95, p: 0.01 }, null],
    [85, null, null],
  ])('of %i with %j is %j', (figure, chance, label) => {
    expect(meterLabel('calibration', figure, chance)).toBe(label);
  });
});
