import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 20;
const GIVE_UP_MS = 9_000;

/** Asks again until the answer is true; for what happens in another process, which sends us no event. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const end = Date.now() + giveUpMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come to pass');
    await pause(EVERY_MS);
  }
}
