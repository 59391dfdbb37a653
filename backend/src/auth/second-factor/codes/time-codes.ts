/** The codes of authenticator apps: six digits, new every 30 seconds (RFC 6238). */
export abstract class TimeCodes {
  /** 160 random bits in Base32. */
  abstract newSecret(): string;
  /** What the app reads from the QR code; `account` is how it names the entry. */
  abstract uri(secret: string, account: string): string;
  /**
   * The number of the 30-second step that the code belongs to; null when it is neither the current step's nor that of
   * one of its neighbors.
   */
  abstract stepOf(secret: string, code: string, at: Date): Promise<number | null>;
}
