export interface StoredAnswer {
  readonly requestHash: Buffer;
  /** Null while the first request with this key is still running. */
  readonly status: number | null;
  readonly body: unknown;
}

/** An answer as it is kept under its key, for statements that write it along with what was asked for. */
export interface KeptAnswer {
  readonly key: string;
  readonly requestHash: Buffer;
  readonly status: number;
  readonly sealed: Buffer;
}

export abstract class IdempotencyRepository {
  /**
   * Reserves the key in the surrounding transaction. Waits while another transaction holds it; returns the stored
   * answer, or null when the key is now ours.
   */
  abstract reserve(ownerId: string, key: string, requestHash: Buffer, at: Date): Promise<StoredAnswer | null>;
  abstract keep(ownerId: string, key: string, status: number, body: unknown): Promise<void>;
  abstract encryptedAnswer(ownerId: string, key: string, body: unknown): Buffer;
  /** Deletes some of those that were reserved before; returns how many. */
  abstract forget(before: Date): Promise<number>;
}
