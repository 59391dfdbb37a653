import { bandPath, CENTER, RING } from './dial-geometry';

interface Point {
  percent: number;
  radius: number;
}

/** The corners of the band: outer start, outer end, inner end, inner start. */
function cornersOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[AZ])/g)].map(([, x, y]) => {
    const [right, down] = [Number(x) - CENTER, Number(y) - CENTER];
    const turn = Math.atan2(right, -down) / (2 * Math.PI);
    return { percent: ((turn + 1) % 1) * 100, radius: Math.hypot(right, down) };
  });
}

describe('the band of the likely range', () => {
  it('lies within the range, on both sides of the ring', () => {
    const [outerStart, outerEnd, innerEnd, innerStart] = cornersOf(bandPath({ low: 60, high: 90 }));
    for (const start of [outerStart, innerStart]) {
      expect(start?.percent).toBeGreaterThan(60);
      expect(start?.percent).toBeLessThan(63);
    }
    for (const end of [outerEnd, innerEnd]) {
      expect(end?.percent).toBeGreaterThan(87);
      expect(end?.percent).toBeLessThan(90);
    }
    expect(outerStart?.radius).toBeGreaterThan(RING.radius + RING.width / 2);
    expect(innerStart?.radius).toBeLessThan(RING.radius - RING.width / 2);
  });

  it('stays in order where the range is narrower than its round ends', () => {
    const [start, end] = cornersOf(bandPath({ low: 70, high: 71 }));
    expect(start?.percent).toBeCloseTo(70.5, 1);
    expect(end?.percent).toBeCloseTo(70.5, 1);
  });

  it('goes the long way around only where the range is more than half the ring', () => {
    expect(bandPath({ low: 20, high: 90 })).toMatch(/^M\S+ \S+A\S+ \S+ 0 1 1 /);
    expect(bandPath({ low: 45, high: 90 })).toMatch(/^M\S+ \S+A\S+ \S+ 0 0 1 /);
  });

  it('ends at 0 and at 100 where a range would go beyond', () => {
    expect(bandPath({ low: -4, high: 108 })).toBe(bandPath({ low: 0, high: 100 }));
  });
});
