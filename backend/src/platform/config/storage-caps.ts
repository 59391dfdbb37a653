import type { EnvironmentReader } from './environment-reader';

/** How many rows of a kind may be added within 24 hours, over all processes. */
export interface StorageCaps {
  /** Page views and clicks. */
  readonly tracking: number;
  /** Requests to unsubscribe that name any address; those by a link from an email always count. */
  readonly unsubscribe: number;
  /** Messages to support. */
  readonly contact: number;
  /** For one user: messages that signal danger, which no other limit applies to. */
  readonly safety: number;
}

const MOST = 1_000_000_000;

export function readStorageCaps(read: EnvironmentReader): StorageCaps {
  return {
    tracking: read.wholeNumber('TRACKING_DAILY_MAX', 1_000_000, 0, MOST),
    unsubscribe: read.wholeNumber('UNSUBSCRIBE_DAILY_MAX', 10_000, 0, MOST),
    contact: read.wholeNumber('CONTACT_DAILY_MAX', 1_000, 0, MOST),
    safety: read.wholeNumber('SAFETY_MESSAGES_DAILY_MAX', 100, 0, MOST),
  };
}
