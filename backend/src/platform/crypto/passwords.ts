import { hash, verify } from '@node-rs/argon2';
import { currentWork } from '../database/connections/work';
import { DomainError } from '../errors/domain-error';
import { WaitingLine } from '../limits/waiting-line';

/** OWASP's second recommended setting for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Both throw server.busy when so many others are waiting that the turn would come too late. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Without a stored hash it takes just as long, and returns false. */
  abstract verify(stored: string | null, password: string): Promise<boolean>;
}

/** Node has four threads for this, for compressing answers and for files: one stays free for those. */
const LINE = { atOnce: 3, waiting: 1_000, waitMs: 2_000 } as const;

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly decoy = hash('a password no one has', ARGON2ID);
  private readonly line = new WaitingLine(LINE);

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, ARGON2ID));
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    const known = stored ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(known, password));
    return stored !== null && matches;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const endTurn = await currentWork().waitFor(() => this.line.take());
    if (!endTurn) throw new DomainError('server.busy');
    try {
      return await work();
    } finally {
      endTurn();
    }
  }
}
