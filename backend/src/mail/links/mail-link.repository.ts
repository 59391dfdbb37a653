/** The links in emails that wait. */
export abstract class MailLinkRepository {
  /** For how many seconds the link works, from when it was made; null when it was used or revoked. */
  abstract lifetimeSeconds(tokenHash: Buffer): Promise<number | null>;
  /**
   * Adds a link that does the same and was made this many seconds later. False when the first one was used or revoked
   * meanwhile.
   */
  abstract renew(tokenHash: Buffer, newTokenHash: Buffer, secondsLater: number): Promise<boolean>;
}
