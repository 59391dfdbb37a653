import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommended setting for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Without a stored hash it takes just as long, and returns false. */
  abstract verify(stored: string | null, password: string): Promise<boolean>;
}

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly decoy = hash('a password no one has', ARGON2ID);

  hash(password: string): Promise<string> {
    return hash(password, ARGON2ID);
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    const matches = await verify(stored ?? (await this.decoy), password);
    return stored !== null && matches;
  }
}
