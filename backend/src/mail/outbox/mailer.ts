import type { RenderedMail } from '../mail';

/** The server refused this mail for good (SMTP 5xx): trying again cannot help. */
export class PermanentMailError extends Error {}

/** How the reason of a refusal ends that is about the address and not about us. */
export const NO_SUCH_ADDRESS = 'no such address';

/** It refused the recipient: nothing will reach that address. */
export class RefusedRecipientError extends PermanentMailError {}

export abstract class Mailer {
  /** Resolves once the server has accepted the mail. Throws RefusedRecipientError or PermanentMailError, or any other error when a retry may help. */
  abstract send(mail: RenderedMail): Promise<void>;
  abstract close(): Promise<void>;
}
