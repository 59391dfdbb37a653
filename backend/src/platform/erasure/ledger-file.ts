import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { distinct, fromLines, toLine, type Erasure } from './erasure';

const OWNER_ONLY = 0o600;

/**
 * The list of erased accounts outside the database and its backups, one line each. Several processes may append to it:
 * an entry that is there twice counts once.
 */
export class LedgerFile {
  constructor(readonly path: string) {}

  /** Null when there is no file. */
  async read(): Promise<Erasure[] | null> {
    if (!existsSync(this.path)) return null;
    return distinct(fromLines(await readFile(this.path, 'utf8')));
  }

  async append(erasures: readonly Erasure[]): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true });
    await appendFile(this.path, erasures.map(toLine).join(''), { mode: OWNER_ONLY });
  }

  /** Appends those that are not in it yet, and creates it even when there are none. */
  async complete(erasures: readonly Erasure[]): Promise<void> {
    const known = new Set((await this.read())?.map(({ accountHash }) => accountHash.toString('hex')));
    await this.append(erasures.filter(({ accountHash }) => !known.has(accountHash.toString('hex'))));
  }
}
