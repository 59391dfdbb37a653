/** OWASP's recommendation for PBKDF2 with SHA-256: about half a second on a phone. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const HASH_BITS = 256;

export const PIN_LENGTH = 6;
/** Wrong tries without a wait. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;

/** What is kept of a PIN: enough to check it, at a price for each guess. */
export interface PinHash {
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    HASH_BITS,
  );
  return toText(new Uint8Array(bits));
}

export const isPin = (text: string): boolean => new RegExp(`^[0-9]{${PIN_LENGTH}}$`).test(text);

/** Browsers expose `crypto.subtle` only over HTTPS and on localhost. */
export const canHashPins = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function hashPin(pin: string, iterations = ITERATIONS): Promise<PinHash> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return { salt: toText(salt), hash: await derive(pin, salt, iterations), iterations };
}

export async function isRightPin(pin: string, { salt, hash, iterations }: PinHash): Promise<boolean> {
  return (await derive(pin, toBytes(salt), iterations)) === hash;
}

/** Milliseconds to wait after so many wrong tries in a row: none at first, then twice as long each time, up to an hour. */
export function waitAfter(wrongTries: number): number {
  if (wrongTries < FREE_TRIES) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrongTries - FREE_TRIES));
}
