import { allowance, spend } from './pace';

const at = (milliseconds: number) => new Date(1_000_000 + milliseconds);

describe('the campaign pace', () => {
  it('allows as many emails as the time since the last one has room for', () => {
    expect(allowance(at(0), at(500), 20)).toBe(10);
    expect(allowance(at(0), at(49), 20)).toBe(0);
    expect(allowance(at(0), at(50), 20)).toBe(1);
  });

  it('saves up no more than a second of unused time', () => {
    expect(allowance(new Date(0), at(0), 20)).toBe(20);
  });

  it('allows nothing until the sent emails have used up their time', () => {
    const next = spend(at(0), at(0), 20, 20);
    expect(next).toEqual(at(1_000));
    expect(allowance(next, at(900), 20)).toBe(0);
    expect(allowance(next, at(1_100), 20)).toBe(2);
  });

  it('does not wait for a time set by a clock that was ahead', () => {
    expect(allowance(at(3_600_000), at(0), 20)).toBe(0);
    expect(spend(at(3_600_000), at(0), 1, 20)).toEqual(at(50));
    expect(allowance(spend(at(3_600_000), at(0), 0, 20), at(500), 20)).toBe(10);
  });

  it.each([1, 7, 20, 333, 1_000])('holds at %i per second, however often it is asked', (rate) => {
    let freeFrom = new Date(0);
    let sent = 0;
    for (let time = 0; time <= 10_000; time += 37) {
      const count = allowance(freeFrom, at(time), rate);
      if (count > 0) freeFrom = spend(freeFrom, at(time), count, rate);
      sent += count;
    }
    expect(sent).toBeLessThanOrEqual(rate * 11);
    expect(sent).toBeGreaterThanOrEqual(rate * 9);
  });
});
