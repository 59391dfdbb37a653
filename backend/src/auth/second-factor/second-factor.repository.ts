import type {
  AuthenticatorApp,
  NewAuthenticatorApp,
  NewPasskey,
  Passkey,
  RecoveryCode,
  StoredFactor,
} from './factor';

export abstract class SecondFactorRepository {
  /** Authenticator apps and passkeys, oldest first. */
  abstract list(userId: string): Promise<StoredFactor[]>;
  /** Serializes changes to a user's factors until the surrounding transaction ends. */
  abstract lock(userId: string): Promise<void>;

  abstract addApp(app: NewAuthenticatorApp): Promise<void>;
  abstract apps(userId: string): Promise<AuthenticatorApp[]>;
  /** False when a code of this time step, or of a later one, was accepted before: each is good for one use. */
  abstract useStep(appId: string, step: number, at: Date): Promise<boolean>;

  /** False when the passkey is already registered. */
  abstract addPasskey(passkey: NewPasskey): Promise<boolean>;
  abstract passkeys(userId: string): Promise<Passkey[]>;
  abstract passkey(credentialId: Buffer): Promise<Passkey | null>;
  /** False when the counter did not go up, as with a copied passkey. Zero is allowed where it was always zero. */
  abstract usePasskey(id: string, counter: number, at: Date): Promise<boolean>;

  /** False when there is none, or it is someone else's. */
  abstract remove(userId: string, id: string): Promise<boolean>;
  /** Removes what was added at `since` or later, and all recovery codes, which may be newer too. */
  abstract removeAddedSince(userId: string, since: Date): Promise<void>;
  abstract removeAll(userId: string): Promise<void>;

  abstract replaceRecoveryCodes(userId: string, codes: readonly RecoveryCode[]): Promise<void>;
  abstract recoveryCodes(userId: string): Promise<RecoveryCode[]>;
  /** False when it was used in the meantime. */
  abstract useRecoveryCode(id: string): Promise<boolean>;
}
