import type { RenderedMail } from './mail';

/** The server refused this mail for good (SMTP 5xx): trying again cannot help. */
export class PermanentMailError extends Error {}

export abstract class Mailer {
  /** Resolves once the server has accepted the mail. Throws PermanentMailError, or any other error when a retry may help. */
  abstract send(mail: RenderedMail): Promise<void>;
  abstract close(): Promise<void>;
}
