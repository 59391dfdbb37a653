import { Supervisor } from '../supervise/supervisor.mjs';

interface Server {
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  kill(): void;
}

/** A server whose process ends when told. */
function server(): Server & { die: (reason: string) => void } {
  let die: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (die = resolve));
  const stop = (): Promise<void> => Promise.resolve(die('told to'));
  return { ended, die, stop, kill: () => die('SIGKILL') };
}

const minutes = (count: number): Promise<void> => jest.advanceTimersByTimeAsync(count * 60_000);

let lines: string[];
/** When each start was tried, in seconds. */
let tries: number[];
let failing: boolean;
let running: ReturnType<typeof server>;
let supervisor: Supervisor<Server>;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  lines = [];
  tries = [];
  failing = false;
  supervisor = new Supervisor<Server>({
    name: 'It',
    log: (line) => lines.push(line),
    start: () => {
      tries.push(Date.now() / 1000);
      if (failing) return Promise.reject(new Error('no room'));
      running = server();
      return Promise.resolve(running);
    },
  });
});
afterEach(() => jest.useRealTimers());

/** The pauses between the tries so far, in seconds. */
const pauses = (): number[] => tries.slice(1).map((at, index) => at - (tries[index] ?? 0));

describe('a supervised server', () => {
  it('is started again at once when it ends', async () => {
    await supervisor.begin();
    await minutes(1);
    running.die('SIGKILL');
    await minutes(1);
    expect(tries).toEqual([0, 60]);
    expect(lines).toEqual([
      'It ended unexpectedly (SIGKILL): starting it again.',
      'It is running again (after 0.0 s).',
    ]);
  });

  it('that does not start is tried after 1, 2, 4 ... 30 s, and says so until nothing new can be said', async () => {
    await supervisor.begin();
    failing = true;
    running.die('exit code 1');
    await minutes(3);
    expect(pauses()).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30, 30]);
    expect(lines.slice(1)).toEqual(
      [1, 2, 4, 8, 16, 30].map((pause) => `It did not start: no room. Trying again in ${pause} s.`),
    );
    failing = false;
    await minutes(1);
    expect(lines.at(-1)).toMatch(/^It is running again/);
  });

  it('that keeps ending right after its start is started with growing pauses', async () => {
    await supervisor.begin();
    for (let death = 0; death < 14; death += 1) {
      running.die('SIGKILL');
      await minutes(death < 10 ? 0 : (1 / 60) * 4);
    }
    await minutes(1);
    expect(pauses().slice(0, 10)).toEqual(Array(10).fill(0));
    expect(pauses().slice(10, 12)).toEqual([1, expect.any(Number)]);
  });

  it('is not started again once it was told to stop, not even while it waits for the next try', async () => {
    await supervisor.begin();
    failing = true;
    running.die('exit code 1');
    await minutes(1);
    const before = tries.length;
    await supervisor.stop();
    await minutes(5);
    expect(tries).toHaveLength(before);
  });

  it('that may be missing is tried in the background when its first start fails', async () => {
    failing = true;
    expect(await supervisor.beginOrKeepTrying()).toBeNull();
    failing = false;
    await minutes(1);
    expect(tries).toEqual([0, 1]);
    running.die('SIGKILL');
    await minutes(1);
    expect(tries).toHaveLength(3);
    await supervisor.stop();
  });

  it('that is told to stop while it starts is ended and never watched', async () => {
    const started = server();
    let finish: (running: Server) => void = () => undefined;
    const slow = new Supervisor<Server>({
      name: 'It',
      log: (line) => lines.push(line),
      start: () => new Promise((resolve) => (finish = resolve)),
    });
    const begun = slow.begin();
    const stopped = slow.stop();
    finish(started);
    await Promise.all([begun, stopped]);
    expect(await started.ended).toBe('told to');
    expect(lines).toEqual([]);
  });
});
