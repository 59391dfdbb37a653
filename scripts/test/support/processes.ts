import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../../..');

const folders: string[] = [];

/** A folder that `removeFolders` deletes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heart-and-head-scripts-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function runNode(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The complete output of a process. */
export function ended(child: ChildProcess): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (text) => (out += String(text)));
  child.stderr?.on('data', (text) => (err += String(text)));
  return new Promise((done) => child.once('close', (code) => done({ code, out, err: err.trim() })));
}

export function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.stdout?.once('data', (text) => done(String(text).trim()));
    child.once('close', () => fail(new Error('The process ended without output')));
  });
}

/** Occupies a free port on 127.0.0.1 while `work` runs. */
export async function withTakenPort<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  try {
    return await work(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.close();
  }
}
