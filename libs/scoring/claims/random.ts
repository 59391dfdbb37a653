/** A source of numbers in [0, 1) that gives the same ones for the same seed in every engine: mulberry32 (Ettinger). */
export type Random = () => number;

// Looked up once: tests run in a sandbox where each look-up of a global costs more than a multiplication.
const { floor, imul } = Math;

/** `seed` is read as an unsigned 32-bit integer. */
export function mulberry32(seed: number): Random {
  // In a typed array, because engines allocate a new object for every number of 32 bits in a closure.
  const state = Uint32Array.of(seed);
  return () => {
    state[0] = (state[0] ?? 0) + 0x6d2b79f5;
    const drawn = state[0];
    let mixed = imul(drawn ^ (drawn >>> 15), drawn | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fisher-Yates, in place. */
export function shuffle(values: number[], random: Random): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = floor(random() * (last + 1));
    const kept = values[last] ?? 0;
    values[last] = values[other] ?? 0;
    values[other] = kept;
  }
}
