import { compareDates } from './date-order';
import { dateWith } from './test-support/histories';

describe('order of dates', () => {
  it('goes by day, then by creation time, then by id', () => {
    const earlier = dateWith({}, { id: 'z', day: '2025-03-01', createdAt: '2025-05-09T10:00:00.000Z' });
    const first = dateWith({}, { id: 'y', day: '2025-03-02', createdAt: '2025-05-01T10:00:00.000Z' });
    const second = dateWith({}, { id: 'a', day: '2025-03-02', createdAt: '2025-05-01T10:00:01.000Z' });
    const twin = dateWith({}, { id: 'b', day: '2025-03-02', createdAt: '2025-05-01T10:00:01.000Z' });
    expect([twin, second, first, earlier].sort(compareDates)).toEqual([earlier, first, second, twin]);
  });

  it('treats two spellings of one instant as the same instant', () => {
    const utc = dateWith({}, { id: 'b', createdAt: '2025-05-01T10:00:00Z' });
    const local = dateWith({}, { id: 'a', createdAt: '2025-05-01T12:00:00+02:00' });
    expect(compareDates(local, utc)).toBeLessThan(0);
    expect(compareDates(utc, utc)).toBe(0);
  });
});
