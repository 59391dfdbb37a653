// @ts-check
import { endCommands } from '../lib/run-command.mjs';
import { Interrupted } from '../supervise/supervisor.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
// npm repeats a Ctrl-C that the terminal has already delivered, so two close together count as one.
const SAME_PRESS_MS = 600;
const PARENT_CHECK_MS = 500;

/**
 * Turns Ctrl-C and other stop signals into one orderly stop; a second one forces it.
 * @param {{ stop: () => Promise<void>, force: () => void }} reactions `stop` is called once the commands under way have ended
 * @returns {{ asked: () => boolean, check: () => void }} `check` throws once a stop has been requested
 */
export function watchInterrupts({ stop, force }) {
  let first = 0;
  const onSignal = () => {
    const now = Date.now();
    if (first === 0) {
      first = now;
      void endCommands().then(stop);
    } else if (now - first > SAME_PRESS_MS) {
      force();
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  if (process.env['npm_lifecycle_event']) onParentGone(() => first === 0 && onSignal());
  const asked = () => first !== 0;
  const check = () => {
    if (asked()) throw new Interrupted();
  };
  return { asked, check };
}

/** npm signals the shell it started, which may die without passing it on. @param {() => void} react */
function onParentGone(react) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || react(), PARENT_CHECK_MS).unref();
}
