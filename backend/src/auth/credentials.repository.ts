import type { NewAccount } from '../users/user';
import type { Registration } from './mail-links/mail-token';

export interface StoredCredentials {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly confirmed: boolean;
}

/** Who may sign in, and with what. */
export abstract class CredentialsRepository {
  /** False when the address already has an account; nothing is written then. */
  abstract add(account: NewAccount): Promise<boolean>;
  /** By address, ignoring case. */
  abstract findByEmail(email: string): Promise<StoredCredentials | null>;
  abstract find(userId: string): Promise<StoredCredentials | null>;
  /** Holds the user's row until the surrounding transaction ends: taken before any other, it prevents deadlocks. */
  abstract lock(userId: string): Promise<void>;
  abstract confirmEmail(userId: string, at: Date): Promise<void>;
  abstract setPasswordHash(userId: string, passwordHash: string): Promise<void>;
  /** Sets the password and names given by the person who proved to own the address. */
  abstract replaceRegistration(userId: string, registration: Registration): Promise<void>;
  /** False when another account has taken the address by now; the surrounding transaction is then unusable. */
  abstract setEmail(userId: string, email: string, confirmedAt: Date): Promise<boolean>;
  /** The owner that the setting names: the account it named before loses the role, and invited administrators stay. */
  abstract makeAdministrator(userId: string, at: Date): Promise<void>;
}
