import { WaitingLine } from './waiting-line';

const tick = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** Takes a turn and notes when it comes. */
function taking(line: WaitingLine) {
  const taken = { end: undefined as (() => void) | null | undefined };
  void line.take().then((end) => (taken.end = end));
  return taken;
}

describe('a waiting line', () => {
  it('lets a few go on at a time, in the order they came', async () => {
    const line = new WaitingLine({ atOnce: 2, waiting: 10, waitMs: 1_000 });
    const [a, b, c, d] = [taking(line), taking(line), taking(line), taking(line)];
    await tick();
    expect([a, b, c, d].map(({ end }) => typeof end)).toEqual([
      'function',
      'function',
      'undefined',
      'undefined',
    ]);
    b.end?.();
    b.end?.();
    await tick();
    expect([typeof c.end, typeof d.end]).toEqual(['function', 'undefined']);
    for (const end of [a.end, c.end]) end?.();
    await tick();
    expect(line.isEmpty).toBe(false);
    d.end?.();
    expect(line.isEmpty).toBe(true);
  });

  it('gives up on a turn that does not come in time, and lets the next one go', async () => {
    const line = new WaitingLine({ atOnce: 1, waiting: 10, waitMs: 1_000 });
    const [first, late] = [taking(line), taking(line)];
    await tick();
    jest.advanceTimersByTime(600);
    const next = taking(line);
    jest.advanceTimersByTime(400);
    await tick();
    expect([late.end, next.end]).toEqual([null, undefined]);
    first.end?.();
    await tick();
    expect(typeof next.end).toBe('function');
  });

  it('tells one at once that the line is too long', async () => {
    const line = new WaitingLine({ atOnce: 1, waiting: 1, waitMs: 1_000 });
    const [, waiting, refused] = [taking(line), taking(line), taking(line)];
    await tick();
    expect([waiting.end, refused.end]).toEqual([undefined, null]);
  });

  it('tells one at once that the wait would be too long, by how long the others took', async () => {
    const line = new WaitingLine({ atOnce: 1, waiting: 100, waitMs: 1_000 });
    for (let turn = 0; turn < 30; turn += 1) {
      const one = taking(line);
      await tick();
      jest.advanceTimersByTime(400);
      one.end?.();
    }
    const [, second, third, fourth] = [taking(line), taking(line), taking(line), taking(line)];
    await tick();
    expect([second.end, third.end, fourth.end]).toEqual([undefined, undefined, null]);
  });
});
