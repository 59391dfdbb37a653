/** The tokens of signed reports that were taken, so that none is taken twice. */
export abstract class WebhookTokenRepository {
  /** False when it was taken before; undone with the transaction. */
  abstract take(tokenHash: Buffer): Promise<boolean>;
  /** Deletes those that are too old to be taken again anyway. */
  abstract deleteOld(): Promise<void>;
}
