import type { RenderedMail } from '../mail';
import type { FailureScope } from '../server/mail-server';

/** The server permanently rejected this email (SMTP 5xx), so retrying cannot help. */
export class PermanentMailError extends Error {
  constructor(
    message: string,
    /** At its recipient (RCPT), before its content was read. */
    readonly isAtRecipient: boolean,
  ) {
    super(message);
  }
}

/** The suffix of a rejection reason that is about the address and not about us. */
export const NO_SUCH_ADDRESS = 'no such address';

/** The server rejected the recipient: nothing will reach that address. */
export class RefusedRecipientError extends PermanentMailError {
  constructor(message: string) {
    super(message, true);
  }
}

/** A retry may help. */
export class TemporaryMailError extends Error {
  constructor(
    message: string,
    readonly scope: FailureScope,
  ) {
    super(message);
  }
}

export abstract class Mailer {
  /**
   * Resolves once the server has accepted the email. Throws RefusedRecipientError, PermanentMailError or
   * TemporaryMailError, within a minute.
   */
  abstract send(mail: RenderedMail): Promise<void>;
  /** Lets go of idle connections: after an outage they may be dead without showing it. */
  abstract reconnect(): void;
  abstract close(): Promise<void>;
}
