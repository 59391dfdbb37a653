/** As long as the two halves of a double tap may be apart. */
const DOUBLE_TAP_MS = 400;

const OF_A_TAP = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'] as const;

let shields = 0;
/** On the clock of events. */
let ignoredUntil = 0;
let isWatching = false;

/** While the page was busy, a tap may have waited until after its shield was gone. */
function ignoreLateTap(event: Event): void {
  if (shields > 0 || event.timeStamp >= ignoredUntil) return;
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of OF_A_TAP) window.addEventListener(type, ignoreLateTap, { capture: true });
}

/** For a moment, nothing on the screen takes taps: the second half of a double tap is meant for what was there before. */
export function ignoreTaps(): void {
  watch();
  const shield = document.createElement('div');
  // Nor does it take the focus, and with it the keyboard, from what the first half opened.
  shield.addEventListener('mousedown', (event) => event.preventDefault());
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '9999' });
  document.body.append(shield);
  shields += 1;
  ignoredUntil = performance.now() + DOUBLE_TAP_MS;
  setTimeout(() => {
    shield.remove();
    shields -= 1;
  }, DOUBLE_TAP_MS);
}
