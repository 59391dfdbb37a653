import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** One entry of the security log: no name, no address, nothing a user wrote. */
export interface SecurityLogEntry {
  readonly event: string;
  readonly time: string;
  /** Keyed hash of the account, or of an unknown email address. */
  readonly account: string;
  /** Keyed hash of the network address. */
  readonly address: string | null;
  readonly device: string | null;
}

/** Where the entries go: one line of JSON each, whatever the log level. Also the injection token. */
export abstract class SecurityLog {
  abstract write(entry: SecurityLogEntry): void;
}

export class StandardOutputSecurityLog extends SecurityLog {
  write(entry: SecurityLogEntry): void {
    process.stdout.write(lineOf(entry));
  }
}

const KEPT_MS = 90 * 86_400_000;
const OWNER_ONLY = 0o600;

/** Standard output, and a file that keeps 90 days: it forgets older lines when it is opened and once a day. */
export class FileSecurityLog extends StandardOutputSecurityLog {
  private day: string;

  constructor(
    private readonly file: string,
    now: Date,
  ) {
    super();
    this.day = dayOf(now.toISOString());
    this.forgetOld(now);
  }

  override write(entry: SecurityLogEntry): void {
    super.write(entry);
    if (dayOf(entry.time) !== this.day) {
      this.day = dayOf(entry.time);
      this.forgetOld(new Date(entry.time));
    }
    // At once, so that a crash loses no line; sign-ins are rare enough.
    appendFileSync(this.file, lineOf(entry), { mode: OWNER_ONLY });
  }

  private forgetOld(now: Date): void {
    if (!existsSync(this.file)) return;
    const time = new Date(now.getTime() - KEPT_MS).toISOString();
    const lines = readFileSync(this.file, 'utf8').split('\n');
    const kept = lines.filter((line) => (/"time":"([^"]+)"/.exec(line)?.[1] ?? '') >= time);
    writeFileSync(`${this.file}.new`, kept.map((line) => `${line}\n`).join(''), { mode: OWNER_ONLY });
    renameSync(`${this.file}.new`, this.file);
  }
}

const dayOf = (time: string): string => time.slice(0, 10);
const lineOf = (entry: SecurityLogEntry): string => `${JSON.stringify({ log: 'security', ...entry })}\n`;
