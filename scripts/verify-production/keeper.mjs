// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Waits for the end of its input, which comes however this process ends; then ends what is noted in the folder. */
const AFTERWARD = `cat > /dev/null
for file in "$1"/pids/*; do kill -9 "\${file##*/}" 2> /dev/null; done
sleep 0.5
[ -e "$1/keep" ] || rm -rf "$1"`;

/** A temporary folder, and the promise that neither it nor any process noted with it outlives this one. */
export class Keeper {
  folder = mkdtempSync(join(tmpdir(), 'hh-production-'));
  #watch;

  /** @param {{ keep: boolean }} options `keep`: leave the folder, with every log */
  constructor({ keep }) {
    // Servers that run as another user have folders of their own in it.
    chmodSync(this.folder, 0o711);
    mkdirSync(join(this.folder, 'pids'));
    if (keep) writeFileSync(join(this.folder, 'keep'), '');
    // A group of its own: Ctrl-C in a terminal ends everything else in this one.
    this.#watch = spawn('/bin/sh', ['-c', AFTERWARD, 'sh', this.folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
  }

  /** Until it ends by itself: its id may then be another's. @param {import('node:child_process').ChildProcess} child */
  note(child) {
    if (child.pid === undefined) return;
    const file = join(this.folder, 'pids', String(child.pid));
    writeFileSync(file, '');
    child.once('exit', () => rmSync(file, { force: true }));
  }

  /** Ends everything that still runs, and removes the folder. */
  async clean() {
    const ended = once(this.#watch, 'exit');
    this.#watch.stdin?.end();
    await ended;
  }
}
