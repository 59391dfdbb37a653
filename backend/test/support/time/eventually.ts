import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;
const GIVE_UP_MS = 25_000;

/** Polls until the condition holds, for effects in another process that sends no event. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const end = Date.now() + giveUpMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('The condition never became true');
    await pause(EVERY_MS);
  }
}
