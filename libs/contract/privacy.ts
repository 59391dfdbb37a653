import type { RulesOf } from './rules/field-rule';

/** A browser that is signed in to the account. */
export interface SignedInDevice {
  id: string;
  /** As far as its browser says: "Firefox on Windows". */
  name: string;
  signedInAt: string;
  /** To the hour. */
  lastSeenAt: string;
  /** The one that asks. */
  current: boolean;
}

export interface DeleteAccountRequest {
  currentPassword: string;
}

/** One part of the export: where it stands in the file, what it is, how many entries it has. */
export interface ExportIndexEntry {
  section: string;
  about: string;
  entries: number;
}

export interface DataExport {
  product: 'Heart & Head';
  exportedAt: string;
  /** Everything below, in words. */
  index: ExportIndexEntry[];
  [section: string]: unknown;
}

export const DELETE_ACCOUNT_RULES = {
  currentPassword: { kind: 'password', required: 'Current password is required' },
} as const satisfies RulesOf<DeleteAccountRequest>;
