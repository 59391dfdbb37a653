import { mean, roundHalfUp, roundToOneDecimal } from './statistics';

describe('rounding', () => {
  it('rounds halves up', () => {
    expect(roundHalfUp(73.5)).toBe(74);
    expect(roundHalfUp(69.5)).toBe(70);
    expect(roundHalfUp(69.4)).toBe(69);
    expect(roundHalfUp(-2.5)).toBe(-2);
  });

  it('treats a half that float arithmetic narrowly missed as a half', () => {
    expect(roundHalfUp(73.49999999999999)).toBe(74);
    expect(roundHalfUp(1.005 * 100)).toBe(101);
  });

  it('never returns minus zero', () => {
    expect(Object.is(roundHalfUp(-0.4), 0)).toBe(true);
    expect(Object.is(roundToOneDecimal(-0.04), 0)).toBe(true);
  });

  it('keeps one decimal on request', () => {
    expect(roundToOneDecimal(6.25)).toBe(6.3);
    expect(roundToOneDecimal(100)).toBe(100);
    expect(roundToOneDecimal(13.449)).toBe(13.4);
  });
});

describe('mean', () => {
  it('is the arithmetic mean', () => {
    expect(mean([7, 8, 9.5])).toBeCloseTo(8.166667, 6);
  });

  it('is unknown for no values', () => {
    expect(mean([])).toBeNull();
  });
});
