import type { AuditEntry } from '#contract/console/admin';

/** Who did it, as recorded at the time, even after the account is gone. */
export interface Actor {
  readonly id: string;
  readonly email: string;
}

export interface AuditedAction {
  readonly actor: Actor;
  /** A dotted name, like `users.delete`. */
  readonly action: string;
  /** The target: an id or a key, never an address or a dater's text. */
  readonly target: string | null;
  readonly details: AuditEntry['details'];
}

export interface AuditFilter {
  /** An action, or the first part of one: `users` finds `users.delete`. */
  readonly action: string | null;
  /** Part of the actor's address, the action, the target or the users in the details, ignoring case. */
  readonly search: string | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly to: Date | null;
}

export interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** What a check of the chained log found. */
export interface AuditChain {
  readonly entries: number;
  /** The first entry that is not as it was written, or follows one that is missing; null when there is none. */
  readonly broken: { readonly seq: number; readonly id: string } | null;
  /** The last entry's hash in hexadecimal, which covers the whole log; empty without entries. */
  readonly lastHash: string;
}
