import { mulberry32 } from '../claims/random';
import { type AnsweredPrediction, calibrationOf } from './forecast-calibration';
import { wilsonInterval } from './wilson';

/** `wentOn` of `count` predictions of this percentage. */
const said = (percent: number, wentOn: number, count: number): AnsweredPrediction[] =>
  Array.from({ length: count }, (_, at) => ({ percent, outcome: at < wentOn }));

describe("Wilson's interval", () => {
  it.each([
    // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    // The example of the specification.
    [6, 11, 0.28, 0.787],
  ])('of %i in %i', (successes, count, low, high) => {
    const interval = wilsonInterval(successes, count);
    expect(interval.low).toBeCloseTo(low, 3);
    expect(interval.high).toBeCloseTo(high, 3);
  });

  it('stays within 0 and 1', () => {
    expect(wilsonInterval(0, 1)).toMatchObject({ low: 0 });
    expect(wilsonInterval(1, 1)).toMatchObject({ high: 1 });
  });
});

describe('the record of predictions', () => {
  it('needs ten answers', () => {
    expect(calibrationOf(said(70, 5, 9))).toEqual({
      answered: 9,
      needs: 1,
      bands: [],
      brier: null,
      baseRate: null,
      baseBrier: null,
    });
    expect(calibrationOf(said(70, 5, 10))).toMatchObject({ answered: 10, needs: 0 });
  });

  it('sorts every multiple of ten into one of five bands', () => {
    const all = Array.from({ length: 11 }, (_, at) => said(10 * at, 1, 1)).flat();
    expect(calibrationOf(all).bands.map(({ from, to, count }) => [from, to, count])).toEqual([
      [0, 10, 2],
      [20, 30, 2],
      [40, 60, 3],
      [70, 80, 2],
      [90, 100, 2],
    ]);
  });

  it('counts what went on, with its interval, and nothing for an empty band', () => {
    const { bands } = calibrationOf([...said(70, 4, 7), ...said(80, 2, 4)]);
    expect(bands[3]).toMatchObject({ count: 11, wentOn: 6, verdict: null });
    expect(Math.round(bands[3]?.low ?? 0)).toBe(28);
    expect(Math.round(bands[3]?.high ?? 0)).toBe(79);
    expect(bands[0]).toEqual({ from: 0, to: 10, count: 0, wentOn: 0, low: null, high: null, verdict: null });
  });

  it('scores them next to always saying the base rate', () => {
    const record = calibrationOf([...said(80, 4, 5), ...said(20, 1, 5)]);
    // 8 of 10 squared differences are .04, two are .64; the base rate is one half.
    expect(record.brier).toBeCloseTo(0.16, 12);
    expect(record.baseRate).toBe(0.5);
    expect(record.baseBrier).toBe(0.25);
  });

  it('says more or fewer only beyond chance, and never inside the interval', () => {
    expect(calibrationOf(said(90, 2, 10)).bands[4]?.verdict).toBe('fewer');
    expect(calibrationOf(said(10, 8, 10)).bands[0]?.verdict).toBe('more');
    expect(calibrationOf(said(70, 5, 10)).bands[3]?.verdict).toBeNull();
    expect(calibrationOf([...said(100, 0, 1), ...said(50, 5, 10)]).bands[4]?.verdict).toBeNull();
  });

  it('says nothing about 95 in 100 people who are right about their chances', () => {
    const random = mulberry32(12_345);
    const people = 2000;
    let accused = 0;
    for (let person = 0; person < people; person += 1) {
      const record = calibrationOf(
        Array.from({ length: 40 }, () => {
          const percent = 10 * Math.floor(11 * random());
          return { percent, outcome: random() < percent / 100 };
        }),
      );
      if (record.bands.some(({ verdict }) => verdict !== null)) accused += 1;
    }
    expect(accused / people).toBeLessThanOrEqual(0.05);
  });
});
