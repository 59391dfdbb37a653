/** Everything but the date. */
const RUNNING = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** The day that every test of a file takes place on: one that is taken from the clock may be over before its test is. */
export function withFixedDay(day: string): string {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse(`${day}T12:00:00`), doNotFake: [...RUNNING] }));
  afterEach(() => void jest.useRealTimers());
  return day;
}
