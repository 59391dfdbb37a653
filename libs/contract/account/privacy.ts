import type { RulesOf } from '../rules/field-rule';

/** How many days something is kept that is deleted by its age. The privacy policy and the daily deletions read this. */
export const KEPT_DAYS = {
  /**
   * The record of an email, from when it was sent, dropped or given up. Its content is erased when it is sent or dropped;
   * of one that was refused or given up it stays as long as the record, so that it can be sent after all.
   */
  mails: 30,
  /** A message to support with its replies, from when it was marked done. */
  contactMessages: 365,
} as const;

/** The name of a browser that says nothing known about itself. */
export const UNKNOWN_DEVICE = 'Unknown device';

/** A browser signed in to the account. */
export interface SignedInDevice {
  id: string;
  /** What the browser says about itself: "Firefox on Windows". */
  name: string;
  signedInAt: string;
  /** To the hour. */
  lastSeenAt: string;
  /** Whether it is the one making the request. */
  current: boolean;
}

/** A sign-in to the account, or an attempt. */
export interface RecentSignIn {
  outcome: 'signed-in' | 'new-device' | 'wrong-password' | 'wrong-second-step' | 'blocked';
  /** What the browser says about itself. */
  device: string;
  at: string;
}

/** What a browser encrypts its copies of an account's data with. */
export interface BrowserKey {
  userId: string;
  /** 32 bytes, base64url; the same for every browser of the account. */
  key: string;
}

export interface DeleteAccountRequest {
  currentPassword: string;
}

/** One part of the export: its place in the file, what it is, and how many entries it has. */
export interface ExportIndexEntry {
  section: string;
  about: string;
  entries: number;
}

export interface DataExport {
  product: 'Heart & Head';
  /** See RECORD_VERSION. */
  formatVersion: number;
  exportedAt: string;
  /** A description of everything below. */
  index: ExportIndexEntry[];
  [section: string]: unknown;
}

export const DELETE_ACCOUNT_RULES = {
  currentPassword: { kind: 'password', required: 'Current password is required' },
} as const satisfies RulesOf<DeleteAccountRequest>;
