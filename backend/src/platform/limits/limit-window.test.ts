import { currentWindow, judge } from './limit-window';

const POLICY = { name: 'register', limit: 2, windowSeconds: 60 };
const MINUTE = 60_000;

describe('a limit', () => {
  it('counts within one window, and starts over in the next', () => {
    const first = currentWindow(POLICY, 'a', 10 * MINUTE);
    expect(currentWindow(POLICY, 'a', 11 * MINUTE - 1).counter).toBe(first.counter);
    expect(currentWindow(POLICY, 'a', 11 * MINUTE).counter).not.toBe(first.counter);
  });

  it('counts people and purposes separately', () => {
    const counters = [
      currentWindow(POLICY, 'a', 0),
      currentWindow(POLICY, 'b', 0),
      currentWindow({ ...POLICY, name: 'reset' }, 'a', 0),
    ].map(({ counter }) => counter);
    expect(new Set(counters).size).toBe(3);
  });

  it.each([
    [10 * MINUTE, 60],
    [10 * MINUTE + 1, 60],
    [10 * MINUTE + 30_000, 30],
    [11 * MINUTE - 1, 1],
  ])('says at %d ms how many whole seconds to wait: %d', (now, seconds) =>
    expect(currentWindow(POLICY, 'a', now).secondsLeft).toBe(seconds),
  );

  it('allows exactly as many as it is set to', () => {
    const window = currentWindow(POLICY, 'a', 10 * MINUTE + 45_000);
    expect([1, 2, 3].map((count) => judge(POLICY, count, window).allowed)).toEqual([true, true, false]);
    expect(judge(POLICY, 3, window).retryAfterSeconds).toBe(15);
  });
});
