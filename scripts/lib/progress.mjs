// @ts-check

const REMINDER_MS = 15_000;

/** @param {string} text */
export function say(text) {
  console.log(`  ${text}`);
}

/**
 * Shows the progress of something slow: one updating line in a terminal, a few lines elsewhere.
 * @param {string} title
 */
export function startStep(title) {
  const started = Date.now();
  const terminal = process.stdout.isTTY === true;
  let detail = '';
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const draw = () => {
    const line = `  ${title} ... ${detail ? `${detail}, ` : ''}${seconds()}`;
    if (terminal) process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
    else console.log(line);
  };
  if (!terminal) say(`${title} ...`);
  const timer = setInterval(draw, terminal ? 250 : REMINDER_MS);
  const finish = (/** @type {string} */ outcome) => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
    say(`${title}: ${outcome}`);
  };
  return {
    update: (/** @type {string} */ text) => void (detail = text),
    done: () => finish(`done in ${seconds()}`),
    fail: () => finish('failed'),
  };
}
