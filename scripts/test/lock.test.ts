import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../launch/lock.mjs';
import { ended, firstLine, removeFolders, runNode, temporaryFolder } from './support/processes';

afterAll(removeFolders);

const holdLock = (dataDir: string) => runNode('scripts/test/support/lock-holder.mjs', [dataDir]);

describe('the lock of a data folder', () => {
  it('rejects a second start and names the process that holds it', async () => {
    const dataDir = temporaryFolder();
    const first = holdLock(dataDir);
    await firstLine(first);
    expect(() => takeLock(dataDir)).toThrow(
      `Heart & Head is already running on ${dataDir} (process ${first.pid})`,
    );
    first.kill('SIGKILL');
    await ended(first);
  });

  it('is taken over after kill -9', async () => {
    const dataDir = temporaryFolder();
    const first = holdLock(dataDir);
    await firstLine(first);
    const gone = ended(first);
    first.kill('SIGKILL');
    await gone;
    const release = takeLock(dataDir);
    release();
    expect(takeLock(dataDir)).toEqual(expect.any(Function));
  });

  it('is taken over when its process id now belongs to another program', () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'start.lock'), JSON.stringify({ pid: process.ppid, born: 'long ago' }));
    expect(takeLock(dataDir)).toEqual(expect.any(Function));
  });
});
