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
    process.stdout.write(`${JSON.stringify({ log: 'security', ...entry })}\n`);
  }
}
