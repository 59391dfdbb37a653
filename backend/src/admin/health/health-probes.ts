/**
 * Checks what the product depends on, right now. Each rejects when there is no answer; the caller sets the time limit.
 */
export abstract class HealthProbes {
  /** How long a query takes, in milliseconds. */
  abstract database(): Promise<number>;
  /** How long a ping takes, in milliseconds; null without Redis. */
  abstract redis(): Promise<number | null>;
  /** Milliseconds until the mail server's greeting. */
  abstract mailServer(): Promise<number>;
  /** Emails that could not be delivered. */
  abstract deadMails(): Promise<number>;
  /** The HTTP status of the model server for a request that costs nothing; null for the built-in coach. */
  abstract coach(): Promise<number | null>;
  /** Free and total bytes of the disk that holds the data. */
  abstract disk(): Promise<{ free: number; total: number }>;
  /** How long a request waits for this process, at the 99th percentile since the last check. */
  abstract api(): { delayMs: number; uptimeSeconds: number };
}
