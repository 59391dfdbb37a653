/** Looks at what the product stands on, now. Each rejects when there is no answer; the caller sets the time limit. */
export abstract class HealthProbes {
  /** Milliseconds of a query. */
  abstract database(): Promise<number>;
  /** Milliseconds of a ping; null without Redis. */
  abstract redis(): Promise<number | null>;
  /** Milliseconds to the mail server's greeting. */
  abstract mailServer(): Promise<number>;
  /** Mails that were given up. */
  abstract deadMails(): Promise<number>;
  /** The HTTP status of the model's server, asked for nothing that costs; null for the built-in coach. */
  abstract coach(): Promise<number | null>;
  /** Bytes of the disk that holds the data. */
  abstract disk(): Promise<{ free: number; total: number }>;
  /** What a request waits for this process at the 99th percentile since the last look. */
  abstract api(): { delayMs: number; uptimeSeconds: number };
}
