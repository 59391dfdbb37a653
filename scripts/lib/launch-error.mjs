// @ts-check

/** A failure the user can act on: its message is one line that says what to do, shown without a stack trace. */
export class LaunchError extends Error {
  /** @param {string} message @param {string} [details] output worth showing below the message */
  constructor(message, details = '') {
    super(message);
    this.name = 'LaunchError';
    this.details = details;
  }
}

/** @param {unknown} error @returns {string} the system's code (ENOENT, EADDRINUSE, ...) or '' */
export function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** @param {unknown} error @returns {string} */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
