import { Logger } from '@nestjs/common';
import { currentWork } from '../database/connections/work';
import { BackgroundJob } from './background-job';

let warnings: jest.SpyInstance;
beforeEach(() => {
  warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warnings.mockRestore());

describe('a background job', () => {
  it('takes one turn at a time', async () => {
    const job = new BackgroundJob('count', { limitMs: 1_000 });
    let turns = 0;
    let finish = (): void => undefined;
    const first = job.run(() => {
      turns += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    });
    const second = job.run(() => Promise.resolve((turns += 1)));
    finish();
    await Promise.all([first, second]);
    await job.run(() => Promise.resolve((turns += 1)));
    expect(turns).toBe(2);
  });

  it('that fails says so in one line and goes on at its next turn', async () => {
    const job = new BackgroundJob('count', { limitMs: 1_000 });
    await job.run(() => Promise.reject(new Error('the database is away')));
    expect(warnings.mock.calls).toEqual([['Could not count: the database is away']]);
    let isDone = false;
    await job.run(() => Promise.resolve((isDone = true)));
    expect(isDone).toBe(true);
  });

  it('that hangs gives up, may wait for the database no longer, and goes on at its next turn', async () => {
    const job = new BackgroundJob('count', { limitMs: 30 });
    let work = currentWork();
    await job.run(() => {
      work = currentWork();
      return new Promise(() => undefined);
    });
    expect(warnings.mock.calls).toEqual([['Could not count: not done within 0.03 s']]);
    expect(work.kind).toBe('job');
    // A timer counts whole milliseconds.
    expect(work.remainingMs).toBeLessThan(1);
    let isDone = false;
    await job.run(() => Promise.resolve((isDone = true)));
    expect(isDone).toBe(true);
  });

  it('may be allowed longer statements', async () => {
    let isLong = false;
    await new BackgroundJob('recount', { limitMs: 1_000, isLong: true }).run(() =>
      Promise.resolve((isLong = currentWork().isLong)),
    );
    expect(isLong).toBe(true);
  });
});
