import fc from 'fast-check';
import { currentWindow, judge } from './limit-window';

const POLICY = { name: 'register', limit: 10, windowSeconds: 60 };
const MINUTE = 60_000;
const verdictAt = (now: number, current: number, previous: number) =>
  judge(POLICY, { current, previous }, currentWindow(POLICY, 'a', now));

describe('a limit', () => {
  it('counts each window separately, and knows the one before', () => {
    const first = currentWindow(POLICY, 'a', 10 * MINUTE);
    expect(currentWindow(POLICY, 'a', 11 * MINUTE - 1).counter).toBe(first.counter);
    expect(currentWindow(POLICY, 'a', 11 * MINUTE).previous).toBe(first.counter);
  });

  it('counts people and purposes separately', () => {
    const counters = [
      currentWindow(POLICY, 'a', 0),
      currentWindow(POLICY, 'b', 0),
      currentWindow({ ...POLICY, name: 'reset' }, 'a', 0),
    ].map(({ counter }) => counter);
    expect(new Set(counters).size).toBe(3);
  });

  it('allows exactly as many as it is set to', () => {
    expect([8, 9, 10].map((current) => verdictAt(10 * MINUTE, current, 0).allowed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['at the start of a window, all of the previous one', 10 * MINUTE, 0, 10, 6],
    ['half-way, half of it', 10 * MINUTE + 30_000, 5, 10, 6],
    ['with the window used up, until enough of it has passed', 10 * MINUTE + 45_000, 10, 0, 21],
  ])('still counts %s', (_when, now, current, previous, seconds) => {
    expect(verdictAt(now, current, previous)).toEqual({ allowed: false, retryAfterSeconds: seconds });
  });

  it('allows one after the wait it names, and not a second before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MINUTE - 1 }),
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 10 }),
        (into, current, previous) => {
          const now = 10 * MINUTE + into;
          const { allowed, retryAfterSeconds } = verdictAt(now, current, previous);
          if (allowed) return;
          const at = (seconds: number): boolean => {
            const later = now + seconds * 1000;
            const sameWindow = later < 11 * MINUTE;
            return verdictAt(later, sameWindow ? current : 0, sameWindow ? previous : current).allowed;
          };
          expect(at(retryAfterSeconds)).toBe(true);
          if (retryAfterSeconds > 2) expect(at(retryAfterSeconds - 2)).toBe(false);
        },
      ),
    );
  });
});
