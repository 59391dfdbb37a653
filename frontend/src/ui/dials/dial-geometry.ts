import type { FitRange } from './fit-texts';

/** Everything in the units of a dial 120 wide, drawn around its center. */
export const CENTER = 60;
export const RING = { radius: 42, width: 8 } as const;
/** As far from the ring as it can be: on a small dial, the two must not run together. */
export const HEART = { radius: 56.5, width: 2.5 } as const;
/** Wider than the ring, so that it shows on both sides of the arc. */
const BAND_WIDTH = RING.width + 4;

/** A heart where the outer arc begins, so that it's clear without color which arc is the heart's. */
export const HEART_SIGN =
  'M60 10.4C56.4 7.9 54.2 5.9 54.2 3.7a2.9 2.9 0 0 1 5.8-.7 2.9 2.9 0 0 1 5.8.7c0 2.2-2.2 4.2-5.8 6.7z';

function point(radius: number, percent: number): string {
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2;
  const along = (part: number) => (CENTER + radius * part).toFixed(2);
  return `${along(Math.cos(angle))} ${along(Math.sin(angle))}`;
}

/** The likely range along the ring as the outline of a band with round ends that lie within the range. */
export function bandPath({ low, high }: FitRange): string {
  const from = Math.max(0, low);
  const to = Math.min(100, high);
  const half = BAND_WIDTH / 2;
  const capPercent = (half / (2 * Math.PI * RING.radius)) * 100;
  const inset = Math.min(capPercent, Math.max(0, to - from) / 2);
  const [start, end] = [from + inset, to - inset];
  const isLong = end - start > 50 ? 1 : 0;
  const [inner, outer] = [RING.radius - half, RING.radius + half];
  return [
    `M${point(outer, start)}`,
    `A${outer} ${outer} 0 ${isLong} 1 ${point(outer, end)}`,
    `A${half} ${half} 0 0 1 ${point(inner, end)}`,
    `A${inner} ${inner} 0 ${isLong} 0 ${point(inner, start)}`,
    `A${half} ${half} 0 0 1 ${point(outer, start)}Z`,
  ].join('');
}
