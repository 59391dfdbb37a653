import type { RenderedMail } from '../mail';

/** The server permanently rejected this email (SMTP 5xx), so retrying cannot help. */
export class PermanentMailError extends Error {}

/** The suffix of a rejection reason that is about the address and not about us. */
export const NO_SUCH_ADDRESS = 'no such address';

/** The server rejected the recipient: nothing will reach that address. */
export class RefusedRecipientError extends PermanentMailError {}

export abstract class Mailer {
  /**
   * Resolves once the server has accepted the email. Throws RefusedRecipientError or PermanentMailError, or any other
   * error when a retry may help.
   */
  abstract send(mail: RenderedMail): Promise<void>;
  abstract close(): Promise<void>;
}
