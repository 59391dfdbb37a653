/** Prints one line about a start that takes longer than usual. */
export type Tell = (line: string) => void;

/** A start that takes this long says what it waits for, in milliseconds. */
const TELL_AFTER_MS = 3_000;

export const tellOnStandardError: Tell = (line) => void process.stderr.write(`${line}\n`);

/** Does the work, and says what it waits for if that takes over 3 s. `what` is asked only then. */
export async function telling<Result>(
  tell: Tell,
  what: string | (() => string | Promise<string>),
  work: () => Promise<Result>,
  afterMs = TELL_AFTER_MS,
): Promise<Result> {
  const sayWhat = async (): Promise<void> => tell(typeof what === 'string' ? what : await what());
  // Asking what may fail for the same reason that the work waits: then the work tells.
  const timer = setTimeout(() => void sayWhat().catch(() => undefined), afterMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
