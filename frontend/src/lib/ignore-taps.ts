/** As long as the two halves of a double tap may be apart. */
const DOUBLE_TAP_MS = 400;

/** For a moment, nothing on the screen takes taps: the second half of a double tap is meant for what was there before. */
export function ignoreTaps(): void {
  const shield = document.createElement('div');
  // Nor does it take the focus, and with it the keyboard, from what the first half opened.
  shield.addEventListener('mousedown', (event) => event.preventDefault());
  Object.assign(shield.style, { position: 'fixed', inset: '0', zIndex: '9999' });
  document.body.append(shield);
  setTimeout(() => shield.remove(), DOUBLE_TAP_MS);
}
