import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../lib/process-table.mjs';
import { type Ended, ended, removeFolders, ROOT, temporaryFolder } from './support/processes';

afterAll(removeFolders);

const onPosix = process.platform === 'win32' ? it.skip : it;

/** A checkout without packages. */
function freshClone(): string {
  const folder = temporaryFolder();
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  return folder;
}

/** In a process group of its own, as a terminal runs it. */
function start(clone: string, pidsFile: string): { pid: number; result: Promise<Ended> } {
  const npm = join(temporaryFolder(), 'npm-cli.mjs');
  cpSync(join(ROOT, 'scripts/test/support/stubborn-npm-cli.mjs'), npm);
  const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    detached: true,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(clone, '.data'),
      PORT: '0',
      INBOX_PORT: '0',
      npm_execpath: npm,
      PIDS_FILE: pidsFile,
    },
  });
  return { pid: launcher.pid ?? 0, result: ended(launcher) };
}

async function appeared(file: string): Promise<void> {
  const watcher = watch(dirname(file));
  try {
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}

describe('Ctrl-C during an install', () => {
  onPosix('ends npm and everything it started the first time, and the next start goes on', async () => {
    const clone = freshClone();
    const pidsFile = join(temporaryFolder(), 'pids.json');
    const { pid, result } = start(clone, pidsFile);
    await appeared(pidsFile);
    const pids = JSON.parse(readFileSync(pidsFile, 'utf8')) as number[];
    expect(pids.filter(isAlive)).toHaveLength(2);

    process.kill(-pid, 'SIGINT');
    const { code, out, err } = await result;
    expect({ code, err }).toEqual({ code: 130, err: '' });
    expect(out).toContain('Stopping ...');
    expect(pids.filter(isAlive)).toEqual([]);

    const { out: next } = await start(clone, pidsFile).result;
    expect(next).toMatch(/Installing packages \(npm ci; .*\): done/);
    expect(existsSync(join(clone, 'node_modules/.installed-lock'))).toBe(true);
  });
});
