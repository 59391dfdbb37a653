import { dateWith } from './test-support/histories';
import { worthSeeing } from './worth-seeing';

const STANDARDS = [
  { id: 'kindness', stars: 5 },
  { id: 'humor', stars: 3 },
  { id: 'goals', stars: 4 },
  { id: 'honesty', stars: 4 },
];
const date = (kindness: number, humor: number, goals: number, honesty: number) =>
  dateWith({ kindness, humor, goals, honesty });

describe('what is worth seeing next', () => {
  it('is what one more rating would move most', () => {
    const [first] = worthSeeing(STANDARDS, [date(6, 9, 5, 6)]);
    expect(first?.standardId).toBe('kindness');
    expect(first?.points).toBeCloseTo(3.053, 3);
  });

  it('is first of all what has not been seen', () => {
    const [first] = worthSeeing(STANDARDS, [dateWith({ kindness: 6, goals: 5, honesty: 6 })]);
    expect(first?.standardId).toBe('humor');
  });

  it('is less with every date that shows it', () => {
    const points = (dates: number) =>
      worthSeeing(
        STANDARDS,
        Array.from({ length: dates }, () => date(7, 7, 7, 7)),
      )[0]?.points ?? 0;
    expect(points(0)).toBeGreaterThan(points(1));
    expect(points(1)).toBeGreaterThan(points(5));
  });

  it('is nothing without standards', () => {
    expect(worthSeeing([], [])).toEqual([]);
  });
});
