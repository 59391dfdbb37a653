export interface UnconfirmedAccount {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly isAdmin: boolean;
}

/** Accounts that were created before a moment and never confirmed; the administrator is never among them. */
export abstract class CleanupRepository {
  abstract count(before: Date): Promise<number>;
  abstract oldest(before: Date, limit: number): Promise<UnconfirmedAccount[]>;
  /** Locked until the surrounding transaction ends. */
  abstract takeOldest(before: Date, limit: number): Promise<UnconfirmedAccount[]>;
}
