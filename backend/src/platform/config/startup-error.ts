/** Something the operator has to fix before the app can start; the message is one line that says what to do. */
export class StartupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartupError';
  }
}
